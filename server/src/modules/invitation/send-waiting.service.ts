import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '#kernel/role';
import { tokenHash } from '#kernel/token-hash';
import { arrayOf } from '#platform/database/array';
import { newTenantSecret } from '#platform/database/tenant-secret';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { consumeInvitations, mayMailAddress, waitingAllowance } from './invitation.limits.ts';
import { mailInvitations } from './mail-invitations.service.ts';
import { membersWith } from './members-with.service.ts';
import { WAITING } from './member-invitation.sql.ts';
import { expiryOf } from './write-invitations.service.ts';

/** Invitations that one transaction mails. */
const AT_ONCE = 50;

interface Waiting {
  id: string;
  email: string;
  role: Role;
  message: string;
  membershipId: string;
  accountId: string;
  cohortTitle: string | null;
}

// Skips those that a concurrent request changes, and waits while the institution is suspended or awaits its approval.
const NEXT = `
  select i.id, i.email, i.role, i.message, i.invited_by_id as "membershipId", m.account_id as "accountId",
    case when c.deleted_at is null and c.published_at is not null and c.end_date > ? then c.title end as "cohortTitle"
  from (select * from member_invitation where institution_id = ? and ${WAITING}) i
  join institution n on n.id = i.institution_id and n.suspended_at is null and n.pending_since is null
  join membership m on m.institution_id = ? and m.id = i.invited_by_id
  left join cohort c on c.institution_id = ? and c.id = i.cohort_id
  where m.account_id <> all(?::uuid[]) and i.id <> all(?::uuid[])
  order by i.created_at, i.id limit ?`;

const LOCK = `
  select id from member_invitation where institution_id = ? and id = any(?::uuid[]) and ${WAITING}
  order by id for update skip locked`;

const SENT = `
  update member_invitation i set token_hash = given.token_hash, sent_at = ?, expires_at = ?
  from json_to_recordset(?::json) as given (id uuid, token_hash text) where i.institution_id = ? and i.id = given.id`;

/** Invitations that a run does not send: of accounts whose limit is reached, and to addresses whose limit is. */
interface HeldBack {
  accounts: Set<string>;
  ids: Set<string>;
}

/** Mails waiting invitations of an institution in their order, as many as its limits allow now. */
export async function sendWaiting(context: Context, institutionId: string): Promise<void> {
  const held: HeldBack = { accounts: new Set(), ids: new Set() };
  while (
    await context.transaction((em, afterCommit) =>
      sendBatch({ em, context, afterCommit }, institutionId, held),
    )
  );
}

/** Mails one batch. Returns whether more can be sent. */
async function sendBatch(transaction: Transaction, institutionId: string, held: HeldBack): Promise<boolean> {
  const rows = await lockNext(transaction.em, institutionId, held);
  if (rows.length === 0) return false;
  const isMember = await membersAmong(transaction.em, institutionId, rows);
  await cancelAll(transaction, institutionId, rows.filter(isMember));
  const invited = rows.filter((row) => !isMember(row));
  for (const membershipId of new Set(invited.map((row) => row.membershipId))) {
    const group = invited.filter((row) => row.membershipId === membershipId);
    const { accountId } = group[0]!;
    const allowed = await waitingAllowance(transaction.em, { institutionId, accountId });
    if (allowed.institution === 0) return false;
    const amount = Math.min(group.length, allowed.institution, allowed.account);
    if (amount < group.length) held.accounts.add(accountId);
    await send(transaction, { institutionId, membershipId, accountId }, group.slice(0, amount), held);
  }
  return true;
}

/** Returns a function that tells whether the person of an invitation became a member in another way. */
async function membersAmong(em: EntityManager, institutionId: string, rows: readonly Waiting[]) {
  const emails = rows.map(({ email }) => email);
  const members = await membersWith(em, institutionId, emails);
  const known = new Set(members.filter(({ access }) => access === 'member').map(({ email }) => email));
  return ({ email }: Waiting) => known.has(email);
}

async function lockNext(em: EntityManager, institutionId: string, held: HeldBack): Promise<Waiting[]> {
  const next = await em.execute<Waiting[]>(NEXT, [
    new Date(),
    institutionId,
    institutionId,
    institutionId,
    arrayOf([...held.accounts]),
    arrayOf([...held.ids]),
    AT_ONCE,
  ]);
  if (next.length === 0) return [];
  const locked = await em.execute<{ id: string }[]>(LOCK, [institutionId, arrayOf(next.map(({ id }) => id))]);
  const ids = new Set(locked.map(({ id }) => id));
  for (const { id } of next) if (!ids.has(id)) held.ids.add(id);
  return ids.size === 0 ? lockNext(em, institutionId, held) : next.filter(({ id }) => ids.has(id));
}

async function cancelAll(
  transaction: Transaction,
  institutionId: string,
  rows: readonly Waiting[],
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await transaction.em.execute(
    'update member_invitation set cancelled_at = ? where institution_id = ? and id = any(?::uuid[])',
    [new Date(), institutionId, arrayOf(ids)],
  );
  await publish({ type: 'invitation.cancelled', institutionId, ids }, transaction);
}

async function send(
  transaction: Transaction,
  inviting: { institutionId: string; membershipId: string; accountId: string },
  rows: readonly Waiting[],
  held: HeldBack,
): Promise<void> {
  const { em } = transaction;
  const { institutionId } = inviting;
  const mailed = [];
  for (const row of rows)
    if (await mayMailAddress(em, institutionId, row.email))
      mailed.push({ ...row, token: newTenantSecret(institutionId) });
    else held.ids.add(row.id);
  if (mailed.length === 0) return;
  await consumeInvitations(em, inviting, mailed.length);
  const now = new Date();
  const tokens = mailed.map(({ id, token }) => ({ id, token_hash: tokenHash(token) }));
  await em.execute(SENT, [now, expiryOf(now), JSON.stringify(tokens), institutionId]);
  await mailInvitations(transaction, inviting, mailed);
}
