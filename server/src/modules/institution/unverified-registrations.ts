import { defineJob } from '#platform/jobs/job';
import type { ClientBase } from 'pg';
import { ownerTransaction, type WithOwner } from '#platform/database/owner-transaction';
import { type Due, dueInstitutionsSql } from '#platform/jobs/due';
import type { Services } from '#platform/request/services';

/** Days in which the owner of a new institution has to verify the e-mail address. */
export const DAYS_TO_VERIFY = 7;

/**
 * The account of an owner that never verified its e-mail, alone in an institution since before `moment`. Not while a code
 * is valid: the person may be typing it.
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
 * Deletes institutions whose owner never verified the e-mail, with the account, so that namespace and address can be
 * registered again. As the owner of the tables, because the application's role may not delete audit entries.
 * @returns the number of institutions deleted
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

/** One that cannot be deleted must not keep the others: it is logged and tried again by the next run. */
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

/** Locks the account against a verification and the institution against a new member, then looks again. */
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

/** All that a registration leaves behind. Anything else violates a foreign key, and the institution stays. */
const DELETE_ALL = [
  'delete from session where institution_id = $1',
  'delete from presence where institution_id = $1',
  'delete from membership where institution_id = $1',
  'delete from stored_count where institution_id = $1', // the membership's deletion counts again
  'delete from audit_entry where institution_id = $1', // the membership's deletion made one more
];

/** The account stays where it belongs to another institution. */
const DELETE_ACCOUNT =
  'delete from account where id = $1 and not exists (select from membership where account_id = $1)';

/** Removes registrations that nobody verified in time. */
export const REMOVE_UNVERIFIED_REGISTRATIONS = defineJob({
  name: 'remove-unverified-registrations',
  schedule: '37 * * * *',
  due: UNVERIFIED_REGISTRATIONS,
  run: (services, _payload, { withPgClient }) => removeUnverifiedRegistrations(services, withPgClient),
});
