import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Card, Group, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { WrittenText } from '#ui/WrittenText';
import { Byline } from './Byline.tsx';
import { removeReply } from './discussionCache.ts';
import {
  DeleteDiscussionReplyDocument,
  ReplyItem_ReplyFragmentDoc,
  type ReplyItem_ReplyFragment,
} from './ReplyItem.generated.ts';
import { useIsSending } from './useReply.ts';

// Loaded after the screen, because they open on demand.
const ActionsMenu = lazy(() => import('#ui/ActionsMenu'));
const EditReply = lazy(() => import('./EditReply.tsx'));

const t = texts.discussion;

interface ReplyItemProps {
  reply: FragmentType<ReplyItem_ReplyFragment>;
  discussionId: string;
  ownMemberId: string | null;
  /** Whether the viewer may delete replies of others as well. */
  canDeleteAll: boolean;
}

/** Reply with a menu of the viewer's actions. */
export function ReplyItem({ reply: ref, discussionId, ownMemberId, canDeleteAll }: ReplyItemProps) {
  const { id, body, author, createdAt, editedAt } = useFragmentData(ReplyItem_ReplyFragmentDoc, ref);
  const [isEditing, setEditing] = useState(false);
  const isSending = useIsSending(id);
  const client = useApolloClient();
  const isOwn = author.id === ownMemberId;
  const remove = () => {
    const send = () =>
      client.mutate({
        mutation: DeleteDiscussionReplyDocument,
        variables: { id },
        context: OUTLIVES_PAGE,
        update: (cache) => removeReply(cache, discussionId, id),
      });
    removeWithUndo(id, { done: t.replyDeleted, failed: t.notDeleted }, send);
  };
  return (
    <Card component="article" data-sending={isSending || undefined}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="sm">
        <Byline author={author} writtenAt={createdAt} editedAt={editedAt} isSending={isSending} />
        {!isSending && (
          <Suspense>
            <ActionsMenu
              label={t.actionsOfReply(author.displayName)}
              onEdit={isOwn ? () => setEditing(true) : undefined}
              onDelete={isOwn || canDeleteAll ? remove : undefined}
            />
          </Suspense>
        )}
      </Group>
      {isEditing ? (
        <Suspense fallback={<Skeleton h={140} radius="md" />}>
          <EditReply id={id} body={body} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <WrittenText text={body} />
      )}
    </Card>
  );
}
