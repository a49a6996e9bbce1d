import { Badge } from '@mantine/core';
import { texts } from '#texts/en';
import type { EventStatus } from '#texts/enums.generated';

const colors: Record<EventStatus, string> = {
  DRAFT: 'yellow',
  UPCOMING: 'gray',
  LIVE: 'teal',
  ENDED: 'gray',
  CANCELLED: 'red',
};

/** Status of an event now. */
export const EventBadge = ({ status }: { status: EventStatus }) => (
  <Badge color={colors[status]}>{texts.eventStatuses[status]}</Badge>
);
