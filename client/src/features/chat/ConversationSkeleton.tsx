import { Skeleton, Stack } from '@mantine/core';
import { texts } from '#texts/en';

/** Widths of the messages that are drawn; those of the viewer are on the right. */
const messages = [
  { width: '52%', isOwn: false },
  { width: '38%', isOwn: true },
  { width: '64%', isOwn: false },
  { width: '30%', isOwn: false },
  { width: '46%', isOwn: true },
] as const;

/** Placeholder of a conversation while it loads: its header and the newest messages. */
export function ConversationSkeleton() {
  return (
    <Stack flex={1} p="md" gap="lg" role="status" aria-busy="true" aria-label={texts.common.loading}>
      <Skeleton h={36} w={200} radius="md" />
      <Stack flex={1} justify="flex-end" gap="md">
        {messages.map(({ width, isOwn }) => (
          <Skeleton key={width} h={44} w={width} radius="lg" {...(isOwn && { ms: 'auto' })} />
        ))}
      </Stack>
    </Stack>
  );
}
