import { anActivity, anExtension } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: {
    revokeExtension: 'extensionId',
    'grantExtension.activityId': 'extendedActivityId',
    'grantExtension.studentId': 'learnerId',
  },
  own: async (app, { course, student, teacher }) => {
    // One to revoke and one to change, because a change makes another version of it.
    const [activity, extended] = [await anActivity(app, { course }), await anActivity(app, { course })];
    const { id } = await anExtension(app, { activity, student, by: teacher });
    await anExtension(app, { activity: extended, student, by: teacher });
    return { extensionId: id, extendedActivityId: extended.id, learnerId: student.membershipId };
  },
  targets: async (app, { course, classmate: student, teacher }) => {
    const activity = await anActivity(app, { course });
    const { id } = await anExtension(app, { activity, student, by: teacher, reason: HIDDEN });
    return { hidden: { 'extension of another': id } };
  },
};
