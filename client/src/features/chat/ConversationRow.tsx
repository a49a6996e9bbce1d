import type { FragmentType } from '@apollo/client';
import { Badge, VisuallyHidden } from '@mantine/core';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import {
  ConversationRow_ConversationFragmentDoc,
  type ConversationRow_ConversationFragment,
} from './ConversationRow.generated.ts';
import classes from './chat.module.css';
import { formatRelativeDay } from './relativeDay.ts';
import { Presence } from './Presence.tsx';

interface ConversationRowProps {
  conversation: FragmentType<ConversationRow_ConversationFragment>;
  isChosen: boolean;
}

/** Row of a conversation: title, last message and number of unread messages. */
export function ConversationRow({ conversation, isChosen }: ConversationRowProps) {
  const { id, title, unreadCount, lastMessage, lastMessageAt, otherMember } = useFragmentData(
    ConversationRow_ConversationFragmentDoc,
    conversation,
  );
  return (
    <AppLink to={paths.conversation(id)} className={classes.row} aria-current={isChosen || undefined}>
      <Presence
        name={title}
        avatarUrl={otherMember?.avatarUrl ?? null}
        isOnline={otherMember?.isOnline ?? null}
      />
      <span className={classes.rowText}>
        <span className={classes.rowHead}>
          <span className={classes.rowTitle}>{title}</span>
          {lastMessage && <time dateTime={lastMessageAt}>{formatRelativeDay(lastMessageAt, 'time')}</time>}
        </span>
        <span className={classes.rowHead}>
          <span className={classes.rowLine} data-unread={unreadCount > 0 || undefined}>
            {formatPreview(lastMessage, otherMember === null)}
          </span>
          {unreadCount > 0 && (
            <>
              <Badge size="md" circle={unreadCount < 10} aria-hidden>
                {unreadCount > 99 ? '99+' : unreadCount}
              </Badge>
              <VisuallyHidden>{texts.chat.unread(unreadCount)}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </AppLink>
  );
}

type LastMessage = ConversationRow_ConversationFragment['lastMessage'];

/**
 * Returns the preview of a message.
 * @param isRoom includes the name of the sender
 */
function formatPreview(message: LastMessage, isRoom: boolean): string {
  if (!message) return texts.chat.nothingYet;
  const text = message.body ?? texts.chat.deleted;
  return isRoom ? texts.chat.says(message.sender.displayName, text) : text;
}
