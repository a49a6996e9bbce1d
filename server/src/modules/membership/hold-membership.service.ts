import type { EntityManager } from '@mikro-orm/postgresql';
import { Forbidden } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { MembershipStatus } from './membership-status.enums.ts';

/**
 * Keeps the viewer's membership from being removed until the transaction ends. Call it after the lock of what the
 * member gets a place of: the viewer is of the time at which the call began, and may have waited.
 * @throws Forbidden when the membership was removed in the meantime
 */
export async function holdMembership(
  em: EntityManager,
  { institutionId, membershipId }: MemberViewer,
): Promise<void> {
  const [member] = await em.execute<{ status: MembershipStatus }[]>(
    'select status from membership where institution_id = ? and id = ? for key share',
    [institutionId, membershipId],
  );
  if (member?.status !== MembershipStatus.ACTIVE) throw Removed();
}

export const Removed = () =>
  Forbidden('Your membership in this institution has ended. Ask its staff to restore it.');
