import { ActionIcon, Button, Text } from '@mantine/core';
import { IconAlertCircle, IconFile, IconX } from '@tabler/icons-react';
import { texts } from '#texts/en';
import { formatSize } from '#texts/formatting';
import { ProgressBar } from '../ProgressBar.tsx';
import type { Attachment } from './attachments.ts';
import classes from './files.module.css';

const t = texts.attachments;

interface AttachmentRowProps {
  attachment: Attachment;
  onRemove: () => void;
  onRetry: () => void;
}

/** Row of a file: progress or error, with its actions. */
export function AttachmentRow({ attachment, onRemove, onRetry }: AttachmentRowProps) {
  const { name, size, state, percent, problem, canRetry } = attachment;
  const isUnderway = state === 'uploading' || state === 'waiting';
  const Icon = state === 'failed' ? IconAlertCircle : IconFile;
  return (
    <li className={classes.row} data-failed={state === 'failed' || undefined}>
      <Icon size={20} stroke={1.7} aria-hidden />
      <div className={classes.about}>
        <div className={classes.line}>
          <Text fw={600} className={classes.name}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" className={classes.size}>
            {state === 'uploading' ? `${formatSize(size)} · ${t.percent(percent)}` : formatSize(size)}
          </Text>
        </div>
        {state === 'uploading' && <ProgressBar value={percent} label={t.uploading(name)} />}
        {state === 'waiting' && (
          <Text size="xs" c="dimmed">
            {t.waiting}
          </Text>
        )}
        {problem !== null && (
          <Text size="xs" role="alert" className={classes.problem}>
            {problem}
          </Text>
        )}
      </div>
      {state === 'failed' && canRetry && (
        <Button size="compact-sm" variant="default" aria-label={t.retry(name)} onClick={onRetry}>
          {t.retryShort}
        </Button>
      )}
      <ActionIcon
        color="gray"
        size="lg"
        aria-label={isUnderway ? t.cancel(name) : t.remove(name)}
        onClick={onRemove}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
