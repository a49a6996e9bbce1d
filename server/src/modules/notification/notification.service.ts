import { v7 as uuidv7 } from 'uuid';
import type { Context } from '#platform/request/context';
import { arrayOf } from '#platform/database/array';
import { assertMember } from '#kernel/authorize';
import { Forbidden, NotFound } from '#kernel/errors';
import { announce } from '#platform/pubsub/announce';
import type { MemberViewer, Viewer } from '#kernel/viewer';
import { combinedKinds } from './notification-kinds.service.ts';

/** Reading a combined notification frees its key, so that the next event creates a new one. */
const READ = `
  update notification set read_at = ?, key = case when kind = any(?::text[]) then id else key end
  where institution_id = ? and recipient_id = ? and read_at is null`;

/** Notifies the member's other clients when anything was unread. */
const announceRead = (
  { services }: Context,
  { institutionId, membershipId }: MemberViewer,
  notificationId: string | null,
): void => announce(services, 'notificationsRead', { institutionId, membershipId, notificationId });

/**
 * Marks one of the viewer's notifications as read. Idempotent.
 * @throws NotFound when it does not exist
 */
export async function markRead(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Notification'));
  await context.transaction(async (em, afterCommit) => {
    const key = [viewer.institutionId, viewer.membershipId, id];
    const known = await em.execute(
      'select id from notification where institution_id = ? and recipient_id = ? and id = ?',
      key,
    );
    if (known.length === 0) throw NotFound('Notification');
    const read = await em.execute<unknown[]>(`${READ} and id = ? returning id`, [
      new Date(),
      arrayOf(combinedKinds()),
      ...key,
    ]);
    if (read.length > 0) afterCommit(() => announceRead(context, viewer, id));
  });
}

/** Marks all of the viewer's notifications as read, or those about one subject. */
export async function markAllRead(context: Context, subjectId: string | null): Promise<void> {
  const viewer = memberOf(context.viewer);
  await context.transaction(async (em, afterCommit) => {
    const about = subjectId ? ' and subject_id = ?' : '';
    const key = [viewer.institutionId, viewer.membershipId, ...(subjectId ? [subjectId] : [])];
    const read = await em.execute<{ id: string }[]>(`${READ}${about} returning id`, [
      new Date(),
      arrayOf(combinedKinds()),
      ...key,
    ]);
    if (read.length === 0) return;
    const told = subjectId ? read.map(({ id }) => id) : [null];
    afterCommit(() => told.forEach((id) => announceRead(context, viewer, id)));
  });
}

/** Turns mails of a kind on or off for the viewer. */
export async function setMailed(
  { viewer, transaction }: Context,
  kind: string,
  isMailed: boolean,
): Promise<void> {
  const { institutionId, membershipId } = memberOf(viewer);
  await transaction((em) =>
    em.execute(
      `insert into notification_preference (institution_id, id, created_at, membership_id, kind, is_mailed) values (?, ?, ?, ?, ?, ?)
       on conflict (institution_id, membership_id, kind) do update set is_mailed = excluded.is_mailed`,
      [institutionId, uuidv7(), new Date(), membershipId, kind, isMailed],
    ),
  );
}

/** Returns the viewer as a member, because notifications belong to memberships. */
export function memberOf(viewer: Viewer): MemberViewer {
  assertMember(viewer, () => Forbidden('Join an institution to get notifications.'));
  return viewer;
}
