import type { FragmentType } from '@apollo/client';
import { Text } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { livePhaseOf, spanOf, useNow } from '#lib/joining';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { JoinLink } from '#ui/JoinLink';
import { LiveBadge } from '#ui/LiveBadge';
import { JoinEvent_EventFragmentDoc, type JoinEvent_EventFragment } from './JoinEvent.generated.ts';
import { useReloadAt } from './useReloadAt.ts';

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
  const phase = livePhaseOf(spanOf(startsAt, endsAt), now);
  const isOpen = phase === 'SOON' || phase === 'LIVE';
  return (
    <>
      {isOpen && (
        <div role="status">
          <LiveBadge startsAt={startsAt} endsAt={endsAt} />
        </div>
      )}
      <JoinLink session={event} fullWidth leftSection={<IconVideo size={18} aria-hidden />} />
      {!isOpen && meetingLink !== null && (
        <Text size="xs" c="dimmed">
          {texts.live.joinHint}
        </Text>
      )}
    </>
  );
}
