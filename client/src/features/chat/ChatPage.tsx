import { useQuery, useSubscription } from '@apollo/client/react';
import { Title, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ChatDocument, PresenceDocument } from './ChatPage.generated.ts';
import classes from './chat.module.css';
import { PeoplePane } from './PeoplePane.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';

// Loaded with the first conversation: the list of messages and its dependencies.
const ConversationPane = lazy(() => import('./ConversationPane.tsx'));

/** /chat and /chat/{guid}: people at the left, the selected conversation at the right; on phones one of the two. */
export default function ChatPage() {
  const { guid } = useParams();
  const { data } = useQuery(ChatDocument);
  useSubscription(PresenceDocument, { ignoreResults: true });
  const viewer = data?.viewer;
  return (
    <>
      <VisuallyHidden>
        <Title order={1}>{texts.chat.title}</Title>
      </VisuallyHidden>
      <div className={classes.chat} data-open={guid !== undefined || undefined}>
        <PeoplePane chosen={guid} />
        <section className={classes.pane}>
          {guid ? (
            <Suspense fallback={<ConversationSkeleton />}>
              <ConversationPane key={guid} id={guid} ownMemberId={viewer?.membership?.id ?? null} />
            </Suspense>
          ) : (
            <EmptyState drawing="messages" title={texts.chat.choose} />
          )}
        </section>
      </div>
    </>
  );
}
