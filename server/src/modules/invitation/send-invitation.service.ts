import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Conflict, ErrorCode, NotFound } from '#kernel/errors';
import type { Role } from '#kernel/role';
import type { MemberViewer } from '#kernel/viewer';
import { Cohort } from '#modules/cohort/cohort.entity';
import { hasEnded } from '#modules/cohort/enrolling.rules';
import { REFUSALS } from '#modules/enrollment/enrollment.rules';
import type { Transaction } from '#platform/request/context';
import { publish } from '#platform/domain-event/publish';
import { hashOf, newTenantSecret } from '#platform/database/tenant-secret';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import { consumeMemberInvitation } from './invitation.limits.ts';
import { INVITATION_DAYS, INVITATION_MESSAGES } from './member-invitation.rules.ts';
import { UNANSWERED } from './member-invitation.sql.ts';
import { sendingMember } from './sending-member.service.ts';

export interface Invited {
  email: string;
  role: Role;
  cohortId: string | null;
  message: string;
}

/** Milliseconds that must pass before an address gets a second mail. */
export const MAIL_GAP = 3_600_000;

const DAY = 86_400_000;

// The address is unique among unanswered invitations: of concurrent calls one sends. The new token replaces the old one.
const SEND = `
  insert into member_invitation as i
    (institution_id, id, created_at, email, role, cohort_id, message, invited_by_id, token_hash, sent_at, expires_at)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (institution_id, email) where ${UNANSWERED} do update set
    role = excluded.role, cohort_id = excluded.cohort_id, message = excluded.message,
    invited_by_id = excluded.invited_by_id, token_hash = excluded.token_hash,
    sent_at = excluded.sent_at, expires_at = excluded.expires_at
  where i.sent_at <= ?
  returning id`;

/**
 * Invites an address, or renews its unanswered invitation, and queues the mail. Returns the ID of the
 * invitation, or null when the address got one within the last hour.
 * @throws Conflict for a member, NotFound and Conflict for the cohort, TooMany
 */
export async function sendInvitation(
  transaction: Transaction,
  viewer: MemberViewer,
  { email, role, cohortId, message }: Invited,
): Promise<string | null> {
  const { em } = transaction;
  const { institutionId, membershipId } = viewer;
  const cohort = cohortId ? await invitedCohort(em, cohortId) : null;
  await assertNoMember(em, institutionId, email);
  const token = newTenantSecret(institutionId);
  const now = new Date();
  const [sent] = await em.execute<{ id: string }[]>(SEND, [
    institutionId,
    uuidv7(),
    now,
    email,
    role,
    cohortId,
    message,
    membershipId,
    hashOf(token),
    now,
    new Date(now.getTime() + INVITATION_DAYS * DAY),
    new Date(now.getTime() - MAIL_GAP),
  ]);
  if (!sent) return null;
  await consumeMemberInvitation(em, viewer, email);
  await enqueueMail(em, {
    to: email,
    template: 'member-invitation',
    data: {
      ...(await sendingMember(em, viewer)),
      token,
      role,
      message,
      days: INVITATION_DAYS,
      ...(cohort && { cohortTitle: cohort.title }),
    },
  });
  await publish({ type: 'invitation.sent', institutionId, ids: [sent.id] }, transaction);
  return sent.id;
}

/** Returns the cohort to invite into, which must accept people now. @throws NotFound, Conflict */
async function invitedCohort(em: EntityManager, id: string): Promise<Cohort> {
  const cohort = await em.findOne(Cohort, { id, deletedAt: null });
  if (!cohort) throw NotFound('Cohort');
  if (!cohort.publishedAt) throw Conflict(REFUSALS.unpublished);
  if (hasEnded(cohort)) throw Conflict(REFUSALS.ended, ErrorCode.DEADLINE_PASSED);
  return cohort;
}

/**
 * Asserts that no member has the address. Looks only into the institution: whether an address has an account
 * elsewhere makes no difference. Removed members and those with access by seat can be invited.
 * @throws Conflict
 */
async function assertNoMember(em: EntityManager, institutionId: string, email: string): Promise<void> {
  const members = await em.execute<unknown[]>(
    `select 1 from membership m join account a on a.id = m.account_id
     where m.institution_id = ? and a.email = ? and m.status = 'active' and m.access = 'member'`,
    [institutionId, email],
  );
  if (members.length > 0) throw Conflict(INVITATION_MESSAGES.member);
}
