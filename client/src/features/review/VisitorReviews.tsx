import { Button, Card, Skeleton, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CourseTabProps } from '#lib/courseTabs';
import { request } from '#lib/request';
import { texts } from '#texts/en';
import { ErrorState } from '#ui/ErrorState';
import { RatingSummary } from './RatingSummary.tsx';
import { ReviewArticle } from './ReviewArticle.tsx';
import { VisitorReviewsDocument, type VisitorReviewsQuery } from './VisitorReviews.public.generated.ts';
import classes from './review.module.css';
import { Votes } from './Votes.tsx';

const t = texts.reviews;

type ReviewedCourse = NonNullable<VisitorReviewsQuery['course']>;

/** Reviews of a public course for visitors. */
export default function VisitorReviews({ courseId }: CourseTabProps) {
  const { course, isLoading, hasFailed, load } = useReviews(courseId);
  return (
    <Card component="section" aria-labelledby="reviews-title">
      <Title order={2} size="h3" id="reviews-title" mb="md">
        {t.title}
      </Title>
      {hasFailed && !course && <ErrorState message={t.failed} onRetry={load} />}
      {!hasFailed && !course && <Skeleton h={160} radius="md" />}
      {course && (
        <>
          {course.reviewCount > 0 ? <RatingSummary {...course} /> : <Text c="dimmed">{t.empty}</Text>}
          <ol className={classes.list}>
            {course.reviews.nodes.map((review) => (
              <li key={review.id}>
                <ReviewArticle
                  review={review}
                  votes={
                    <Votes helpful={review.helpfulCount} notHelpful={review.notHelpfulCount} vote={null} />
                  }
                />
              </li>
            ))}
          </ol>
          {course.reviews.pageInfo.hasNextPage && (
            <Button variant="default" loading={isLoading} onClick={load}>
              {t.more}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** Loads the first reviews; `load` adds the next ones, or tries again after a failure. */
function useReviews(courseId: string) {
  const [course, setCourse] = useState<ReviewedCourse | null>(null);
  const [asked, setAsked] = useState<{ after: string | null; attempt: number }>({ after: null, attempt: 1 });
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const { after } = asked;
    request(VisitorReviewsDocument, { courseId, after }, { auth: 'none', signal: leaving.signal }).then(
      ({ course: next }) => {
        setCourse((known) => next && joined(after === null ? null : known, next));
        setState('loaded');
      },
      () => {
        if (!leaving.signal.aborted) setState('failed');
      },
    );
    return () => leaving.abort();
  }, [courseId, asked]);
  const load = () => {
    setState('loading');
    setAsked({ after: course?.reviews.pageInfo.endCursor ?? null, attempt: asked.attempt + 1 });
  };
  return { course, isLoading: state === 'loading', hasFailed: state === 'failed', load };
}

/** Appends the reviews of a later page. */
function joined(known: ReviewedCourse | null, next: ReviewedCourse): ReviewedCourse {
  if (!known) return next;
  return { ...next, reviews: { ...next.reviews, nodes: [...known.reviews.nodes, ...next.reviews.nodes] } };
}
