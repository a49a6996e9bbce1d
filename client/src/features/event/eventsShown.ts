import { texts } from '#texts/en';
import type { EventStatus } from '#texts/enums.generated';

/** Parts of the list by time and status. */
export const SHOWN = ['upcoming', 'live', 'ended', 'cancelled', 'draft', 'all'] as const;
export type EventsShown = (typeof SHOWN)[number];

/** Returns the part with the given name; that of upcoming events for any other text. */
export const parseShown = (text: string | null): EventsShown =>
  SHOWN.find((shown) => shown === text) ?? 'upcoming';

const statuses: Partial<Record<EventsShown, EventStatus>> = {
  live: 'LIVE',
  ended: 'ENDED',
  cancelled: 'CANCELLED',
  draft: 'DRAFT',
};

export function shownLabel(shown: EventsShown): string {
  const status = statuses[shown];
  if (status) return texts.eventStatuses[status];
  return shown === 'all' ? texts.eventList.all : texts.eventList.upcoming;
}

/** Returns the arguments of the list. What is ahead comes by its start, what is past the latest first. */
export const argumentsOf = (shown: EventsShown, now: string) => ({
  status: statuses[shown] ?? null,
  from: shown === 'upcoming' ? now : null,
  direction: ['ended', 'cancelled', 'all'].includes(shown) ? ('DESC' as const) : ('ASC' as const),
});
