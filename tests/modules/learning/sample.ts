import { v7 as uuidv7 } from 'uuid';
import { insert } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { seconds: 30, position: 90 },
  silent: { recordLearning: 'counts time, which only the member knows' },
  targets: async (app, { institution, classmate }) => {
    const id = uuidv7();
    const membership = { institution_id: institution.id, membership_id: classmate.membershipId };
    await insert(app, 'learning_day', {
      ...membership,
      id,
      day: '2027-03-01',
      time_zone: 'UTC',
      seconds: 60,
    });
    return { hidden: { 'day of another': id } };
  },
};
