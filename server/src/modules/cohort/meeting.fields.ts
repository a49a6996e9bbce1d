import { sql } from 'kysely';
import { Int, ObjectType } from 'type-graphql';
import { DateTime } from '#kernel/scalars';
import { Computed, type Row, type Sql } from '#platform/read/declarations';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { opensBySeat } from '#modules/institution/outside-access.sql';
import { planGrantsSql } from '#modules/price-plan/plan-grants.sql';
import { Weekday } from './weekday.enums.ts';

/** Columns of the cohort, whose row a meeting is a part of. */
type CohortRow = Record<
  | 'institution'
  | 'id'
  | 'createdBy'
  | 'meetingSchedule'
  | 'meetingInfo'
  | 'meetingLink'
  | 'meetingPlatform'
  | 'recurrenceDays'
  | 'recurrenceTime'
  | 'recurrenceRule'
  | 'recurrenceMinutes'
  | 'recurrenceTopic'
  | 'title'
  | 'timeZone',
  Sql
>;

const of = (row: Row<object>) => row as CohortRow;

/** Returns the part of a cohort's rule that a pattern finds. */
const partOf = (row: Row<object>, pattern: string): Sql =>
  sql`substring(${of(row).recurrenceRule} from ${sql.lit(pattern)})`;

@ObjectType({ description: 'Live meeting of a cohort.' })
export class Meeting {
  @Computed<Meeting>(() => String, (row) => sql`coalesce(${of(row).meetingSchedule}, '')`, {
    description: 'Schedule as free text.',
  })
  schedule!: string;

  @Computed<Meeting>(() => String, (row) => of(row).meetingInfo, {
    description: 'Additional information. Empty if none exists.',
  })
  additionalInfo!: string;

  @Computed<Meeting>(
    () => String,
    (row, reader) => {
      const { accountId, membershipId, role } = reader;
      if (!accountId) return sql`null::text`;
      const cohort = of(row);
      const manages: Partial<Record<typeof role, Sql>> = {
        admin: sql`true`,
        instructor: sql`${cohort.createdBy} = ${membershipId}`,
      };
      const hasSeat = sql`exists (select 1 from enrollment e where e.institution_id = ${cohort.institution} and e.cohort_id = ${cohort.id} and e.account_id = ${accountId} and ${sql.raw(statusHasSeat('e.status'))} and ${planGrantsSql('live', cohort.institution)})`;
      return sql`case when ${manages[role] ?? sql`false`} or ${opensBySeat(hasSeat, cohort.institution, reader)} or exists (select 1 from cohort_instructor ci where ci.institution_id = ${cohort.institution} and ci.cohort_id = ${cohort.id} and ci.membership_id = ${membershipId ?? sql`null`}) then ${cohort.meetingLink} end`;
    },
    {
      nullable: true,
      description:
        'Link to the meeting. Null unless the viewer has a seat whose plan includes live meetings, or teaches the cohort.',
    },
  )
  link!: string | null;

  @Computed<Meeting>(() => String, (row) => of(row).meetingPlatform, {
    description: 'Platform of the meeting, for example "Zoom".',
  })
  platform!: string;
}

@ObjectType({ description: 'A recurring schedule in local time.' })
export class RecurringSchedule {
  @Computed<RecurringSchedule>(() => [Weekday], (row) => sql`coalesce(${of(row).recurrenceDays}, '{}')`, {
    description: 'Days of the week.',
  })
  days!: Weekday[];

  @Computed<RecurringSchedule>(() => String, (row) => sql`coalesce(${of(row).recurrenceTime}, '')`, {
    description: 'Local time of day, HH:MM.',
  })
  time!: string;

  @Computed<RecurringSchedule>(() => String, (row) => sql`coalesce(${of(row).timeZone}, 'UTC')`, {
    description: 'IANA name of the time zone.',
  })
  timeZone!: string;

  @Computed<RecurringSchedule>(() => String, (row) => of(row).recurrenceRule, {
    description: 'Recurrence rule (RFC 5545).',
  })
  rule!: string;

  @Computed<RecurringSchedule>(() => Int, (row) => sql`coalesce(${partOf(row, 'INTERVAL=(\\d+)')}::int, 1)`, {
    description: 'Number of weeks, or other periods of the rule, from one to the next.',
  })
  interval!: number;

  @Computed<RecurringSchedule>(
    () => DateTime,
    (row) =>
      sql`to_timestamp(${partOf(row, 'UNTIL=(\\d{8}T\\d{6})')}, 'YYYYMMDD"T"HH24MISS')::timestamp at time zone 'UTC'`,
    { nullable: true, description: 'Last moment of a session. Null for the end of the cohort.' },
  )
  until!: Date | null;

  @Computed<RecurringSchedule>(() => Int, (row) => sql`${partOf(row, 'COUNT=(\\d+)')}::int`, {
    nullable: true,
    description: 'Number of sessions from the first one that the rule determines. Null without a limit.',
  })
  count!: number | null;

  @Computed<RecurringSchedule>(() => Int, (row) => of(row).recurrenceMinutes, {
    nullable: true,
    description: 'Length of a meeting in minutes. Null when it is not known.',
  })
  durationMinutes!: number | null;

  @Computed<RecurringSchedule>(
    () => String,
    (row) => sql`coalesce(${of(row).recurrenceTopic}, ${of(row).title})`,
    { description: 'Topic of each session. By default the title of the cohort.' },
  )
  topic!: string;
}
