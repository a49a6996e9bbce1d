import type { CourseEventsQuery } from './CourseEvents.generated.ts';

/** Live lesson or due work of a course, as panels and calendars show it. */
export interface CourseEvent {
  id: string;
  title: string;
  kind: 'LIVE' | 'DUE';
  /** ISO instant of the start, or of the due date. */
  at: string;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** ISO instant after which the event is over. */
  endsAt: string;
  /** Link to the meeting; null for due work and for viewers who may not join. */
  joinLink: string | null;
}

/** Returns the live lessons and the due work of a course by time. */
export function eventsOf({ course, activities }: CourseEventsQuery): CourseEvent[] {
  const live = (course?.live.nodes ?? []).flatMap(({ id, title, startsAt, endsAt, timeZone, meetingLink }) =>
    startsAt === null
      ? []
      : [
          {
            id,
            title,
            kind: 'LIVE' as const,
            at: startsAt,
            timeZone,
            endsAt: endsAt ?? startsAt,
            joinLink: meetingLink,
          },
        ],
  );
  const due = activities.nodes
    .filter(({ viewerSubmission }) => viewerSubmission === null)
    .map(({ id, title, timeZone, viewerDueAt: dueAt }) => ({
      id,
      title,
      kind: 'DUE' as const,
      at: dueAt,
      timeZone,
      endsAt: dueAt,
      joinLink: null,
    }));
  return [...live, ...due].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** Returns the first events that are not over. */
export const upcomingOf = <Event extends { endsAt: string }>(
  events: readonly Event[],
  count: number,
  now: number = Date.now(),
): Event[] => events.filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, count);
