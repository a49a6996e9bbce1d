import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { texts } from '#texts/en';
import classes from './chat.module.css';
import { formatRelativeDay } from './relativeDay.ts';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Outgoing } from './useOutbox.ts';
import { OutgoingItem } from './OutgoingItem.tsx';
import type { Editing } from './useEditing.ts';

const t = texts.chat;

/** First index, with room for older messages that are prepended. */
const MIDDLE = 1_000_000;

type Message = { id: string; sequence: number; sentAt: string } & FragmentType<MessageItem_MessageFragment>;

type Entry = { message: Message } | { outgoing: Outgoing };

interface Item {
  id: string;
  /** Day that starts with this message; null if it is the same as before. */
  newDay: string | null;
  entry: Entry;
}

interface MessageActions {
  ownMemberId: string | null;
  onRetry: (message: Outgoing) => void;
  onDiscard: (id: string) => void;
  onEdit: (message: Editing) => void;
  onDelete: (id: string) => void;
}

interface MessageListProps extends MessageActions {
  label: string;
  /** Newest first. */
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** Called when the oldest loaded message becomes visible. */
  onTop: () => void;
  /** Called when the latest message becomes visible. */
  onSeen: () => void;
}

/** Virtualized list of the messages of a conversation. Scrolling up loads older ones. */
export function MessageList({ label, messages, outgoing, onTop, onSeen, ...actions }: MessageListProps) {
  const items = toItems(messages, outgoing);
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const latest = messages[0]?.sequence ?? 0;
  const [seen, setSeen] = useState(latest);
  if (isAtEnd && seen !== latest) setSeen(latest);
  const missed = latest - seen;

  // A message is read when it becomes visible: by scrolling, on arrival, or when the tab becomes active again.
  useEffect(() => {
    if (!isAtEnd) return;
    onSeen();
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, [isAtEnd, onSeen]);

  if (items.length === 0) return <p className={classes.noMessages}>{t.noMessages}</p>;
  return (
    <div className={classes.messages}>
      <Virtuoso
        ref={list}
        tabIndex={0}
        role="log"
        aria-label={label}
        data={items}
        computeItemKey={(_, item) => item.id}
        firstItemIndex={MIDDLE - messages.length}
        initialTopMostItemIndex={items.length - 1}
        alignToBottom
        followOutput={(isAtBottom) => isAtBottom || outgoing.length > 0}
        atBottomThreshold={40}
        atBottomStateChange={setAtEnd}
        startReached={onTop}
        increaseViewportBy={400}
        context={actions}
        itemContent={renderItem}
      />
      {!isAtEnd && (
        <Button
          size="compact-md"
          className={classes.jump ?? ''}
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={() => list.current?.scrollToIndex({ index: 'LAST' })}
        >
          {missed > 0 ? t.newMessages(missed) : t.latest}
        </Button>
      )}
    </div>
  );
}

function renderItem(
  _index: number,
  { newDay, entry }: Item,
  { onRetry, onDiscard, ...actions }: MessageActions,
) {
  return (
    <>
      {newDay && <p className={classes.day}>{newDay}</p>}
      {'message' in entry ? (
        <MessageItem message={entry.message} {...actions} />
      ) : (
        <OutgoingItem outgoing={entry.outgoing} onRetry={onRetry} onDiscard={onDiscard} />
      )}
    </>
  );
}

/** Returns the items to render: oldest first, outgoing messages last. */
function toItems(messages: readonly Message[], outgoing: readonly Outgoing[]): Item[] {
  const stored = new Set(messages.map(({ id }) => id));
  const waiting = outgoing.filter(({ id }) => !stored.has(id));
  const entries: { id: string; sentAt: string; entry: Entry }[] = [
    ...messages
      .map((message) => ({ id: message.id, sentAt: message.sentAt, entry: { message } }))
      .toReversed(),
    ...waiting.map((one) => ({ id: one.id, sentAt: one.sentAt, entry: { outgoing: one } })),
  ];
  let last = '';
  return entries.map(({ id, sentAt, entry }) => {
    const day = formatRelativeDay(sentAt);
    const newDay = day === last ? null : day;
    last = day;
    return { id, newDay, entry };
  });
}
