import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { HOUR, inDays, insert, type ItemRow, nextNumber } from './rows.ts';

interface EventOptions {
  /** Creator, who also presents it. */
  by: Member;
  title?: string;
  description?: string;
  type?: string;
  startsAt?: Date;
  endsAt?: Date;
  registrationDeadline?: Date | null;
  maxParticipants?: number;
  meetingLink?: string | null;
  cohort?: ItemRow | null;
  course?: ItemRow | null;
  isPublished?: boolean;
  /** Whether it is a booked slot of office hours. */
  isBooking?: boolean;
  cancelledAt?: Date | null;
}

/** Creates an event, in three days by default. */
export async function anEvent(app: Pick<App, 'db'>, options: EventOptions): Promise<ItemRow> {
  const { by, title = `Event ${nextNumber()}`, startsAt = inDays(3), cancelledAt = null } = options;
  const id = uuidv7();
  const institutionId = by.institution.id;
  await insert(app, 'event', {
    institution_id: institutionId,
    id,
    title,
    type: options.type ?? 'webinar',
    description: options.description ?? 'How paper is made.',
    starts_at: startsAt,
    ends_at: options.endsAt ?? new Date(startsAt.getTime() + HOUR),
    time_zone: 'Europe/Berlin',
    registration_deadline: options.registrationDeadline ?? null,
    meeting_platform: 'Zoom',
    meeting_link: options.meetingLink === undefined ? 'https://meet.example/event' : options.meetingLink,
    max_participants: options.maxParticipants ?? 20,
    presenter_id: by.membershipId,
    created_by_id: by.membershipId,
    cohort_id: options.cohort?.id ?? null,
    course_id: options.course?.id ?? null,
    is_booking: options.isBooking ?? false,
    published_at: options.isPublished === false ? null : inDays(-2),
    cancelled_at: cancelledAt,
    cancel_reason: cancelledAt && 'The presenter is ill.',
  });
  return { id, institutionId, title };
}

interface AvailabilityOptions {
  /** Host. */
  by: Member;
  weekday?: string;
  startTime?: string;
  endTime?: string;
  slotMinutes?: number;
  timeZone?: string;
  location?: string;
  meetingLink?: string | null;
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the weekday of a day from now in UTC. */
export const weekdayIn = (days: number): string => WEEK[inDays(days).getUTCDay()]!;

/** Offers office hours, in three days from 9 to 11 in UTC by default, in four slots. */
export async function anAvailability(
  app: Pick<App, 'db'>,
  { by, meetingLink = 'https://meet.example/hours', ...more }: AvailabilityOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  const institutionId = by.institution.id;
  await insert(app, 'availability', {
    institution_id: institutionId,
    id,
    membership_id: by.membershipId,
    weekday: more.weekday ?? weekdayIn(3),
    start_time: more.startTime ?? '09:00',
    end_time: more.endTime ?? '11:00',
    slot_minutes: more.slotMinutes ?? 30,
    time_zone: more.timeZone ?? 'UTC',
    location: more.location ?? '',
    meeting_link: meetingLink,
  });
  return { id, institutionId, title: more.location ?? '' };
}

interface RegistrationOptions {
  event: ItemRow;
  member: Member;
  status?: 'registered' | 'waitlisted' | 'cancelled' | 'attended' | 'no-show';
}

/** Registers a member for an event, and counts it. */
export async function aRegistration(
  app: Pick<App, 'db'>,
  { event, member, status = 'registered' }: RegistrationOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  const { rows } = await app.db.query<{ turn: number }>(
    `update event set last_turn = last_turn + 1, participant_count = participant_count + $2, waitlist_count = waitlist_count + $3
     where id = $1 returning last_turn as turn`,
    [
      event.id,
      ['registered', 'attended', 'no-show'].includes(status) ? 1 : 0,
      status === 'waitlisted' ? 1 : 0,
    ],
  );
  await insert(app, 'event_registration', {
    institution_id: event.institutionId,
    id,
    event_id: event.id,
    membership_id: member.membershipId,
    status,
    turn: rows[0]!.turn,
    registered_at: new Date(),
  });
  return { id, institutionId: event.institutionId, title: event.title };
}

/** Adds an item to the agenda of an event. */
export async function anAgendaItem(
  app: Pick<App, 'db'>,
  { event, title }: { event: ItemRow; title: string },
): Promise<ItemRow> {
  const id = uuidv7();
  await insert(app, 'event_agenda_item', {
    institution_id: event.institutionId,
    id,
    event_id: event.id,
    title,
    starts_after_minutes: 0,
    position: 0,
  });
  return { id, institutionId: event.institutionId, title };
}
