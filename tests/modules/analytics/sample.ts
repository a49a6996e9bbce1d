import { aCohort, aStudent, inDays } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';
import { aPlace } from './calls.ts';

export const sample: Sample = {
  values: { range: 'LAST_30_DAYS' },
  // A student at risk, whose cohort only its staff may find in the file of such students.
  targets: async (app, { teacher, institution }) => {
    const title = `A group that is idle ${CANARY}`;
    const cohort = await aCohort(app, { by: teacher, title, startDate: inDays(-40), endDate: inDays(40) });
    await aPlace(app, { cohort, student: await aStudent(app, { institution }), enrolledAt: inDays(-30) });
    return {};
  },
};
