import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { texts } from '#texts/en';
import classes from './notification.module.css';

const t = texts.notifications;

/** The bell, alone and with its panel. */
export function BellButton({ unread, ...props }: { unread: number } & ComponentProps<'button'>) {
  return (
    <ActionIcon {...props} className={classes.bell} aria-label={t.bell(unread)}>
      <IconBell size={20} stroke={1.7} aria-hidden />
      {unread > 0 && (
        <span className={classes.count} aria-hidden>
          {t.formatUnread(unread)}
        </span>
      )}
    </ActionIcon>
  );
}
