import type { Notifications } from '#modules/notification/notification-kinds.service';
import { planChange } from './plan-change.mail.ts';
import { notifyOfPlan, PLAN_MAIL_DATA } from './plan-change.sql.ts';
import { planUse } from './plan-use.mail.ts';

/** Notifications of the plan and its use to the owner of an institution. A job writes those of the use. */
export const PLAN_NOTIFICATIONS: Notifications = {
  kinds: {
    PLAN_USE: {
      value: 'plan-use',
      description:
        'The institution of the member, who owns it, has nearly or exactly as many students as its plan includes; see `details`. `subjectId` is the institution.',
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: planUse,
      mailsAbout: (say) => say`the use of your plan`,
    },
    PLAN_CHANGE: {
      value: 'plan-change',
      description:
        "The platform's staff or the subscription changed the plan of the institution of the member, who owns it, or its last day is over; see `details`. `subjectId` is the institution.",
      isFor: 'staff',
      isMailed: true,
      isCombined: false,
      mail: planChange,
      mailData: PLAN_MAIL_DATA,
      mailsAbout: (say) => say`changes of your plan`,
    },
  },
  details: {
    ALMOST_FULL: { value: 'almost-full', description: 'At least 80% of the places of the plan are taken.' },
    FULL: { value: 'full', description: 'All places of the plan are taken.' },
    FREE: { value: 'free', description: 'The institution is now on the plan FREE.' },
    STARTER: { value: 'starter', description: 'The institution is now on the plan STARTER.' },
    PROFESSIONAL: { value: 'professional', description: 'The institution is now on the plan PROFESSIONAL.' },
    ENTERPRISE: { value: 'enterprise', description: 'The institution is now on the plan ENTERPRISE.' },
  },
  rules: { 'institution.plan_changed': notifyOfPlan },
};
