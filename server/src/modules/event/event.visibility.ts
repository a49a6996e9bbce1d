import { sql } from 'kysely';
import { takesPartInCohort } from '#modules/cohort/cohort.visibility';
import { seatExcludesMeetings } from '#modules/enrollment/seat.visibility';
import { Role } from '#kernel/role';
import { existsForRow, type Reader, type Sql } from '#platform/read/declarations';
import { statusHasPlace } from './registration.enums.ts';

/** Columns of an event that decide who can read it. */
interface EventColumns {
  institution: Sql;
  id: Sql;
  cohort: Sql;
  createdBy: Sql;
  presenter: Sql;
  publishedAt: Sql;
  isBooking: Sql;
}

/** Returns SQL: whether the reader edits an event. It follows `eventPolicy.edit`. */
export function editsEvent(
  { role, membershipId }: Reader,
  { createdBy, presenter }: Pick<EventColumns, 'createdBy' | 'presenter'>,
): Sql {
  if (role === Role.ADMIN) return sql`true`;
  if (role !== Role.INSTRUCTOR) return sql`false`;
  return sql`(${createdBy} = ${membershipId} or ${presenter} = ${membershipId})`;
}

/**
 * Returns the condition for visible events: drafts for their editors; published ones for members; those of a cohort for
 * its students and teachers; a booking for its presenter and the person who booked it. Members with access by seat see only
 * events of their cohorts.
 */
export function visibleEvent(reader: Reader, event: EventColumns): Sql {
  if (!reader.membershipId) return sql`false`;
  if (reader.role === Role.ADMIN) return sql`true`;
  const { institution, id, cohort, publishedAt, isBooking } = event;
  const takesPart = sql`(${cohort} is not null and ${takesPartInCohort({ institution, cohort }, reader)})`;
  const shown = reader.role === 'seat' ? takesPart : sql`(${cohort} is null or ${takesPart})`;
  const booked = sql`exists (select 1 from event_registration r where r.institution_id = ${institution} and r.event_id = ${id}
    and r.membership_id = ${reader.membershipId})`;
  const published = sql`(${publishedAt} is not null and ${shown} and (not ${isBooking} or ${booked}))`;
  return reader.role === Role.INSTRUCTOR ? sql`(${published} or ${editsEvent(reader, event)})` : published;
}

/** Columns of a row that belongs to an event. */
export interface OfEvent {
  institution: Sql;
  event: Sql;
}

/** Columns of an event with the alias `o` in hand-written SQL, which names the institution itself. */
export const EVENT_O: Omit<EventColumns, 'institution'> = {
  id: sql`o.id`,
  cohort: sql`o.cohort_id`,
  createdBy: sql`o.created_by_id`,
  presenter: sql`o.presenter_id`,
  publishedAt: sql`o.published_at`,
  isBooking: sql`o.is_booking`,
};

const eventOf = ({ institution, event }: OfEvent, condition: Sql): Sql =>
  sql`event o where o.institution_id = ${institution} and o.id = ${event} and ${condition}`;

/** Returns SQL: whether the reader can see the event of a row. */
export const ofVisibleEvent = (reader: Reader, part: OfEvent): Sql =>
  existsForRow(reader, eventOf(part, visibleEvent(reader, { ...EVENT_O, institution: part.institution })));

/** Returns SQL: whether the reader edits the event of a row. */
export const ofEditedEvent = (reader: Reader, part: OfEvent): Sql =>
  reader.role === Role.ADMIN
    ? sql`true`
    : reader.role === Role.INSTRUCTOR
      ? existsForRow(reader, eventOf(part, editsEvent(reader, EVENT_O)))
      : sql`false`;

/** Returns SQL: whether the reader joins the meeting of an event with a place in it. */
export const joinsEvent = (event: { institution: Sql; id: Sql; cohort: Sql }, reader: Reader): Sql =>
  reader.membershipId
    ? sql`(${hasPlaceInEvent(event, reader)} and not ${seatExcludesMeetings(event, reader)})`
    : sql`false`;

/** Returns SQL: whether the reader has a place in an event. */
export const hasPlaceInEvent = (event: { institution: Sql; id: Sql }, { membershipId }: Reader): Sql =>
  membershipId
    ? sql`exists (select 1 from event_registration own where own.institution_id = ${event.institution}
        and own.event_id = ${event.id} and own.membership_id = ${membershipId} and ${sql.raw(statusHasPlace('own.status'))})`
    : sql`false`;
