import type { FragmentType } from '@apollo/client';
import { Badge, Button, Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { isJoinable, useNow } from '#lib/joining';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { JoinEvent_EventFragmentDoc, type JoinEvent_EventFragment } from './JoinEvent.generated.ts';
import { useReloadAt } from './useReloadAt.ts';

const t = texts.eventRegistration;

interface JoinEventProps {
  event: FragmentType<JoinEvent_EventFragment>;
  /** Refetches the event, whose status and permissions change with time. */
  reload: () => void;
}

/** Whether the event is live, and for those with the link a button to join from 15 minutes before the start until the end. */
export function JoinEvent({ event: ref, reload }: JoinEventProps) {
  const event = useFragmentData(JoinEvent_EventFragmentDoc, ref);
  const { status, startsAt, endsAt, registrationDeadline, meetingLink } = event;
  const now = useNow();
  useReloadAt([startsAt, endsAt, registrationDeadline ?? startsAt], reload);
  if (status !== 'UPCOMING' && status !== 'LIVE') return null;
  const start = Date.parse(startsAt);
  const isOpen = isJoinable({ start, end: Date.parse(endsAt) }, now);
  return (
    <>
      {isOpen && (
        <div role="status">
          <Badge color="teal">{now >= start ? t.liveNow : t.startsSoon}</Badge>
        </div>
      )}
      {isOpen && meetingLink !== null && (
        <Button
          component="a"
          href={meetingLink}
          target="_blank"
          rel="noopener noreferrer"
          fullWidth
          leftSection={<IconVideo size={18} aria-hidden />}
        >
          {t.join}
        </Button>
      )}
      {!isOpen && meetingLink !== null && (
        <Text size="xs" c="dimmed">
          {t.joinHint}
        </Text>
      )}
    </>
  );
}
