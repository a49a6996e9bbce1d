import { sendReminders } from '#modules/notification/send-reminders.service';
import { defineJob } from '#platform/jobs/job';
import { notifyOfPlanUse } from './plan-use.sql.ts';
import type { PlanUseLevel } from './student-limit.rules.ts';

const JOB = 'notify-of-plan-use';

interface PlanUse {
  institutionId: string;
  level: PlanUseLevel;
}

/**
 * Notifies the owner of an institution that its plan is full or almost full. Idempotent: once each in a month, and again on
 * another plan.
 */
export const NOTIFY_OF_PLAN_USE = defineJob<PlanUse>({
  name: JOB,
  run: (services, { institutionId, level }) =>
    sendReminders(services, { institutionId, job: JOB }, (run) => [
      notifyOfPlanUse(institutionId, level, run),
    ]),
});
