import { anActivity, inDays } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    maxFileMegabytes: 5,
    days: 7,
    percent: 100,
    dueAt: `${inDays(20).toISOString().slice(0, 10)}T11:00:00.000Z`,
  },
  idOf: {
    activity: 'activityId',
    updateActivity: 'activityId',
    updateActivities: 'activityId',
    deleteActivity: 'activityId',
  },
  inputs: { deleteActivity: { version: null } }, // updateActivity comes first
  silent: { updateActivities: 'gives the version that updateActivity has just changed' },
  own: async (app, { course }) => ({ activityId: (await anActivity(app, { course })).id }),
  targets: async (app, { course, draft }) => ({
    seen: { activity: (await anActivity(app, { course })).id },
    hidden: {
      'activity of a draft': (await anActivity(app, { course: draft, title: HIDDEN })).id,
      'deleted activity': (await anActivity(app, { course, title: HIDDEN, deletedAt: inDays(-1) })).id,
    },
  }),
  messages: (id, { institution }) => ({
    activityChanged: { institutionId: institution.id, activityId: id, studentId: null },
  }),
};
