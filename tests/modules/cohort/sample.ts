import { aCohort, inDays } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';
import { cohortParts } from './parts.ts';

export const sample: Sample = {
  values: {
    startDate: inDays(20).toISOString(),
    registrationDeadline: inDays(15).toISOString(),
    endDate: inDays(40).toISOString(),
    startsAt: `${inDays(20).toISOString().slice(0, 10)}T10:00:00.000Z`,
    endsAt: `${inDays(20).toISOString().slice(0, 10)}T11:00:00.000Z`,
    timeZone: 'Europe/Berlin',
    meetingLink: 'https://meet.example.org/1',
  },
  silent: { updateCohorts: 'makes the changes that updateCohort has just made' },
  own: (_app, { cohort: { id } }) => Promise.resolve({ id, ids: id, guid: id, cohortId: id, rowId: id }),
  targets: async (app, { teacher: by, course, draft, cohort }) => {
    const unpublished = await aCohort(app, { by, courses: [draft], isPublished: false, title: HIDDEN });
    const deleted = await aCohort(app, { by, courses: [course], deletedAt: inDays(-1), title: HIDDEN });
    return {
      seen: { cohort: cohort.id, ...(await cohortParts(app, by, cohort)) },
      hidden: { 'unpublished cohort': unpublished.id, 'deleted cohort': deleted.id },
    };
  },
  messages: (cohortId, { institution }) => ({ cohortChanged: { institutionId: institution.id, cohortId } }),
};
