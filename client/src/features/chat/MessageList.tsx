import type { FragmentType } from '@apollo/client';
import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { texts } from '#texts/en';
import classes from './chat.module.css';
import { dayOf } from './days.ts';
import type { MessageItem_MessageFragment } from './MessageItem.generated.ts';
import { MessageItem } from './MessageItem.tsx';
import type { Outgoing } from './outbox.ts';
import { OutgoingItem } from './OutgoingItem.tsx';
import type { Editing } from './useEditing.ts';

const t = texts.chat;

/** Where numbering begins, so that there is room for what is put in front. */
const MIDDLE = 1_000_000;

type Message = { id: string; sequence: number; sentAt: string } & FragmentType<MessageItem_MessageFragment>;

type Entry = { message: Message } | { outgoing: Outgoing };

interface Item {
  id: string;
  /** The day that begins with it; null where it goes on. */
  newDay: string | null;
  entry: Entry;
}

interface Acts {
  ownMemberId: string | null;
  onRetry: (message: Outgoing) => void;
  onDiscard: (id: string) => void;
  onEdit: (message: Editing) => void;
  onDelete: (id: string) => Promise<void>;
}

interface MessageListProps extends Acts {
  label: string;
  /** Newest first. */
  messages: readonly Message[];
  outgoing: readonly Outgoing[];
  /** The beginning of what is loaded came into sight. */
  onTop: () => void;
  /** The latest message is in sight. */
  onSeen: () => void;
}

/** The messages of a conversation, however many; older ones come when one scrolls up. */
export function MessageList({ label, messages, outgoing, onTop, onSeen, ...acts }: MessageListProps) {
  const items = itemsOf(messages, outgoing);
  const list = useRef<VirtuosoHandle>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const latest = messages[0]?.sequence ?? 0;
  const [seen, setSeen] = useState(latest);
  if (isAtEnd && seen !== latest) setSeen(latest);
  const missed = latest - seen;

  // A message that comes into sight is read: by scrolling, by coming in, by coming back to this tab.
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
        context={acts}
        itemContent={drawItem}
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

function drawItem(_index: number, { newDay, entry }: Item, { onRetry, onDiscard, ...acts }: Acts) {
  return (
    <>
      {newDay && <p className={classes.day}>{newDay}</p>}
      {'message' in entry ? (
        <MessageItem message={entry.message} {...acts} />
      ) : (
        <OutgoingItem outgoing={entry.outgoing} onRetry={onRetry} onDiscard={onDiscard} />
      )}
    </>
  );
}

/** Oldest first; what is on its way stands at the end. */
function itemsOf(messages: readonly Message[], outgoing: readonly Outgoing[]): Item[] {
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
    const day = dayOf(sentAt);
    const newDay = day === last ? null : day;
    last = day;
    return { id, newDay, entry };
  });
}
