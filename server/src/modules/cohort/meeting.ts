import { sql } from 'kysely';
import { ObjectType } from 'type-graphql';
import { Computed, type Row, type Sql } from '#platform/read/declarations';
import type { Cohort } from './cohort.entity.ts';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

const of = (row: Row<object>) => row as Row<Cohort>;

@ObjectType({ description: 'Where and when a cohort meets live.' })
export class Meeting {
  @Computed<Meeting>(() => String, (row) => sql`coalesce(${of(row).meetingSchedule}, '')`, {
    description: 'When it meets, as the author wrote it.',
  })
  schedule!: string;

  @Computed<Meeting>(() => String, (row) => of(row).meetingInfo, {
    description: "What else to know, '' when there is nothing.",
  })
  additionalInfo!: string;

  @Computed<Meeting>(
    () => String,
    (row, { accountId, institutionId, membershipId, role }) => {
      if (!accountId) return sql`null::text`;
      const cohort = of(row);
      const manages: Partial<Record<typeof role, Sql>> = {
        admin: sql`${cohort.institution} = ${institutionId}`,
        instructor: sql`${cohort.createdBy} = ${membershipId}`,
      };
      return sql`case when ${manages[role] ?? sql`false`} or exists (select 1 from enrollment e where e.institution_id = ${cohort.institution} and e.cohort_id = ${cohort.id} and e.account_id = ${accountId} and ${sql.raw(statusHasSeat('e.status'))}) or exists (select 1 from cohort_instructor ci where ci.institution_id = ${cohort.institution} and ci.cohort_id = ${cohort.id} and ci.membership_id = ${membershipId ?? sql`null`}) then ${cohort.meetingLink} end`;
    },
    { nullable: true, description: 'For those with a seat and for who teaches; null for others.' },
  )
  link!: string | null;

  @Computed<Meeting>(() => String, (row) => of(row).meetingPlatform, {
    description: 'Where it meets, such as "Zoom".',
  })
  platform!: string;
}

@ObjectType({ description: 'A schedule that repeats, in local time.' })
export class RecurringSchedule {
  @Computed<RecurringSchedule>(() => [String], (row) => sql`coalesce(${of(row).recurrenceDays}, '{}')`, {
    description: 'Days of the week, in English.',
  })
  days!: string[];

  @Computed<RecurringSchedule>(() => String, (row) => sql`coalesce(${of(row).recurrenceTime}, '')`, {
    description: 'Local time of day, HH:MM.',
  })
  time!: string;

  @Computed<RecurringSchedule>(() => String, (row) => sql`coalesce(${of(row).timeZone}, 'UTC')`, {
    description: 'IANA name of the zone.',
  })
  timeZone!: string;

  @Computed<RecurringSchedule>(() => String, (row) => of(row).recurrenceRule, {
    description: 'RFC 5545 rule.',
  })
  rule!: string;
}
