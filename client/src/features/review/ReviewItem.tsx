import type { FragmentType } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Badge, Skeleton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { actOnLatest } from '#lib/actOnLatest';
import { readError } from '#lib/errors';
import { notify } from '#lib/toasts';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { ReviewArticle } from './ReviewArticle.tsx';
import {
  CourseReviewsDocument,
  DeleteReviewDocument,
  LatestReviewDocument,
  ReplyToReviewDocument,
  Reviews_ReviewFragmentDoc,
  SetReviewHiddenDocument,
  VoteOnReviewDocument,
  type Reviews_ReviewFragment,
} from './Reviews.generated.ts';
import { Votes } from './Votes.tsx';

// Loaded after the screen, because they open on demand.
const ReviewMenu = lazy(() => import('./ReviewMenu.tsx'));
const ReplyForm = lazy(() => import('./ReplyForm.tsx'));

const t = texts.reviews;

interface ReviewItemProps {
  review: FragmentType<Reviews_ReviewFragment>;
  onEdit: () => void;
}

/** Review with the viewer's actions. */
export function ReviewItem({ review: ref, onEdit }: ReviewItemProps) {
  const review = useFragmentData(Reviews_ReviewFragmentDoc, ref);
  const { id, authorName, reply, hiddenAt, helpfulCount, notHelpfulCount, viewerVote, isOwn, viewerCan } =
    review;
  const [isReplying, setReplying] = useState(false);
  const actions = useReviewActions(id);
  return (
    <ReviewArticle
      review={review}
      menu={
        <>
          {hiddenAt !== null && <Badge title={t.hiddenHint}>{t.hidden}</Badge>}
          <Suspense>
            <ReviewMenu
              author={authorName}
              isHidden={hiddenAt !== null}
              hasReply={reply !== null}
              onEdit={isOwn ? onEdit : undefined}
              onReply={viewerCan.reply ? () => setReplying(true) : undefined}
              onDeleteReply={viewerCan.reply ? () => actions.deleteReply(review) : undefined}
              onHide={viewerCan.hide ? () => actions.setHidden(hiddenAt === null) : undefined}
              onDelete={viewerCan.delete ? () => actions.remove(review) : undefined}
            />
          </Suspense>
        </>
      }
      votes={
        <Votes
          helpful={helpfulCount}
          notHelpful={notHelpfulCount}
          vote={viewerVote}
          onVote={viewerCan.vote ? (isHelpful) => actions.vote(review, isHelpful) : undefined}
        />
      }
      reply={
        isReplying ? (
          <Suspense fallback={<Skeleton h={120} radius="md" />}>
            <ReplyForm review={review} onDone={() => setReplying(false)} />
          </Suspense>
        ) : undefined
      }
    />
  );
}

/** Returns the actions on a review. A failure shows the server's message in a toast. */
function useReviewActions(id: string) {
  const client = useApolloClient();
  const report = (error: unknown) => notify.error(readError(error).message || t.notChanged);
  return {
    remove: ({ version }: Reviews_ReviewFragment) =>
      removeWithUndo(id, { done: t.deleted, failed: t.notDeleted }, () =>
        actOnLatest(
          () =>
            client.mutate({
              mutation: DeleteReviewDocument,
              variables: { id, version },
              context: OUTLIVES_PAGE,
              refetchQueries: [CourseReviewsDocument],
              awaitRefetchQueries: true,
            }),
          {
            reload: () =>
              client.query({ query: LatestReviewDocument, variables: { id }, fetchPolicy: 'network-only' }),
          },
        ),
      ),
    deleteReply: ({ version }: Reviews_ReviewFragment) => {
      const input = { id, reply: null, version };
      actOnLatest(() => client.mutate({ mutation: ReplyToReviewDocument, variables: { input } }), {
        reload: () =>
          client.query({ query: LatestReviewDocument, variables: { id }, fetchPolicy: 'network-only' }),
      }).catch(report);
    },
    setHidden: (isHidden: boolean) => {
      const input = { id, isHidden };
      client.mutate({ mutation: SetReviewHiddenDocument, variables: { input } }).catch(report);
    },
    vote: (review: Reviews_ReviewFragment, isHelpful: boolean | null) => {
      const voted = afterVote(review, isHelpful);
      client
        .mutate({
          mutation: VoteOnReviewDocument,
          variables: { input: { id, isHelpful } },
          optimisticResponse: {
            voteOnReview: { __typename: 'ReviewPayload', review: voted },
          } as never,
        })
        .catch(report);
    },
  };
}

/** Returns a review as it is after a vote of the viewer. */
function afterVote(review: Reviews_ReviewFragment, viewerVote: boolean | null): Reviews_ReviewFragment {
  const step = (isHelpful: boolean) =>
    Number(viewerVote === isHelpful) - Number(review.viewerVote === isHelpful);
  return {
    ...review,
    viewerVote,
    helpfulCount: review.helpfulCount + step(true),
    notHelpfulCount: review.notHelpfulCount + step(false),
  };
}
