import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import type { Role } from '#kernel/role';
import type { MemberViewer } from '#kernel/viewer';
import { DAY, HOUR } from '#kernel/duration.rules';
import { tokenHash } from '#kernel/token-hash';
import { INVITATION_DAYS } from './member-invitation.rules.ts';
import { UNANSWERED } from './member-invitation.sql.ts';

/** A person to invite. */
export interface Invited {
  email: string;
  role: Role;
  cohortId: string | null;
  message: string;
  /** Names with which the person's registration begins. */
  firstName?: string;
  lastName?: string;
}

/** Milliseconds that must pass before an address gets a second mail. */
export const MAIL_GAP = HOUR;

/** Returns the end of an invitation that is mailed at a time. */
export const expiryOf = (sentAt: Date): Date => new Date(sentAt.getTime() + INVITATION_DAYS * DAY);

// The address is unique among unanswered invitations: of concurrent calls one writes. They are ordered by address, so that
// two calls lock them in the same order.
const writeSql = (mayRenew: string) => `
  insert into member_invitation as i (institution_id, id, created_at, email, role, cohort_id, message, invited_by_id,
    first_name, last_name, token_hash, sent_at, expires_at)
  select ?::uuid, id, ?::timestamptz, email, role, cohort_id, message, ?::uuid, first_name, last_name, token_hash,
    ?::timestamptz, ?::timestamptz
  from json_to_recordset(?::json) as given
    (id uuid, email text, role text, cohort_id uuid, message text, first_name text, last_name text, token_hash text)
  order by email
  on conflict (institution_id, email) where ${UNANSWERED} do update set
    role = excluded.role, cohort_id = excluded.cohort_id, message = excluded.message,
    first_name = coalesce(nullif(excluded.first_name, ''), i.first_name),
    last_name = coalesce(nullif(excluded.last_name, ''), i.last_name),
    invited_by_id = excluded.invited_by_id, token_hash = coalesce(excluded.token_hash, i.token_hash),
    sent_at = excluded.sent_at, expires_at = excluded.expires_at
  where i.sent_at is null or ${mayRenew}
  returning id, email`;

/** The new token replaces the old one. */
const WRITE_SENT = writeSql('i.sent_at <= ?::timestamptz');

// An import that is repeated mails nobody again who has an open invitation to the same place.
const WRITE_WAITING = writeSql(`(i.sent_at <= ?::timestamptz and (i.expires_at <= excluded.created_at
  or (i.role, i.cohort_id) is distinct from (excluded.role, excluded.cohort_id)))`);

type Inviting = Pick<MemberViewer, 'institutionId' | 'membershipId'>;

/**
 * Writes an invitation whose mail the caller queues now. An unanswered one is renewed, at most once an hour. Returns its
 * ID, or null when the address got a mail within the last hour.
 */
export async function writeSentInvitation(
  em: EntityManager,
  inviting: Inviting,
  invited: Invited,
  token: string,
): Promise<string | null> {
  const [written] = await write(
    em,
    WRITE_SENT,
    inviting,
    [{ ...invited, tokenHash: tokenHash(token) }],
    true,
  );
  return written?.id ?? null;
}

/**
 * Writes invitations whose mails wait to be sent. Returns the addresses of those that were written; the others have an
 * open invitation to the same place, or got a mail within the last hour.
 */
export async function writeWaitingInvitations(
  em: EntityManager,
  inviting: Inviting,
  people: readonly Invited[],
): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const written = await write(em, WRITE_WAITING, inviting, people, false);
  return new Set(written.map(({ email }) => email));
}

async function write(
  em: EntityManager,
  statement: string,
  { institutionId, membershipId }: Inviting,
  people: readonly (Invited & { tokenHash?: string })[],
  isSent: boolean,
): Promise<{ id: string; email: string }[]> {
  const now = new Date();
  const rows = people.map(
    ({ cohortId, firstName = '', lastName = '', tokenHash: hash = null, ...person }) => ({
      ...person,
      id: uuidv7(),
      cohort_id: cohortId,
      first_name: firstName,
      last_name: lastName,
      token_hash: hash,
    }),
  );
  return em.execute<{ id: string; email: string }[]>(statement, [
    institutionId,
    now,
    membershipId,
    isSent ? now : null,
    expiryOf(now),
    JSON.stringify(rows),
    new Date(now.getTime() - MAIL_GAP),
  ]);
}
