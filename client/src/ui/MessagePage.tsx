import { Center, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface MessagePageProps {
  /** Short, large and decorative, such as '404'. */
  mark?: string;
  title: string;
  message?: string;
  action?: ReactNode;
}

/** Page with a message and one action. */
export function MessagePage({ mark, title, message, action }: MessagePageProps) {
  return (
    <Center flex={1} px="md" py={64}>
      <Stack align="center" gap="md" maw={520} ta="center">
        {mark && (
          <div className={classes.mark} aria-hidden>
            {mark}
          </div>
        )}
        <Title order={1}>{title}</Title>
        {message && <Text c="dimmed">{message}</Text>}
        {action && <div className={classes.messageAction}>{action}</div>}
      </Stack>
    </Center>
  );
}
