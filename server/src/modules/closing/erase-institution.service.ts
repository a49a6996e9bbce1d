import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import { Institution } from '#modules/institution/institution.entity';
import { mailOwner } from '#modules/institution/suspend-institution.service';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { COMMON_SCHEMA, PROMPT_SCHEMA } from '#platform/jobs/lanes';
import { paymentProvider } from '#platform/payments/payment-provider';
import { createJobContext } from '#platform/request/job-context';
import type { Services } from '#platform/request/services';
import { eraseFiles } from './erase-files.service.ts';
import { eraseRows } from './erase-rows.service.ts';

export const ERASE_JOB = 'erase-institution';

/**
 * Erases a closed institution whose time to reopen is over: its subscription, jobs, files and rows, and then itself. Each
 * part can be repeated, so a killed erasure goes on with the next run of the job.
 * @returns false when it is not due, for example reopened in the meantime, or when something has to be settled first
 */
export async function eraseInstitution(
  services: Services,
  withOwner: WithOwner,
  institutionId: string,
): Promise<boolean> {
  return withOwner(async (client) => {
    if (!(await lockErasure(client, institutionId))) return false; // another process works on it
    try {
      if (!(await beginErasure(services, institutionId))) return false;
      await endSubscription(services, institutionId);
      await deleteJobs(client, institutionId);
      await eraseFiles(services, client, institutionId);
      await eraseRows(client, institutionId);
      await ownerTransaction(client, { institution: institutionId }, () =>
        client.query('delete from institution where id = $1 and erasing_at is not null', [institutionId]),
      );
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockOf(institutionId)]);
    }
    services.log.info({ institutionId }, 'institution erased');
    await services.bus.publish('institutionChanged', { institutionId });
    return true;
  });
}

const lockOf = (institutionId: string) => `erase ${institutionId}`;

async function lockErasure(client: ClientBase, institutionId: string): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"',
    [lockOf(institutionId)],
  );
  return rows[0]!.isMine;
}

/**
 * Makes the erasure final behind the row lock that reopening needs: from now on it fails. Mails the owner, once.
 * @returns false when the institution is not due
 */
async function beginErasure(services: Services, institutionId: string): Promise<boolean> {
  const { transaction } = createJobContext(services, institutionId, ERASE_JOB);
  return transaction(async (em) => {
    const institution = await em.findOne(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!institution) return false;
    if (institution.erasingAt) return true;
    if (!institution.closingAt || institution.closingAt > new Date()) return false;
    if (await owesRefunds(services, em, institutionId)) {
      services.log.warn({ institutionId }, 'an erasure waits for refunds');
      return false;
    }
    institution.erasingAt = new Date();
    const { name } = institution;
    await mailOwner(em, (to, firstName) => ({
      to,
      template: 'institution-erased',
      data: { institution: name, ...(firstName && { firstName }) },
    }));
    return true;
  });
}

/** Returns whether payments at the provider have still to be paid back: nobody would know of them after the erasure. */
async function owesRefunds({ config }: Services, em: EntityManager, institutionId: string): Promise<boolean> {
  if (!paymentProvider(config).hosted) return false;
  const rows = await em.execute<unknown[]>(
    `select from seat_order where institution_id = ? and refund_due_at is not null and refunded_at is null
       and payment_ref is not null limit 1`,
    [institutionId],
  );
  return rows.length > 0;
}

/** Ends a subscription at the provider with its period. It is paused since the closing, so nothing is charged. */
async function endSubscription(services: Services, institutionId: string): Promise<void> {
  const { subscriptions: hosted } = paymentProvider(services.config);
  if (!hosted) return;
  const { transaction } = createJobContext(services, institutionId, ERASE_JOB);
  const refs = await transaction((em) =>
    em.execute<{ ref: string }[]>(
      `select provider_ref as ref from subscription
       where institution_id = ? and status <> 'ended' and provider_ref is not null`,
      [institutionId],
    ),
  );
  for (const { ref } of refs) {
    const { status } = await hosted.read(ref);
    if (status !== 'ended') await hosted.setEnding(ref, true);
  }
}

/** Deletes the waiting jobs of an institution, except the deletions of its files and the erasure itself. */
async function deleteJobs(client: ClientBase, institutionId: string): Promise<void> {
  for (const schema of [COMMON_SCHEMA, PROMPT_SCHEMA])
    await client.query(
      `delete from ${schema}._private_jobs job
       using ${schema}._private_tasks task, institution i
       where i.id = $1 and task.id = job.task_id and job.locked_at is null
         and task.identifier <> all (array['remove-file-bytes', '${ERASE_JOB}'])
         and (job.payload->>'share' = i.namespace or position($1::text in job.payload::text) > 0)`,
      [institutionId],
    );
}
