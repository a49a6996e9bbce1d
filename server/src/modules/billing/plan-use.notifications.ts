import type { Notifications } from '#modules/notification/notification-kinds.service';
import { planUse } from './plan-use.mail.ts';

/** Notifications of the use of the plan to the owner of an institution. They are written by a job, not by an event. */
export const PLAN_USE_NOTIFICATIONS: Notifications = {
  kinds: {
    PLAN_USE: {
      value: 'plan-use',
      description:
        'The institution of the member, who owns it, has nearly or exactly as many students as its plan includes; see `details`. `subjectId` is the institution.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: planUse,
      mailsAbout: 'the use of your plan',
    },
  },
  details: {
    ALMOST_FULL: { value: 'almost-full', description: 'At least 80% of the places of the plan are taken.' },
    FULL: { value: 'full', description: 'All places of the plan are taken.' },
  },
};
