import { type Due, forEachDue } from '#platform/jobs/due';
import { defineJob } from '#platform/jobs/job';
import { createJobContext } from '#platform/request/job-context';
import type { Context } from '#platform/request/context';
import type { Services } from '#platform/request/services';
import { submitAttempts } from './submit-attempts.service.ts';

/** Attempts submitted per transaction. */
const AT_ONCE = 100;

const OVERDUE_ATTEMPTS: Due = {
  name: 'overdue_quiz_attempts',
  query: `select json_build_array(true) where exists (
    select from public.quiz_attempt t
    where t.institution_id = tenant and t.submitted_at is null and t.ends_at < moment)`,
};

// Those that their students submit at this moment are skipped.
const FIND = `
  select id from quiz_attempt where institution_id = ? and submitted_at is null and ends_at < now()
  order by ends_at, id limit ? for update skip locked`;

/** Submits a number of attempts whose time is over. Returns how many. */
const submitSome = (context: Context, institutionId: string): Promise<number> =>
  context.transaction(async (em, afterCommit) => {
    const found = await em.execute<{ id: string }[]>(FIND, [institutionId, AT_ONCE]);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await submitAttempts({ em, context, afterCommit }, institutionId, ids);
    return ids.length;
  });

/** Submits the attempts whose time is over, by the time of the database. Safe to run repeatedly and concurrently. */
export const submitOverdueAttempts = (services: Services): Promise<void> =>
  forEachDue(services, OVERDUE_ATTEMPTS, async ({ id }) => {
    const context = createJobContext(services, id, 'submit-overdue-quiz-attempts');
    while ((await submitSome(context, id)) === AT_ONCE);
  });

export const SUBMIT_OVERDUE_ATTEMPTS = defineJob({
  name: 'submit-overdue-quiz-attempts',
  schedule: '* * * * *',
  due: OVERDUE_ATTEMPTS,
  run: submitOverdueAttempts,
});
