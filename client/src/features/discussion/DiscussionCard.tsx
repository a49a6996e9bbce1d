import type { FragmentType } from '@apollo/client';
import { Avatar, Badge, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { formatCount } from '#texts/formatting';
import { When } from '#ui/When';
import {
  DiscussionCard_DiscussionFragmentDoc,
  type DiscussionCard_DiscussionFragment,
} from './DiscussionCard.generated.ts';
import classes from './discussion.module.css';

const t = texts.discussions;

interface DiscussionCardProps {
  discussion: FragmentType<DiscussionCard_DiscussionFragment>;
  /** Shows the course; false on the course's own screen. */
  withCourse: boolean;
}

/** Card of a discussion: course, author and time of the last activity. */
export function DiscussionCard({ discussion: ref, withCourse }: DiscussionCardProps) {
  const discussion = useFragmentData(DiscussionCard_DiscussionFragmentDoc, ref);
  const { id, title, body, author, course, replyCount, lastReply, lastActivityAt } = discussion;
  return (
    <article className={classes.card} aria-labelledby={`discussion-${id}`}>
      <Avatar src={author.avatarUrl} name={author.displayName} color="initials" alt="" size={36} />
      <div className={classes.cardText}>
        <Title order={2} size="h4" id={`discussion-${id}`} className={classes.cardTitle ?? ''}>
          <CardLink to={paths.discussion(id)}>{title}</CardLink>
        </Title>
        <Text size="xs" c="dimmed" lineClamp={2} className={classes.excerpt ?? ''}>
          {body}
        </Text>
        <p className={classes.meta}>
          {withCourse && (
            <Badge variant={course ? 'light' : 'default'} className={classes.badge ?? ''}>
              {course?.title ?? t.everyone}
            </Badge>
          )}
          <span>
            {lastReply ? t.lastReplyBy(lastReply.author.displayName) : t.startedBy(author.displayName)}
          </span>
          <When at={lastActivityAt} as="ago" />
        </p>
      </div>
      <span className={classes.count} data-none={replyCount === 0 || undefined}>
        <IconMessage size={18} stroke={1.7} aria-hidden />
        <span aria-hidden>{formatCount(replyCount)}</span>
        <VisuallyHidden>{replyCount === 1 ? t.oneReply : t.replies(formatCount(replyCount))}</VisuallyHidden>
      </span>
    </article>
  );
}
