import type { FragmentType } from '@apollo/client';
import { Badge, Group, Text, Title } from '@mantine/core';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { CardLink } from '#ui/CardLink';
import { LinkCard } from '#ui/LinkCard';
import { LocalTimes } from '#ui/LocalTimes';
import { TaughtBy } from '#ui/TaughtBy';
import { When } from '#ui/When';
import { EventBadge } from './EventBadge.tsx';
import { EventCard_EventFragmentDoc, type EventCard_EventFragment } from './EventCard.generated.ts';
import { formatPlace } from './formatPlace.ts';
import classes from './event.module.css';

const t = texts.eventList;

/** Card of an event: type, date, time, place, presenter, participants, and the viewer's own place. */
export function EventCard({ event: ref }: { event: FragmentType<EventCard_EventFragment> }) {
  const event = useFragmentData(EventCard_EventFragmentDoc, ref);
  const { title, status, presenter, viewerState: own } = event;
  return (
    <LinkCard gap={12}>
      <Group gap="xs">
        <Badge>{texts.eventTypes[event.type]}</Badge>
        {status !== 'UPCOMING' && <EventBadge status={status} />}
        {status !== 'CANCELLED' && own === 'REGISTERED' && (
          <Badge color="teal">
            {event.isBooking ? texts.eventPlaces.booked : texts.eventPlaces.registered}
          </Badge>
        )}
        {status !== 'CANCELLED' && own === 'WAITLISTED' && (
          <Badge color="yellow">{texts.eventPlaces.waitlisted}</Badge>
        )}
      </Group>
      <div>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text size="xs" c="dimmed" mt={4} lineClamp={2}>
          {event.description}
        </Text>
      </div>
      <div>
        <Text fw={600} component="div">
          <When at={event.startsAt} /> ·{' '}
          <LocalTimes at={event.startsAt} until={event.endsAt} timeZone={event.timeZone} />
        </Text>
        <Text size="xs" c="dimmed">
          {formatPlace(event)}
        </Text>
      </div>
      {presenter && <TaughtBy people={[presenter]} />}
      <div className={classes.cardFoot}>
        {!event.isBooking && (
          <Text size="xs" c="dimmed">
            {t.participants(event.participantCount)}
            {status === 'UPCOMING' &&
              ` · ${event.spotsRemaining === 0 ? t.full : texts.eventPlaces.spotsRemaining(event.spotsRemaining)}`}
          </Text>
        )}
        <CardLink to={paths.event(event.id)} aria-label={t.viewDetailsOf(title)}>
          {t.viewDetails}
        </CardLink>
      </div>
    </LinkCard>
  );
}
