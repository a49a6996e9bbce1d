import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/en';
import { formatCount } from '#texts/formatting';
import { notify } from '#lib/toasts';
import { useRemoved } from '#lib/undo';
import { EarlierRepliesDocument } from './DiscussionPage.generated.ts';
import classes from './discussion.module.css';
import type { ReplyItem_ReplyFragment } from './ReplyItem.generated.ts';
import { ReplyItem } from './ReplyItem.tsx';

const t = texts.discussion;

interface RepliesProps {
  discussion: {
    id: string;
    replyCount: number;
    replies: {
      nodes: readonly ({ id: string } & FragmentType<ReplyItem_ReplyFragment>)[];
      pageInfo: { hasPreviousPage: boolean; startCursor: string | null };
    };
    viewerCan: { deleteReplies: boolean };
  };
  me: { id: string } | null;
}

/** Latest replies, oldest first. A button loads earlier ones. */
export function Replies({ discussion: { id, replyCount, replies, viewerCan }, me }: RepliesProps) {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const removed = useRemoved();
  const shown = replies.nodes.filter((reply) => !removed.has(reply.id));
  const count = replyCount - (replies.nodes.length - shown.length);
  const { hasPreviousPage, startCursor: before } = replies.pageInfo;
  const showEarlier = async () => {
    if (!before) return;
    setLoading(true);
    try {
      // The cache appends them to the loaded replies.
      await client.query({
        query: EarlierRepliesDocument,
        variables: { id, before },
        fetchPolicy: 'network-only',
      });
    } catch {
      notify.error(texts.errors.list);
    } finally {
      setLoading(false);
    }
  };
  return (
    <section aria-labelledby="replies-title">
      <Title order={2} size="h3" id="replies-title" mb="md">
        {t.replies} <span className={classes.number}>{formatCount(count)}</span>
      </Title>
      {shown.length === 0 && <Text c="dimmed">{t.noReplies}</Text>}
      {hasPreviousPage && (
        <Button variant="default" mb="md" loading={isLoading} onClick={() => void showEarlier()}>
          {t.earlier}
        </Button>
      )}
      <ol className={classes.replies} aria-live="polite" aria-relevant="additions">
        {shown.map((reply) => (
          <li key={reply.id}>
            <ReplyItem
              reply={reply}
              discussionId={id}
              ownMemberId={me?.id ?? null}
              canDeleteAll={viewerCan.deleteReplies}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
