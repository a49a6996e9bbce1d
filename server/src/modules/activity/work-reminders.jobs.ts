import { setImmediate as others } from 'node:timers/promises';
import { sendReminders } from '#modules/notification/send-reminders.service';
import { type Due, forEachDue } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import type { Services } from '#platform/request/services';
import { HOUR } from '#kernel/duration.rules';
import { COMING_WORK, remindOfDueWork } from './work-reminders.sql.ts';

const JOB = 'remind-of-work';

/** Hours before the due date at which reminders are sent. */
const LEAD_HOURS = 24;

const COMING: Due = { name: 'work_due', query: COMING_WORK };

/**
 * Reminds students of unsubmitted work that is due within a day, one institution at a time under row level security.
 * Idempotent: it may run at any time and concurrently. A due date that moves is reminded of again.
 */
export async function remindOfWork(services: Services): Promise<void> {
  const until = new Date(Date.now() + LEAD_HOURS * HOUR);
  const remindIn = async (institutionId: string) => {
    await sendReminders(services, { institutionId, job: JOB }, (run) => [
      remindOfDueWork(institutionId, until, run),
    ]);
    await others(); // yield to other requests between institutions
  };
  await forEachDue(services, COMING, ({ id }) => remindIn(id), `${LEAD_HOURS} hours`);
}

/** Sends reminders of work. */
export const REMIND_OF_WORK = defineJob({
  name: JOB,
  schedule: '*/15 * * * *',
  due: COMING,
  run: remindOfWork,
});
