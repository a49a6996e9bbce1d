import { useMutation } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { insertReply } from './discussionCache.ts';
import { ReplyToDiscussionDocument, type ReplyToDiscussionMutation } from './ReplyForm.generated.ts';

/** IDs of replies that the server has not confirmed yet. */
let sending: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setSending(next: Iterable<string>): void {
  sending = new Set(next);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether a reply is not confirmed by the server yet. */
export const useIsSending = (id: string): boolean => useSyncExternalStore(subscribe, () => sending.has(id));

export interface Author {
  id: string;
  displayName: string;
  avatarUrl: string | null;
}

/** Discussion to which a reply is sent. */
export interface RepliedTo {
  id: string;
  replyCount: number;
  replies: { nodes: readonly { number: number }[] };
}

/**
 * Sends a reply with an optimistic response, which is rolled back when the server rejects it. Idempotent: sending again
 * with the same ID creates no duplicate.
 */
export function useReply(discussion: RepliedTo, me: Author) {
  const [send] = useMutation(ReplyToDiscussionDocument);
  return async (reply: { id: string; body: string }): Promise<void> => {
    setSending([...sending, reply.id]);
    try {
      await send({
        variables: { input: { ...reply, discussionId: discussion.id } },
        optimisticResponse: buildOptimisticResponse(discussion, me, reply),
        update: (cache, { data }) => {
          if (data) insertReply(cache, discussion.id, reply.id);
        },
      });
    } finally {
      setSending([...sending].filter((id) => id !== reply.id));
    }
  };
}

/** Builds the optimistic response. */
function buildOptimisticResponse(
  { id, replyCount, replies }: RepliedTo,
  me: Author,
  reply: { id: string; body: string },
): ReplyToDiscussionMutation {
  const now = new Date().toISOString();
  const author = { __typename: 'Member', ...me };
  return {
    replyToDiscussion: {
      __typename: 'DiscussionReplyPayload',
      reply: {
        __typename: 'DiscussionReply',
        ...reply,
        number: (replies.nodes.at(-1)?.number ?? 0) + 1,
        createdAt: now,
        editedAt: null,
        author,
      },
      discussion: {
        __typename: 'Discussion',
        id,
        replyCount: replyCount + 1,
        lastActivityAt: now,
        lastReply: { __typename: 'DiscussionReply', id: reply.id, author },
      },
    },
  } as unknown as ReplyToDiscussionMutation;
}
