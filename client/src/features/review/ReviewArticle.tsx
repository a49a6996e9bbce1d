import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '#texts/en';
import { When } from '#ui/When';
import { WrittenText } from '#ui/WrittenText';
import classes from './review.module.css';
import { Stars } from './Stars.tsx';

const t = texts.reviews;

/** Fields of a review that everyone sees. */
export interface ShownReview {
  id: string;
  authorName: string;
  rating: number;
  body: string;
  createdAt: string;
  editedAt: string | null;
  reply: string | null;
}

interface ReviewArticleProps {
  review: ShownReview;
  /** Menu next to the author. */
  menu?: ReactNode;
  /** Form in place of the reply. */
  reply?: ReactNode;
  /** Votes below the text. */
  votes: ReactNode;
}

/** A review with its reply. */
export function ReviewArticle({ review, menu, reply, votes }: ReviewArticleProps) {
  const { authorName, rating, body, createdAt, editedAt } = review;
  return (
    <article className={classes.review}>
      <header className={classes.head}>
        <div>
          <Text fw={600} component="h3" size="sm">
            {authorName}
          </Text>
          <div className={classes.meta}>
            <Stars rating={rating} />
            <Text size="xs" c="dimmed" component="span">
              <When at={createdAt} as="long" />
              {editedAt !== null && ` (${t.edited})`}
            </Text>
          </div>
        </div>
        {menu}
      </header>
      <WrittenText text={body} />
      {votes}
      {reply ?? (review.reply !== null && <Reply text={review.reply} />)}
    </article>
  );
}

function Reply({ text }: { text: string }) {
  return (
    <div className={classes.reply}>
      <Text size="xs" fw={600}>
        {t.replyFrom}
      </Text>
      <WrittenText text={text} />
    </div>
  );
}
