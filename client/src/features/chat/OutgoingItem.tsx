import { Button, Group } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { formatTime } from '#texts/formatting';
import classes from './chat.module.css';
import { WrittenText } from '#ui/WrittenText';
import type { Outgoing } from './useOutbox.ts';

const t = texts.chat;

interface OutgoingItemProps {
  outgoing: Outgoing;
  onRetry: (message: Outgoing) => void;
  onDiscard: (id: string) => void;
}

/** Outgoing message, with buttons to retry and discard it after a failure. */
export function OutgoingItem({ outgoing, onRetry, onDiscard }: OutgoingItemProps) {
  const { id, body, sentAt, failure } = outgoing;
  return (
    <article className={classes.message} data-own data-failed={failure !== null || undefined}>
      <div className={classes.bubble} data-outgoing>
        <WrittenText text={body} />
        <span className={classes.meta}>
          <time dateTime={sentAt}>{formatTime(sentAt)}</time>
          {failure === null && <IconClock size={14} role="img" aria-label={t.sending} />}
        </span>
      </div>
      {failure !== null && (
        <div role="alert" className={classes.failure}>
          <span>
            <IconAlertCircle size={16} aria-hidden /> {failure}
          </span>
          <Group gap={4}>
            <Button size="compact-sm" variant="subtle" onClick={() => onRetry(outgoing)}>
              {t.retry}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(id)}>
              {t.discard}
            </Button>
          </Group>
        </div>
      )}
    </article>
  );
}
