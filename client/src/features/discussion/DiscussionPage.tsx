import { Button, Skeleton, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { AppLink } from '#lib/AppLink';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { useScreenQuery } from '#lib/useScreenQuery';
import { texts } from '#texts/en';
import { BackLink } from '#ui/BackLink';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { DiscussionHead } from './DiscussionHead.tsx';
import { DiscussionDocument } from './DiscussionPage.generated.ts';
import { Replies } from './Replies.tsx';
import { useDiscussionChanges } from './useDiscussionChanges.ts';

// Loaded after the discussion, which is read first.
const ReplyForm = lazy(() => import('./ReplyForm.tsx'));

const t = texts.discussion;

/** /discussions/{id}: a discussion. */
export default function DiscussionPage() {
  const { guid = '' } = useParams();
  return <Thread key={guid} id={guid} />;
}

/** Discussion with its replies. Updates live. */
function Thread({ id }: { id: string }) {
  const [isDeleted, setDeleted] = useState(false);
  const { data, error, retry } = useScreenQuery(DiscussionDocument, { id }, t.failed, 0);
  useDiscussionChanges({ id, onDeleted: () => setDeleted(true) });
  const discussion = data?.discussion;
  if (isDeleted || readError(error).code === 'NOT_FOUND') return <Gone />;
  return (
    <Stack gap="lg" maw={860}>
      <BackLink to={paths.discussions} mb={0}>
        {t.back}
      </BackLink>
      {discussion ? (
        <>
          <DiscussionHead discussion={discussion} viewerCan={discussion.viewerCan} />
          <Replies discussion={discussion} me={data.viewer?.membership ?? null} />
          {data.viewer?.membership && (
            <Suspense fallback={<Skeleton h={210} radius="lg" />}>
              <ReplyForm discussion={discussion} me={data.viewer.membership} />
            </Suspense>
          )}
        </>
      ) : error === undefined ? (
        <Waiting />
      ) : (
        <ErrorState
          title={t.failed}
          message={readError(error).message || texts.errors.unknown}
          onRetry={retry}
        />
      )}
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="lg" aria-busy="true">
      <Skeleton h={220} radius="lg" />
      <Skeleton h={110} radius="lg" />
      <Skeleton h={110} radius="lg" />
    </Stack>
  );
}

function Gone() {
  return (
    <EmptyState
      title={t.gone}
      hint={t.goneHint}
      action={
        <Button component={AppLink} to={paths.discussions} variant="light">
          {t.back}
        </Button>
      }
    />
  );
}
