import type { FragmentType } from '@apollo/client';
import { Card, Divider, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconHourglass } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { CopyButton } from '#ui/CopyButton';
import { Standing } from '#ui/Standing';
import { JoinEvent } from './JoinEvent.tsx';
import { registrationTexts } from './registrationTexts.ts';
import {
  RegistrationPanel_EventFragmentDoc,
  type RegistrationPanel_EventFragment,
} from './RegistrationPanel.generated.ts';
import classes from './event.module.css';

// Loaded after the screen.
const RegistrationActions = lazy(() => import('./RegistrationActions.tsx'));
const AddToCalendar = lazy(() => import('./AddToCalendar.tsx'));

interface RegistrationPanelProps {
  event: FragmentType<RegistrationPanel_EventFragment>;
  /** Refetches the event, whose permissions change with time. */
  reload: () => void;
}

/** Panel with the places of an event, the viewer's registration and what comes next, and links for calendars and others. */
export function RegistrationPanel({ event: ref, reload }: RegistrationPanelProps) {
  const event = useFragmentData(RegistrationPanel_EventFragmentDoc, ref);
  const t = registrationTexts(event.isBooking);
  const { status } = event;
  const closed = status === 'UPCOMING' || status === 'LIVE' ? null : t.notAhead[status];
  const isShared = !event.isBooking && status !== 'DRAFT';
  return (
    <Card component="section" aria-labelledby="registration-title">
      <Stack gap="sm">
        <Title order={2} size="h3" id="registration-title">
          {t.title}
        </Title>
        {status === 'UPCOMING' && !event.isBooking && (
          <Text fw={600}>
            {t.spotsRemaining(event.spotsRemaining)}
            {event.waitlistCount > 0 && (
              <Text span inherit c="dimmed" fw={400}>
                {' '}
                · {t.waiting(event.waitlistCount)}
              </Text>
            )}
          </Text>
        )}
        <div role="status" className={classes.own}>
          <OwnPlace event={event} />
        </div>
        {closed !== null && <Text c="dimmed">{closed}</Text>}
        <JoinEvent event={event} reload={reload} />
        <Suspense fallback={<Skeleton h={36} radius="md" />}>
          <RegistrationActions event={event} />
        </Suspense>
        {closed === null && (
          <>
            <Divider />
            <Suspense fallback={<Skeleton h={110} radius="md" />}>
              <AddToCalendar event={event} />
            </Suspense>
          </>
        )}
        {isShared && (
          <CopyButton value={`${window.location.origin}${paths.event(event.id)}`} label={t.share} />
        )}
      </Stack>
    </Card>
  );
}

/** Shows the viewer's place, also one on the waitlist, or attendance. Nothing without a registration. */
function OwnPlace({
  event: { isBooking, viewerState, viewerRegistration },
}: {
  event: RegistrationPanel_EventFragment;
}) {
  const t = registrationTexts(isBooking);
  if (viewerState === null || viewerState === 'CANCELLED') return null;
  if (viewerState !== 'WAITLISTED')
    return (
      <Standing icon={<IconCircleCheckFilled size={20} aria-hidden />}>
        {viewerState === 'ATTENDED' ? t.attended : viewerState === 'NO_SHOW' ? t.noShow : t.registered}
      </Standing>
    );
  const position = viewerRegistration?.waitlistPosition;
  return (
    <Standing icon={<IconHourglass size={20} aria-hidden />} isWaiting>
      {t.waitlisted}
      {position != null && <Text size="xs">{t.position(position)}</Text>}
      <Text size="xs">{t.positionHint}</Text>
    </Standing>
  );
}
