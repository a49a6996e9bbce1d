import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { authorize } from '#kernel/authorize';
import { Conflict, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { Membership } from '#modules/membership/membership.entity';
import { Discussion } from './discussion.entity.ts';
import { announceDiscussion } from './discussion.events.ts';
import type { ReplyToDiscussionInput, UpdateDiscussionReplyInput } from './discussion.input.ts';
import { limitPosting } from './discussion.limits.ts';
import { discussionPolicy } from './discussion.policy.ts';
import { type DiscussionForUpdate, loadDiscussionForUpdate } from './discussion.service.ts';
import { DiscussionReply } from './discussion-reply.entity.ts';

/**
 * Replies to a discussion and returns the reply's ID. Idempotent for the same ID.
 * @throws NotFound, Conflict when the ID belongs to another reply
 */
export async function replyToDiscussion(
  context: Context,
  { id = null, discussionId, body }: ReplyToDiscussionInput,
): Promise<string> {
  const { viewer } = context;
  const replyId = id ?? uuidv7();
  await context.transaction(async (em, afterCommit) => {
    const { discussion, course, place, member } = await loadDiscussionForUpdate(em, viewer, discussionId);
    const known = id && (await em.findOne(DiscussionReply, { id }));
    if (known) return assertSameMessage(known, discussionId, member.membershipId);
    await limitPosting(em, viewer);
    const { institutionId } = place;
    const now = new Date();
    discussion.replyCount += 1;
    discussion.lastNumber += 1;
    discussion.lastActivityAt = now;
    em.create(DiscussionReply, {
      id: replyId,
      institution: discussion.institution,
      discussion: referTo(em, Discussion, institutionId, discussionId),
      author: referTo(em, Membership, institutionId, member.membershipId),
      number: discussion.lastNumber,
      body,
      createdAt: now,
    });
    await publish({ type: 'reply.created', institutionId, ids: [replyId] }, { em, context, afterCommit });
    await announceDiscussion({ em, context, afterCommit }, { institutionId, discussionId, replyId, course });
  });
  return replyId;
}

function assertSameMessage(known: DiscussionReply, discussionId: string, authorId: string): void {
  if (known.deletedAt) throw NotFound('Reply');
  if (known.discussion.id !== discussionId || known.author.id !== authorId)
    throw Conflict('Another reply has this ID. Use a new ID.');
}

/**
 * Edits a reply of the viewer.
 * @throws NotFound, Forbidden for another author's
 */
export async function updateDiscussionReply(
  context: Context,
  { id, body }: UpdateDiscussionReplyInput,
): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { reply, course, place, member } = await loadReplyForUpdate(em, context.viewer, id);
    authorize(member, discussionPolicy.edit, { ...place, authorId: reply.author.id });
    if (reply.body === body) return;
    await limitPosting(em, context.viewer);
    Object.assign(reply, { body, editedAt: new Date() });
    const change = {
      institutionId: place.institutionId,
      discussionId: reply.discussion.id,
      replyId: id,
      course,
    };
    await announceDiscussion({ em, context, afterCommit }, change);
  });
}

/**
 * Deletes a reply. Returns the ID of its discussion.
 * @throws NotFound, Forbidden
 */
export async function deleteDiscussionReply(context: Context, id: string): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const { reply, discussion, course, place, member } = await loadReplyForUpdate(em, context.viewer, id);
    authorize(member, discussionPolicy.delete, { ...place, authorId: reply.author.id });
    const last = await em.findOne(
      DiscussionReply,
      { discussion: reply.discussion, deletedAt: null, id: { $ne: id } },
      { orderBy: { number: 'desc' } },
    );
    reply.deletedAt = new Date();
    discussion.replyCount -= 1;
    discussion.lastActivityAt = last?.createdAt ?? discussion.createdAt;
    const { institutionId } = place;
    await announceDiscussion(
      { em, context, afterCommit },
      { institutionId, discussionId: discussion.id, replyId: id, course },
    );
    return discussion.id;
  });
}

/**
 * Loads a reply for update and locks its discussion's row.
 * @throws NotFound
 */
async function loadReplyForUpdate(
  em: EntityManager,
  viewer: Viewer,
  id: string,
): Promise<DiscussionForUpdate & { reply: DiscussionReply }> {
  const found = viewer.institutionId ? await em.findOne(DiscussionReply, { id, deletedAt: null }) : null;
  if (!found) throw NotFound('Reply');
  const opened = await loadDiscussionForUpdate(em, viewer, found.discussion.id, 'Reply');
  // Reads again behind the lock: another request may have deleted or changed it.
  const reply = await em.refresh(found);
  if (!reply || reply.deletedAt) throw NotFound('Reply');
  return { ...opened, reply };
}
