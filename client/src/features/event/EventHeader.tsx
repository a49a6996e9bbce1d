import type { FragmentType } from '@apollo/client';
import { Alert, Badge, Button, Group, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { AppLink } from '#lib/AppLink';
import { paths } from '#lib/paths';
import { useFragmentData } from '#lib/useFragmentData';
import { texts } from '#texts/en';
import { detailTexts } from './detailTexts.ts';
import { EventBadge } from './EventBadge.tsx';
import { EventHeader_EventFragmentDoc, type EventHeader_EventFragment } from './EventHeader.generated.ts';
import classes from './event.module.css';

// Loaded after the screen, only for those who may edit.
const EventActions = lazy(() => import('./EventActions.tsx'));

interface EventHeaderProps {
  event: FragmentType<EventHeader_EventFragment>;
}

/** Header of an event: type, status, title, tags, and the actions of its editors. */
export function EventHeader({ event: ref }: EventHeaderProps) {
  const event = useFragmentData(EventHeader_EventFragmentDoc, ref);
  const { viewerCan: can, isBooking } = event;
  const t = detailTexts(isBooking);
  return (
    <header className={classes.header}>
      <div className={classes.headerText}>
        <Group gap="xs" mb={8}>
          <Badge>{texts.eventTypes[event.type]}</Badge>
          <EventBadge status={event.status} />
        </Group>
        <Title order={1}>{event.title}</Title>
        {event.tags.length > 0 && (
          <ul className={classes.tags} aria-label={t.tags}>
            {event.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
      </div>
      <Group gap="sm">
        {can.edit && (
          <Button
            component={AppLink}
            to={paths.editEvent(event.id)}
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t.edit}
          </Button>
        )}
        {(can.publish || can.cancel || can.delete) && (
          <Suspense>
            <EventActions event={event} />
          </Suspense>
        )}
      </Group>
      {event.status === 'DRAFT' && (
        <Alert color="yellow" title={t.draftTitle} className={classes.notice ?? ''}>
          {t.draftText}
        </Alert>
      )}
      {event.status === 'CANCELLED' && (
        <Alert color="red" title={t.cancelledTitle} className={classes.notice ?? ''}>
          {event.cancelReason}
        </Alert>
      )}
    </header>
  );
}
