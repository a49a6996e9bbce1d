import { spanOf } from '#lib/joining';
import { texts } from '#texts/en';
import type { CourseEventsQuery } from './CourseEvents.generated.ts';

const t = texts.workspace;

/** Live lesson, event or due work of a course, as panels and calendars show it. */
export interface CourseEvent {
  id: string;
  title: string;
  of: 'lesson' | 'event' | 'work' | 'taught';
  /** Name of its kind, such as 'Workshop'. */
  kind: string;
  /** ISO instant of the start, or of the due date. */
  at: string;
  /** IANA name of the organizer's time zone. */
  timeZone: string;
  /** ISO instant after which the event is over. */
  endsAt: string;
  /** Link to the meeting; null for due work and for viewers who may not join. */
  joinLink: string | null;
}

/** Returns the live lessons, the events and the due work of a course by time. */
export const eventsOf = (data: CourseEventsQuery): CourseEvent[] =>
  [...lessonsOf(data), ...heldEventsOf(data), ...workOf(data), ...taughtWorkOf(data)].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );

const lessonsOf = ({ course }: CourseEventsQuery): CourseEvent[] =>
  (course?.live.nodes ?? []).flatMap(({ id, title, startsAt, endsAt, timeZone, meetingLink }) =>
    startsAt === null
      ? []
      : [
          {
            id,
            title,
            of: 'lesson' as const,
            kind: t.kinds.LIVE,
            at: startsAt,
            timeZone,
            endsAt: new Date(spanOf(startsAt, endsAt).end).toISOString(),
            joinLink: meetingLink,
          },
        ],
  );

/** Returns the published events that take place. */
const heldEventsOf = ({ events }: CourseEventsQuery): CourseEvent[] =>
  events.nodes
    .filter(({ status }) => status !== 'DRAFT' && status !== 'CANCELLED')
    .map(({ id, title, type, startsAt, endsAt, timeZone, meetingLink }) => ({
      id,
      title,
      of: 'event' as const,
      kind: texts.eventTypes[type],
      at: startsAt,
      timeZone,
      endsAt,
      joinLink: meetingLink,
    }));

/** Returns the work that the viewer has not submitted yet. */
const workOf = ({ activities }: CourseEventsQuery): CourseEvent[] =>
  (activities?.nodes ?? [])
    .filter(({ viewerSubmission }) => viewerSubmission === null)
    .map(({ viewerDueAt, ...activity }) => dueOf('work', { ...activity, dueAt: viewerDueAt }));

/** Returns the work that the viewer's students are to submit. */
const taughtWorkOf = ({ taught }: CourseEventsQuery): CourseEvent[] =>
  (taught?.nodes ?? []).map((activity) => dueOf('taught', activity));

interface DueActivity {
  id: string;
  title: string;
  dueAt: string;
  timeZone: string;
}

const dueOf = (of: 'work' | 'taught', { id, title, dueAt, timeZone }: DueActivity): CourseEvent => ({
  id,
  title,
  of,
  kind: t.kinds.DUE,
  at: dueAt,
  timeZone,
  endsAt: dueAt,
  joinLink: null,
});

/** Returns the first events that are not over. */
export const upcomingOf = <Event extends { endsAt: string }>(
  events: readonly Event[],
  count: number,
  now: number,
): Event[] => events.filter(({ endsAt }) => Date.parse(endsAt) > now).slice(0, count);
