import { aCohort, inDays } from '#tests/support/factories';
import { CANARY, type Sample } from '#tests/support/sample';
import { aPlace } from './calls.ts';

export const sample: Sample = {
  values: { range: 'LAST_30_DAYS' },
  targets: async (app, { teacher, classmate }) => {
    const title = `A group that is idle ${CANARY}`;
    const cohort = await aCohort(app, { by: teacher, title, startDate: inDays(-40), endDate: inDays(40) });
    await aPlace(app, { cohort, student: classmate, enrolledAt: inDays(-30) });
    return { seen: { 'cohort with a student at risk': cohort.id } };
  },
};
