import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Card, Group, Skeleton, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { CourseTabProps } from '#lib/courseTabs';
import { notify } from '#lib/toasts';
import { useRemoved } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import {
  CourseReviewsDocument,
  MoreReviewsDocument,
  Reviews_OwnFragmentDoc,
  Reviews_RatingFragmentDoc,
  type CourseReviewsQuery,
} from './Reviews.generated.ts';
import classes from './review.module.css';

const ReviewForm = lazy(() => import('./ReviewForm.tsx'));

const t = texts.reviews;

/** Reviews of a course for signed-in users, with a form for its students. */
export default function CourseReviews({ courseId }: CourseTabProps) {
  const { data, error, refetch } = useQuery(CourseReviewsDocument, { variables: { courseId } });
  return (
    <Card component="section" aria-labelledby="reviews-title">
      <Title order={2} size="h3" id="reviews-title" mb="md">
        {t.title}
      </Title>
      {error && !data && <ErrorState message={t.failed} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={160} radius="md" />}
      {data?.course && <Loaded course={data.course} />}
    </Card>
  );
}

type ReviewedCourse = NonNullable<CourseReviewsQuery['course']>;

function Loaded({ course }: { course: ReviewedCourse }) {
  const { reviews } = course;
  const own = useFragmentData(Reviews_OwnFragmentDoc, course);
  const { viewerMayReview, viewerReview } = own;
  const rating = useFragmentData(Reviews_RatingFragmentDoc, course);
  const [isWriting, setWriting] = useState(false);
  const removed = useRemoved();
  const shown = reviews.nodes.filter(({ id }) => !removed.has(id));
  const mayWrite = viewerMayReview && !(viewerReview && !removed.has(viewerReview.id));
  return (
    <>
      {rating.reviewCount > 0 && <RatingSummary {...rating} />}
      {rating.reviewCount === 0 && shown.length === 0 && <Text c="dimmed">{t.empty}</Text>}
      {isWriting ? (
        <Suspense fallback={<Skeleton h={220} radius="md" mt="md" />}>
          <Card withBorder mt="md">
            <ReviewForm course={own} onDone={() => setWriting(false)} />
          </Card>
        </Suspense>
      ) : (
        mayWrite && (
          <Group mt="md">
            <Button variant="default" onClick={() => setWriting(true)}>
              {t.write}
            </Button>
          </Group>
        )
      )}
      <ol className={classes.list}>
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} onEdit={() => setWriting(true)} />
          </li>
        ))}
      </ol>
      <More courseId={rating.id} {...reviews.pageInfo} />
    </>
  );
}

interface MoreProps {
  courseId: string;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Button that loads more reviews; the cache appends them to the loaded ones. */
function More({ courseId, hasNextPage, endCursor: after }: MoreProps) {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  if (!hasNextPage || after === null) return null;
  const load = async () => {
    setLoading(true);
    try {
      const query = { query: MoreReviewsDocument, variables: { courseId, after } };
      await client.query({ ...query, fetchPolicy: 'network-only' });
    } catch {
      notify.error(texts.errors.list);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button variant="default" loading={isLoading} onClick={() => void load()}>
      {t.more}
    </Button>
  );
}
