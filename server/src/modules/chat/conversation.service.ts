import { type Kysely, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { sharesCohortWith } from '#modules/enrollment/seat.visibility';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { Invalid, NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { readerOf } from '#platform/read/reader-of';
import { announceRead } from './chat.events.ts';
import { MARK_READ, OPEN } from './chat.sql.ts';

/**
 * Returns the ID of the viewer's conversation with a member, creating it if necessary.
 * @throws NotFound when there is no such member, Invalid for the viewer itself
 */
export async function openConversation(context: Context, memberId: string): Promise<string> {
  const { viewer, services } = context;
  assertMember(viewer, () => NotFound('Member'));
  if (memberId === viewer.membershipId) throw Invalid('Choose someone else to talk to.');
  const values = [viewer.institutionId, viewer.membershipId, memberId, uuidv7(), new Date()];
  if (viewer.access === 'seat' && !(await mayAddress(context, memberId))) throw NotFound('Member');
  const [id] = await services.runWrites(context, [{ name: 'open_conversation', text: OPEN, values }]);
  if (!id) throw NotFound('Member');
  return id;
}

/** Returns whether a viewer whose access is by seat has a cohort in common with a member. */
async function mayAddress({ viewer, transaction }: Context, memberId: string): Promise<boolean> {
  const reader = readerOf(viewer as MemberViewer);
  const member = { id: sql`${memberId}::uuid` };
  const { rows } = await transaction((em) =>
    sql<{ shares: boolean }>`select ${sharesCohortWith(member, reader)} as shares`.execute(
      em.getTransactionContext<Kysely<never>>()!,
    ),
  );
  return rows[0]!.shares;
}

/**
 * Marks messages up to a sequence number as read; never marks as unread.
 * @throws NotFound unless the viewer participates
 */
export async function markConversationRead(
  context: Context,
  conversationId: string,
  sequence: number,
): Promise<void> {
  const { viewer, services } = context;
  assertMember(viewer, () => NotFound('Conversation'));
  const values = [viewer.institutionId, conversationId, viewer.membershipId, sequence, uuidv7(), new Date()];
  const [isNews] = await services.runWrites(context, [{ name: 'mark_read', text: MARK_READ, values }]);
  if (!isNews) throw NotFound('Conversation');
  if (isNews === 'true') announceRead(context, conversationId);
}
