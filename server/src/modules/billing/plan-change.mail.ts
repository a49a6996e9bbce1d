import { formatDate } from '#kernel/format-date';
import type { Say, Text } from '#kernel/translate';
import { greet, type NotificationData, type Template } from '#platform/mail/templates/template';
import { PLAN_TERMS } from '#modules/institution/plan.rules';

const NAMES: Record<keyof typeof PLAN_TERMS, string> = {
  free: 'Free',
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
};

const PLANS = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** Returns what a plan includes, in a sentence. */
const includes = (say: Say, students: number | null): Text =>
  students === null ? say`It includes any number of students.` : say`It includes ${students} students.`;

/** Data of a mail about another plan, as `PLAN_MAIL_DATA` selects it. Mails that waited for an earlier version have none. */
interface PlanData {
  /** Last day of the plan, YYYY-MM-DD. Null without an end. */
  until: string | null;
}

export const planChange: Template<NotificationData> = (
  { details = [], institution, namespace, firstName, more },
  { appName, language, link, say },
) => {
  const plan = PLANS.find((one) => details.includes(one)) ?? 'free'; // each notification has one
  const until = (more as PlanData | undefined)?.until;
  return {
    subject: say`${institution} is now on ${NAMES[plan]}`,
    greeting: greet(say, firstName),
    paragraphs: [
      say`The plan of ${institution} is now ${NAMES[plan]}.`,
      includes(say, PLAN_TERMS[plan].students),
      ...(until && plan !== 'free'
        ? [say`Its last day is ${formatDate(new Date(until), language)}. Then the plan is Free again.`]
        : []),
      ...(plan === 'free'
        ? [say`All students stay. While there are more students, no one else can join.`]
        : []),
      say`If you didn’t expect this, write to us with Contact Sales in the settings.`,
    ],
    action: { label: say`See your plan`, url: link('/isettings?tab=billing', namespace) },
    note: say`You’re receiving this email because you own ${institution} at ${appName}.`,
  };
};
