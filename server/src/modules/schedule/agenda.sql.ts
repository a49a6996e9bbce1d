import { sql } from 'kysely';
import { dueAtFor, quizDueFor } from '#modules/activity/activity-due.sql';
import { amongTaught, COHORT_C, visibleCohort } from '#modules/cohort/cohort.visibility';
import { SHOWN_COURSE, visibleCourse } from '#modules/course/course.visibility';
import { taughtIds } from '#modules/course/co-teaching.sql';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { seatExcludesMeetings } from '#modules/enrollment/seat.visibility';
import { EVENT_O, editsEvent, joinsEvent, visibleEvent } from '#modules/event/event.visibility';
import { MAX_EVENT_DAYS } from '#modules/event/event.rules';
import { statusHasPlace } from '#modules/event/registration.enums';
import { mayJoinMeeting } from '#modules/lesson/lesson-open.sql';
import { Role } from '#kernel/role';
import type { ReadArguments, Reader, Sql } from '#platform/read/declarations';
import { contains } from '#platform/read/search';
import { AgendaKind } from './agenda.enums.ts';
import { MAX_AGENDA_ENTRIES } from './agenda.rules.ts';

/** A reader with a membership. */
interface Member extends Reader {
  institutionId: Sql;
  membershipId: Sql;
}

/** Columns of the entries of one kind. Those that are left out have the value of an entry without it. */
interface Entries {
  kind: AgendaKind;
  subjectId: Sql;
  title: Sql;
  startsAt: Sql;
  timeZone: Sql;
  /** Times of the last changes of the rows that the entry is read from, or its number of changes. */
  changedAt?: Sql[];
  sequence?: Sql;
  context?: Sql;
  endsAt?: Sql;
  isAllDay?: boolean;
  isCancelled?: Sql;
  location?: Sql;
  platform?: Sql;
  link?: Sql;
  cohortId?: Sql;
  lessonId?: Sql;
  eventType?: Sql;
  registration?: Sql;
  /** SQL `from` and `where`. */
  from: Sql;
}

const NONE = sql`null`;

/** Seconds from which changes are counted, so that their number fits an integer. */
const EPOCH = sql`timestamptz '2020-01-01T00:00:00Z'`;

/** SQL: a number that increases with the later one of the times. */
const changes = (times: Sql[]): Sql => sql`extract(epoch from greatest(${sql.join(times)}) - ${EPOCH})::int`;

/** SQL of the entries of one kind, none of them if it is not wanted. */
const entries = (each: Entries): Sql => sql`
  select ${sql.lit(each.kind)} as kind, ${each.subjectId} as id, ${each.title} as title, ${each.context ?? NONE}::text as context,
    ${each.startsAt} as starts_at, ${each.endsAt ?? NONE}::timestamptz as ends_at, ${each.timeZone} as zone,
    ${sql.lit(each.isAllDay ?? false)} as is_all_day, ${each.isCancelled ?? sql`false`} as is_cancelled,
    ${each.location ?? sql`''`} as location, ${each.platform ?? sql`''`} as platform, ${each.link ?? NONE}::text as link,
    ${each.cohortId ?? NONE}::uuid as cohort_id, ${each.lessonId ?? NONE}::uuid as lesson_id,
    ${each.eventType ?? NONE}::text as event_type, ${each.registration ?? NONE}::text as registration,
    ${each.sequence ?? changes(each.changedAt!)} as sequence
  from wanted ${each.from} and (wanted.kinds is null or ${sql.lit(each.kind)} = any(wanted.kinds))`;

/** SQL condition: a time with an end that may be unknown touches the requested one. It is in the range of an index on the start. */
const overlaps = (startsAt: Sql, endsAt: Sql): Sql =>
  sql`${startsAt} < wanted.until and ${startsAt} >= wanted.since - interval '${sql.raw(String(MAX_EVENT_DAYS))} days'
    and coalesce(${endsAt}, ${startsAt}) >= wanted.since`;

/** SQL condition: a moment is in the requested time. */
const within = (moment: Sql): Sql => sql`${moment} >= wanted.since and ${moment} < wanted.until`;

const isStaff = ({ role }: Reader) => role === Role.ADMIN || role === Role.INSTRUCTOR;

/** SQL of the cohorts that the reader can see and has a seat in, created or teaches. */
function ownCohorts(reader: Member, cohortId: Sql | undefined): Sql {
  const seated = sql`c.id = any(array(select e.cohort_id from enrollment e where e.institution_id = ${reader.institutionId}
    and e.membership_id = ${reader.membershipId} and ${sql.raw(statusHasSeat('e.status'))}))`;
  const columns = {
    ...COHORT_C,
    institution: reader.institutionId,
    isPublic: sql`c.is_public`,
    publishedAt: sql`c.published_at`,
    deletedAt: sql`c.deleted_at`,
  };
  return sql`select c.id, c.title, c.start_date, coalesce(c.time_zone, 'UTC') as zone,
      case when not ${seatExcludesMeetings({ institution: reader.institutionId, cohort: sql`c.id` }, reader)} then c.meeting_link end as meeting_link,
      c.meeting_platform, c.updated_at
    from cohort c where c.institution_id = ${reader.institutionId} and ${visibleCohort(reader, columns)}
      and ${isStaff(reader) ? sql`(${seated} or ${amongTaught(reader, COHORT_C)})` : seated}
      and ${cohortId ? sql`c.id = ${cohortId}::uuid` : sql`true`}`;
}

/** SQL of the courses that the reader can see and learns or teaches: those of the cohorts, owned and co-taught ones. */
function ownCourses(reader: Member, cohortId: Sql | undefined): Sql {
  const ofCohorts = sql`shown.id = any(array(select l.course_id from mine join cohort_course l
    on l.institution_id = ${reader.institutionId} and l.cohort_id = mine.id))`;
  const isTaught = isStaff(reader) && !cohortId;
  return sql`select shown.id, shown.title from course shown where shown.institution_id = ${reader.institutionId}
    and ${visibleCourse(reader, { ...SHOWN_COURSE, institution: reader.institutionId })}
    and ${isTaught ? sql`(${ofCohorts} or shown.id = any(${taughtIds(reader)}))` : ofCohorts}`;
}

const sessions = ({ institutionId }: Member): Sql =>
  entries({
    kind: AgendaKind.SESSION,
    subjectId: sql`s.id`,
    title: sql`s.topic`,
    context: sql`c.title`,
    startsAt: sql`s.date`,
    endsAt: sql`s.ends_at`,
    timeZone: sql`c.zone`,
    isCancelled: sql`(s.cancelled_at is not null)`,
    platform: sql`coalesce(c.meeting_platform, '')`,
    link: sql`case when c.meeting_platform is not null then c.meeting_link end`,
    cohortId: sql`c.id`,
    changedAt: [sql`s.updated_at`, sql`c.updated_at`],
    from: sql`cross join mine c join cohort_session s on s.institution_id = ${institutionId} and s.cohort_id = c.id
      where ${overlaps(sql`s.date`, sql`s.ends_at`)}`,
  });

const lessons = (reader: Member): Sql =>
  entries({
    kind: AgendaKind.LESSON,
    subjectId: sql`l.id`,
    title: sql`l.title`,
    context: sql`o.title`,
    startsAt: sql`l.starts_at`,
    endsAt: sql`l.ends_at`,
    timeZone: sql`l.time_zone`,
    link: sql`case when ${mayJoinMeeting(
      {
        institution: reader.institutionId,
        course: sql`l.course_id`,
        isPreview: sql`l.is_preview`,
        releaseAt: sql`l.release_at`,
      },
      reader,
    )} then l.meeting_link end`,
    changedAt: [sql`l.updated_at`],
    from: sql`cross join courses o join lesson l on l.institution_id = ${reader.institutionId} and l.course_id = o.id
      where l.type = 'live' and ${overlaps(sql`l.starts_at`, sql`l.ends_at`)}`,
  });

const events = (reader: Member, cohortId: Sql | undefined): Sql => {
  const { institutionId, membershipId } = reader;
  const columns = { ...EVENT_O, institution: institutionId };
  const joins = joinsEvent({ institution: institutionId, id: sql`o.id`, cohort: sql`o.cohort_id` }, reader);
  return entries({
    kind: AgendaKind.EVENT,
    subjectId: sql`o.id`,
    title: sql`o.title`,
    context: sql`(select c.title from cohort c where c.institution_id = ${institutionId} and c.id = o.cohort_id and c.deleted_at is null)`,
    startsAt: sql`o.starts_at`,
    endsAt: sql`o.ends_at`,
    timeZone: sql`o.time_zone`,
    isCancelled: sql`(o.cancelled_at is not null)`,
    location: sql`o.location`,
    platform: sql`o.meeting_platform`,
    link: sql`case when ${editsEvent(reader, columns)} or ${joins} then o.meeting_link end`,
    cohortId: sql`o.cohort_id`,
    eventType: sql`o.type`,
    registration: sql`r.status`,
    sequence: sql`o.sequence + coalesce(r.revision, 0)`,
    from: sql`cross join event o left join event_registration r
      on r.institution_id = ${institutionId} and r.event_id = o.id and r.membership_id = ${membershipId}
      where o.institution_id = ${institutionId} and o.published_at is not null and ${visibleEvent(reader, columns)}
        and (o.presenter_id = ${membershipId} or o.id = any(array(
          select own.event_id from event_registration own where own.institution_id = ${institutionId}
            and own.membership_id = ${membershipId} and (${sql.raw(statusHasPlace('own.status'))} or own.status = 'waitlisted'))))
        and ${cohortId ? sql`o.cohort_id = ${cohortId}::uuid` : sql`true`}
        and ${overlaps(sql`o.starts_at`, sql`o.ends_at`)}`,
  });
};

/** SQL of the time of the last change of an extension of an activity for the reader. */
const extended = ({ institutionId, membershipId }: Member, activity: Sql): Sql =>
  sql`(select x.updated_at from extension x where x.institution_id = ${institutionId} and x.activity_id = ${activity} and x.student_id = ${membershipId})`;

const dueActivity = ({ institutionId, membershipId }: Member): Sql =>
  dueAtFor({ institution: institutionId, id: sql`a.id`, dueAt: sql`a.due_at` }, membershipId);

const activities = (reader: Member): Sql =>
  entries({
    kind: AgendaKind.ACTIVITY,
    subjectId: sql`a.id`,
    title: sql`a.title`,
    context: sql`o.title`,
    startsAt: sql`due.at`,
    timeZone: sql`a.time_zone`,
    changedAt: [sql`a.updated_at`, extended(reader, sql`a.id`)],
    from: sql`cross join courses o join activity a on a.institution_id = ${reader.institutionId} and a.course_id = o.id
      cross join lateral (select ${dueActivity(reader)} as at) due
      where a.deleted_at is null and a.due_at < wanted.until and ${within(sql`due.at`)}`,
  });

const quizzes = (reader: Member): Sql => {
  const { institutionId, membershipId } = reader;
  return entries({
    kind: AgendaKind.QUIZ,
    subjectId: sql`q.id`,
    title: sql`l.title`,
    context: sql`o.title`,
    startsAt: sql`due.at`,
    timeZone: sql`coalesce(a.time_zone, 'UTC')`,
    lessonId: sql`l.id`,
    changedAt: [sql`q.updated_at`, sql`l.updated_at`, extended(reader, sql`q.activity_id`)],
    from: sql`cross join courses o
      join lesson l on l.institution_id = ${institutionId} and l.course_id = o.id
      join quiz q on q.institution_id = ${institutionId} and q.lesson_id = l.id and q.due_at is not null
      left join activity a on a.institution_id = ${institutionId} and a.id = q.activity_id and a.deleted_at is null
      cross join lateral (select ${quizDueFor({ institution: institutionId, student: membershipId })} as at) due
      where ${within(sql`due.at`)} and (a.id is null or ${dueActivity(reader)} <> due.at)`,
  });
};

const milestones = ({ institutionId }: Member): Sql =>
  entries({
    kind: AgendaKind.MILESTONE,
    subjectId: sql`m.id`,
    title: sql`m.title`,
    context: sql`c.title`,
    startsAt: sql`m.deadline`,
    timeZone: sql`c.zone`,
    cohortId: sql`c.id`,
    changedAt: [sql`m.updated_at`, sql`c.updated_at`],
    from: sql`cross join mine c join milestone m on m.institution_id = ${institutionId} and m.cohort_id = c.id
      where ${within(sql`m.deadline`)}`,
  });

const cohortStarts = (): Sql =>
  entries({
    kind: AgendaKind.COHORT_START,
    subjectId: sql`c.id`,
    title: sql`c.title`,
    context: sql`c.title`,
    startsAt: sql`c.start_date`,
    isAllDay: true,
    timeZone: sql`c.zone`,
    cohortId: sql`c.id`,
    changedAt: [sql`c.updated_at`],
    from: sql`cross join mine c where ${within(sql`c.start_date`)}`,
  });

const ENTRY = sql`jsonb_build_object('kind', f.kind, 'subjectId', f.id, 'title', f.title, 'context', f.context,
  'startsAt', f.starts_at, 'endsAt', f.ends_at, 'isAllDay', f.is_all_day, 'timeZone', f.zone, 'isCancelled', f.is_cancelled,
  'location', f.location, 'platform', f.platform, 'link', f.link, 'cohortId', f.cohort_id, 'lessonId', f.lesson_id,
  'eventType', f.event_type, 'registration', f.registration, 'sequence', f.sequence)`;

const ORDER = sql`f.starts_at, f.kind, f.id`;

/**
 * Returns SQL of an array with the agenda of the reader as objects, in the order of time. It reads the cohorts and courses of
 * the reader once and looks their entries up, so that the cost grows with these and not with the institution.
 */
export function agendaOf(
  { from, to, search, kinds, cohortId, subjectId }: ReadArguments,
  reader: Reader,
): Sql {
  const { institutionId, membershipId } = reader;
  if (!institutionId || !membershipId) return sql`array[]::jsonb[]`;
  const member: Member = { ...reader, institutionId, membershipId };
  const parts = [
    sessions(member),
    lessons(member),
    events(member, cohortId),
    activities(member),
    quizzes(member),
    milestones(member),
    cohortStarts(),
  ];
  const matches = search
    ? contains(sql`concat_ws(' ', f.title, f.context)`, sql`${search}::text`)
    : sql`true`;
  const isMeant = subjectId ? sql`f.id = ${subjectId}::uuid` : sql`true`;
  return sql`(
    with wanted as materialized (select ${from}::timestamptz as since, ${to}::timestamptz as until, ${kinds ?? sql`null`}::text[] as kinds),
    mine as materialized (${ownCohorts(member, cohortId)}),
    courses as materialized (${ownCourses(member, cohortId)}),
    found as (${sql.join(parts, sql` union all `)})
    select array_agg(${ENTRY} order by ${ORDER})
    from (select * from found f where ${matches} and ${isMeant} order by ${ORDER} limit ${sql.lit(MAX_AGENDA_ENTRIES)}) f)`;
}
