import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { removeFiles } from '#modules/file/file.service';
import { attachImage } from '#modules/file/image.service';
import { Membership } from '#modules/membership/membership.entity';
import type { Context } from '#platform/request/context';
import { AVATAR } from './avatar.rules.ts';

/** Width of the photo in the address that readers get: enough next to a name, on any screen. */
const WIDTH = 320;

/** Photos of members: served by their address only. */
export const AVATAR_FILES: FileHolder = { purpose: AVATAR, isReadable: () => sql`false` };

/**
 * Sets the photo of the viewer in the institution of the session, or removes it with null.
 * @throws NotFound for other members, Invalid when the file cannot be used
 */
export async function changeAvatar(
  { viewer, transaction }: Context,
  memberId: string,
  fileId: string | null,
): Promise<void> {
  assertMember(viewer, () => NotFound('Member'));
  if (memberId !== viewer.membershipId) throw NotFound('Member');
  await transaction(async (em) => {
    const member = await lockOwn(em, viewer);
    const holder = { purpose: AVATAR, holderId: memberId };
    member.avatarUrl = await attachImage(em, viewer, holder, fileId, 'avatarId', WIDTH);
  });
}

const lockOwn = (em: EntityManager, { institutionId, membershipId }: MemberViewer): Promise<Membership> =>
  em.findOneOrFail(
    Membership,
    { institution: institutionId, id: membershipId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );

/** Removes the photo of a membership whose row is locked, and its bytes after the commit. */
export async function removeAvatar(
  em: EntityManager,
  institutionId: string,
  member: Membership,
): Promise<void> {
  const photos = await em.execute<{ id: string }[]>(
    'select id from file where institution_id = ? and holder_id = ? and purpose = ?',
    [institutionId, member.id, AVATAR.name],
  );
  await removeFiles(
    em,
    institutionId,
    photos.map(({ id }) => id),
  );
  member.avatarUrl = null;
}
