import { v7 as uuidv7 } from 'uuid';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import type { Statement } from '#platform/read/reader';
import { mailsOf } from './mails.sql.ts';
import type { Run } from './reminder.sql.ts';

interface Sender {
  institutionId: string;
  /** Name of the job, which is the author of the writes. */
  job: string;
}

/**
 * Writes the reminders of an institution and enqueues their mails in one transaction, then publishes them.
 * @param statementsOf returns the statements of a run, each of which returns the IDs of new notifications as JSON
 */
export async function sendReminders(
  services: Services,
  { institutionId, job }: Sender,
  statementsOf: (run: Run) => Statement[],
): Promise<void> {
  const run = { id: uuidv7(), at: new Date() };
  const reminders = statementsOf(run);
  if (reminders.length === 0) return;
  const author = createJobContext(services, institutionId, job);
  const sent = await services.runWrites(author, [...reminders, mailsOf({ institutionId, ...run }, false)]);
  if (sent.slice(0, reminders.length).some(Boolean))
    await services.bus.publish('notified', { institutionId, eventId: run.id });
}
