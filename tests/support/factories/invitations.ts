import { v7 as uuidv7 } from 'uuid';
import { tokenHash } from '#kernel/token-hash';
import { newTenantSecret } from '#platform/database/tenant-secret';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { HOUR, inDays, insert, type ItemRow, nextNumber } from './rows.ts';

interface InvitationOptions {
  by: Member;
  email?: string;
  role?: Member['role'];
  cohort?: Pick<ItemRow, 'id'>;
  /** Time of the mail. Two hours ago unless given, so that the invitation can be resent. */
  sentAt?: Date;
  expiresAt?: Date;
  acceptedAt?: Date;
  cancelledAt?: Date;
}

/** Creates an invitation into the institution of an admin. `token` is that of its link. */
export async function aMemberInvitation(
  app: App,
  { by, email, role = 'student', cohort, ...times }: InvitationOptions,
): Promise<{ id: string; email: string; token: string }> {
  const id = uuidv7();
  const address = email ?? `invited-${nextNumber()}@example.org`;
  const token = newTenantSecret(by.institution.id);
  await insert(app, 'member_invitation', {
    institution_id: by.institution.id,
    id,
    email: address,
    role,
    cohort_id: cohort?.id ?? null,
    invited_by_id: by.membershipId,
    token_hash: tokenHash(token),
    sent_at: times.sentAt ?? new Date(Date.now() - 2 * HOUR),
    expires_at: times.expiresAt ?? inDays(14),
    accepted_at: times.acceptedAt ?? null,
    cancelled_at: times.cancelledAt ?? null,
  });
  return { id, email: address, token };
}
