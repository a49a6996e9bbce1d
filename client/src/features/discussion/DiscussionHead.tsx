import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Badge, Card, Group, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { WrittenText } from '#ui/WrittenText';
import { Byline } from './Byline.tsx';
import {
  DeleteDiscussionDocument,
  DiscussionHead_DiscussionFragmentDoc,
  type DiscussionHead_DiscussionFragment,
} from './DiscussionHead.generated.ts';
import classes from './discussion.module.css';
import { removeDiscussion } from './discussionCache.ts';

// Loaded after the screen, because they open on demand.
const ActionsMenu = lazy(() => import('#ui/ActionsMenu'));
const EditDiscussion = lazy(() => import('./EditDiscussion.tsx'));

const t = texts.discussion;

interface DiscussionHeadProps {
  discussion: FragmentType<DiscussionHead_DiscussionFragment>;
  viewerCan: { edit: boolean; delete: boolean };
}

/** Opening post of a discussion. */
export function DiscussionHead({ discussion: ref, viewerCan }: DiscussionHeadProps) {
  const discussion = useFragmentData(DiscussionHead_DiscussionFragmentDoc, ref);
  const { id, title, body, course, author, createdAt, editedAt } = discussion;
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  const list = course ? `${paths.course(course.id)}?tab=discussions` : paths.discussions;
  const client = useApolloClient();
  const remove = () => {
    const send = () =>
      client.mutate({
        mutation: DeleteDiscussionDocument,
        variables: { id },
        context: OUTLIVES_PAGE,
        update: (cache) => removeDiscussion(cache, id),
      });
    removeWithUndo(id, { done: t.deleted, failed: t.notDeleted }, send);
    void navigate(list);
  };
  return (
    <Card component="article" aria-labelledby="discussion-title">
      <Group justify="space-between" align="flex-start" wrap="nowrap" mb="md">
        <Byline author={author} writtenAt={createdAt} editedAt={editedAt} />
        <Suspense>
          <ActionsMenu
            label={t.actions}
            onEdit={viewerCan.edit ? () => setEditing(true) : undefined}
            onDelete={viewerCan.delete ? remove : undefined}
          />
        </Suspense>
      </Group>
      <Badge
        component={AppLink}
        to={list}
        variant={course ? 'light' : 'default'}
        className={classes.badgeLink ?? ''}
      >
        {course?.title ?? texts.discussions.everyone}
      </Badge>
      <Title order={1} id="discussion-title" className={classes.title ?? ''}>
        {title}
      </Title>
      {isEditing ? (
        <Suspense fallback={<Skeleton h={240} radius="md" />}>
          <EditDiscussion discussion={{ id, title, body }} onDone={() => setEditing(false)} />
        </Suspense>
      ) : (
        <WrittenText text={body} />
      )}
    </Card>
  );
}
