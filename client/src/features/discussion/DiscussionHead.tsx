import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Badge, Card, Group, Skeleton, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
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
  const [deleteDiscussion] = useMutation(DeleteDiscussionDocument, { variables: { id } });
  const remove = async () => {
    try {
      await deleteDiscussion({ update: (cache) => removeDiscussion(cache, id) });
      notify.success(t.deleted);
      void navigate(list);
    } catch (error) {
      notify.error(readError(error).message || t.notDeleted);
      throw error;
    }
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
            deleteTitle={t.deleteTitle}
            deleteWarning={t.deleteWarning}
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
