import { defineJob } from '#platform/jobs/job';
import type { ClientBase } from 'pg';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { type Due, dueInstitutionsSql } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Days in which the owner of a new institution has to verify the e-mail address. */
const DAYS_TO_VERIFY = 7;

/**
 * Accounts of owners that never verified their e-mail address and are alone in an institution since before
 * `moment`. Excludes accounts with a valid code, whose owner may be typing it.
 */
export const UNVERIFIED_REGISTRATIONS: Due = {
  name: 'unverified_registration',
  query: `with people as (select m.* from public.membership m where m.institution_id = tenant limit 2)
    select to_json(a.id)
    from people p
    join public.account a on a.id = p.account_id
    join public.institution i on i.id = tenant
    where (select count(*) from people) = 1 and p.is_owner
      and not a.is_verified and a.deleted_at is null and a.created_at < moment and i.created_at < moment
      and not exists (select from public.verification_code c where c.account_id = a.id and c.expires_at > now())`,
};

const SINCE = `-${DAYS_TO_VERIFY} days`;

/**
 * Deletes institutions whose owner never verified the e-mail address, with the account, so that namespace and
 * address are free again. Runs as the tables' owner, because the application's role may not delete audit
 * entries.
 * @returns the number of deleted institutions
 */
export async function removeUnverifiedRegistrations(
  services: Services,
  withOwner: WithOwner,
): Promise<number> {
  return withOwner(async (client) => {
    const { rows } = await client.query<{ id: string; due: string }>(
      dueInstitutionsSql(UNVERIFIED_REGISTRATIONS, SINCE),
    );
    let count = 0;
    for (const { id, due: accountId } of rows) if (await remove(services, client, id, accountId)) count++;
    return count;
  });
}

/** Deletes one registration. A failure is logged and retried by the next run, without blocking the others. */
async function remove(
  { log, bus }: Services,
  client: ClientBase,
  institutionId: string,
  accountId: string,
): Promise<boolean> {
  const settings = { institution: institutionId, account: accountId };
  try {
    const namespace = await ownerTransaction(client, settings, async () => {
      if (!(await isStillDue(client, institutionId, accountId))) return null;
      for (const statement of DELETE_ALL) await client.query(statement, [institutionId]);
      const { rows } = await client.query<{ namespace: string }>(
        'delete from institution where id = $1 returning namespace',
        [institutionId],
      );
      await client.query(DELETE_ACCOUNT, [accountId]);
      return rows[0]!.namespace;
    });
    if (namespace === null) return false;
    log.info({ institutionId, accountId, namespace }, 'unverified registration deleted');
    await bus.publish('institutionChanged', { institutionId });
    return true;
  } catch (err) {
    log.warn({ err, institutionId }, 'deleting an unverified registration failed');
    return false;
  }
}

/** Locks the account against a verification and the institution against new members, then checks again. */
async function isStillDue(client: ClientBase, institutionId: string, accountId: string): Promise<boolean> {
  await client.query('select from account where id = $1 for update', [accountId]);
  await client.query('select from institution where id = $1 for update', [institutionId]);
  const { rows } = await client.query<{ isDue: boolean }>(
    `select public.${UNVERIFIED_REGISTRATIONS.name}(id, now() + interval '${SINCE}') is not null as "isDue"
     from institution where id = $1 and suspended_at is null`,
    [institutionId],
  );
  return rows[0]?.isDue ?? false;
}

/** Deletes everything that a registration creates. Any other data violates a foreign key and keeps the institution. */
const DELETE_ALL = [
  'delete from session where institution_id = $1',
  'delete from presence where institution_id = $1',
  'delete from category where institution_id = $1',
  'delete from membership where institution_id = $1',
  'delete from stored_count where institution_id = $1', // the deletion of the membership is counted again
  'delete from audit_entry where institution_id = $1', // the deletions above added entries
];

/** Deletes the account unless it belongs to another institution. */
const DELETE_ACCOUNT =
  'delete from account where id = $1 and not exists (select from membership where account_id = $1)';

/** Deletes registrations that were not verified in time. */
export const REMOVE_UNVERIFIED_REGISTRATIONS = defineJob({
  name: 'remove-unverified-registrations',
  schedule: '37 * * * *',
  due: UNVERIFIED_REGISTRATIONS,
  run: (services, _payload, { withPgClient }) => removeUnverifiedRegistrations(services, withPgClient),
});
