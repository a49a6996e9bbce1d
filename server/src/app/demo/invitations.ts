import type { EntityManager } from '@mikro-orm/postgresql';
import { Role } from '#kernel/role';
import { tokenHash } from '#kernel/token-hash';
import { MemberInvitation } from '#modules/invitation/member-invitation.entity';
import { INVITATION_DAYS } from '#modules/invitation/member-invitation.rules';
import { newTenantSecret } from '#platform/database/tenant-secret';
import { daysFromNow } from './dates.ts';
import type { Roster } from './roster.ts';

/** Seeds open invitations. Nobody knows their links. */
export function seedInvitations(em: EntityManager, { institution, staff: [owner, admin] }: Roster): void {
  const invitations = [
    { email: 'hedy.lamarr@demo.example', role: Role.STUDENT, invitedBy: admin!, daysAgo: 2 },
    { email: 'joan.clarke@demo.example', role: Role.INSTRUCTOR, invitedBy: owner!, daysAgo: 9 },
  ];
  for (const { daysAgo, ...invitation } of invitations)
    em.create(MemberInvitation, {
      ...invitation,
      institution,
      tokenHash: tokenHash(newTenantSecret(institution.id)),
      createdAt: daysFromNow(-daysAgo),
      sentAt: daysFromNow(-daysAgo),
      expiresAt: daysFromNow(INVITATION_DAYS - daysAgo),
    });
}
