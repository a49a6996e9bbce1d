import { useEffect } from 'react';
import { readError } from '#lib/errors';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { texts } from '#texts/en';
import { EmptyState } from '#ui/EmptyState';
import { ErrorState } from '#ui/ErrorState';
import { BackToConversations } from './BackToConversations.tsx';
import { Composer } from './Composer.tsx';
import classes from './chat.module.css';
import { ConversationHeader } from './ConversationHeader.tsx';
import { MessageList } from './MessageList.tsx';
import { TypingLine } from './TypingLine.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { useConversation } from './useConversation.ts';
import { useEditing } from './useEditing.ts';
import { useOutbox } from './useOutbox.ts';

const t = texts.chat;

interface ConversationPaneProps {
  id: string;
  /** ID of the viewer's membership; null while loading. */
  ownMemberId: string | null;
}

/** Selected conversation with a person or a cohort. */
export default function ConversationPane({ id, ownMemberId }: ConversationPaneProps) {
  const { conversation, isGone, error, retry, loadOlder, markRead } = useConversation(id);
  const { outgoing, send, retry: sendAgain, discard } = useOutbox(id);
  const { editing, begin, end, save, remove } = useEditing();
  const arrived = conversation?.messages.nodes;
  // Such as one whose answer was lost, or that another tab sent again.
  useEffect(() => {
    for (const message of arrived ?? [])
      if (outgoing.some((one) => one.id === message.id)) discard(message.id);
  }, [arrived, outgoing, discard]);
  if (isGone) return <Gone />;
  if (error)
    return (
      <>
        <header className={`${classes.paneHead} ${classes.phoneOnly}`}>
          <BackToConversations />
        </header>
        <ErrorState message={readError(error).message || texts.errors.list} onRetry={retry} />
      </>
    );
  if (!conversation) return <ConversationSkeleton />;
  return (
    <>
      <ConversationHeader conversation={conversation} />
      <MessageList
        label={t.messages(conversation.title)}
        messages={conversation.messages.nodes}
        outgoing={outgoing}
        ownMemberId={ownMemberId}
        onTop={loadOlder}
        onSeen={markRead}
        onRetry={sendAgain}
        onDiscard={discard}
        onEdit={begin}
        onDelete={remove}
      />
      <TypingLine conversationId={id} />
      <Composer
        key={editing?.id}
        conversationId={id}
        label={t.input(conversation.title)}
        editing={editing}
        onSend={editing ? save : send}
        onCancel={end}
      />
    </>
  );
}

function Gone() {
  return <EmptyState title={t.gone} hint={t.goneHint} action={<AppLink to={paths.chat}>{t.back}</AppLink>} />;
}
