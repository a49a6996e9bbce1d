import { v7 as uuidv7 } from 'uuid';
import { aCohort, aFile, inDays, insert } from '#tests/support/factories';
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
    deadline: inDays(25).toISOString(),
  },
  idOf: {
    updateMilestone: 'milestoneId',
    removeMilestone: 'spareMilestoneId',
    shiftCohort: 'shiftedCohortId',
    publishCohort: 'draftCohortId',
    removeCohortCover: 'picturedCohortId',
  },
  silent: { updateCohorts: 'gives the version that updateCohort has just changed' },
  own: async (app, { admin: by, self, cohort: { id, institutionId } }) => {
    const shiftedCohortId = (await aCohort(app, { by })).id;
    const draftCohortId = (await aCohort(app, { by, isPublished: false })).id;
    const picturedCohortId = (await aCohort(app, { by })).id;
    await app.db.query(`update cohort set cover_url = '/images/a' where id = $1`, [picturedCohortId]);
    const [milestoneId, spareMilestoneId] = [uuidv7(), uuidv7()];
    // Those of a cohort whose dates change get new dates too, and so new versions.
    for (const milestone of [milestoneId, spareMilestoneId])
      await insert(app, 'milestone', {
        institution_id: institutionId,
        id: milestone,
        cohort_id: draftCohortId,
        title: 'Half of it',
        deadline: inDays(25),
      });
    return {
      id,
      ids: id,
      guid: id,
      cohortId: id,
      rowId: id,
      milestoneId,
      spareMilestoneId,
      shiftedCohortId,
      draftCohortId,
      picturedCohortId,
      coverId: await aFile(app, { by: self, purpose: 'cover', imageKey: '3'.repeat(32) }),
    };
  },
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
