import { type Opt, type Ref } from '@mikro-orm/core';
import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { ListIndex } from '#platform/database/list-index';
import { Computed, Derived, NeededOnly, Readable, SameRow } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { titledSearchIndex } from '#platform/read/search';
import { COHORT_COUNTS } from './cohort.counts.ts';
import { PUBLIC_COHORTS } from './cohort-publicness.sql.ts';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { priceCheck } from '#platform/money/price-check';
import { cohortPrice } from './cohort-price.sql.ts';
import { clockSeconds, ownEnrollment } from './cohort-row.sql.ts';
import { CohortStatus, statusSql } from './cohort-status.enums.ts';
import { cohortPermissions, CohortPermissions } from './cohort.permissions.ts';
import { taughtBy, visibleCohort } from './cohort.visibility.ts';
import { EnrollmentStatus } from '#modules/enrollment/enrollment.enums';
import { Meeting, RecurringSchedule } from './meeting.fields.ts';
import { Weekday } from './weekday.enums.ts';
import { statusHasSeat, statusIsLive } from '#modules/enrollment/enrollment-status.sql';

/** Columns that enrolling does not write. A new column belongs here, and a migration gives the list to the triggers again. */
const OTHER_COLUMNS = (
  'title description start_date end_date registration_deadline capacity own_price is_public published_at meeting_schedule ' +
  'meeting_info meeting_link meeting_platform recurrence_rule recurrence_days recurrence_time recurrence_minutes ' +
  'recurrence_topic recurrence_start time_zone requirements cover_url version created_by_id deleted_at'
).split(' ');

@Ordered({ START_DATE: 'startDate', TITLE: 'title' }, { indexed: ['startDate'] })
@ObjectType({
  implements: Node,
  description: 'A group of students that takes courses together, with seats, dates and a deadline.',
})
@Readable<Cohort>((row, reader) => visibleCohort(reader, row))
@TenantTable({
  tableName: 'cohort',
  audit: {
    quiet: ['student_count', 'held_count', 'waitlist_count', 'recurrence_through'],
    others: OTHER_COLUMNS,
  },
  publicWhen: PUBLIC_COHORTS.isPublic,
  counts: COHORT_COUNTS,
})
// With what a look-up by ID checks: without it, PostgreSQL prefers to search the list's index for the ID.
@Index({ name: 'cohort_by_id', properties: ['id'], include: ['institution_id', 'deleted_at'] as never })
@ListIndex({
  by: ['startDate'],
  has: ['end_date', 'registration_deadline', 'published_at', 'created_by_id', 'deleted_at'],
})
// Finds the few cohorts that have not ended among all earlier ones.
@Index({ properties: ['institution', 'endDate'] })
@Index({ properties: ['institution', 'createdBy'] })
@Index(titledSearchIndex('cohort', ['title'], 'description'))
@Index({
  name: 'cohort_marketplace',
  expression: `create index cohort_marketplace on cohort (start_date, id) where ${PUBLIC_COHORTS.isPublic}`,
})
@Index({
  name: 'cohort_recurring',
  expression:
    'create index cohort_recurring on cohort (institution_id, end_date) where recurrence_rule is not null and deleted_at is null',
})
@Check({ name: 'cohort_own_price', expression: priceCheck('own_price') })
@Check({ name: 'cohort_dates', expression: 'end_date >= start_date' })
@Check({
  name: 'cohort_seats',
  expression: 'student_count >= 0 and held_count >= 0 and student_count + held_count <= capacity',
})
@Check({
  name: 'cohort_recurrence_days',
  expression: `recurrence_days <@ array[${Object.values(Weekday)
    .map((day) => `'${day}'`)
    .join(', ')}]`,
})
export class Cohort extends TenantEntity {
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description, at most 5,000 characters.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => DateTime, { description: 'Start of the cohort.' })
  @Property({ type: 'timestamptz' })
  startDate!: Date;

  @Field(() => DateTime, { description: 'End of the cohort.' })
  @Property({ type: 'timestamptz' })
  endDate!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Last moment to enroll. Null when there is no deadline.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  registrationDeadline?: Date | null;

  @Field(() => Int, { description: 'Total number of seats.' })
  @Property({ type: 'integer' })
  capacity!: number;

  /** Maintained by the transactions that change enrollments: counting would grow with the cohort. */
  @Field(() => Int, { description: 'Number of students with a seat.' })
  @Property({ type: 'integer', default: 0 })
  studentCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of seats held for students with a pending payment.' })
  @Property({ type: 'integer', default: 0 })
  heldCount: number & Opt = 0;

  @Field(() => Int, { description: 'Number of people on the waitlist.' })
  @Property({ type: 'integer', default: 0 })
  waitlistCount: number & Opt = 0;

  @Computed<Cohort>(() => Money, (row) => sql`${row.ownPrice}`, {
    nullable: true,
    description:
      'Own price, which counts when the cohort offers no plans. Null when the price is the sum of the prices of the courses.',
  })
  @Property({ type: CentsType, nullable: true })
  ownPrice?: number | null;

  @Field(() => Boolean, {
    description: 'Whether the cohort is offered to everyone, not only to members of the institution.',
  })
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Property({ type: 'timestamptz', nullable: true })
  publishedAt?: Date | null;

  @Property({ type: 'text', nullable: true })
  meetingSchedule?: string | null;

  @Property({ type: 'text', default: '' })
  meetingInfo: string & Opt = '';

  @Property({ type: 'text', nullable: true })
  meetingLink?: string | null;

  @Property({ type: 'text', nullable: true })
  meetingPlatform?: string | null;

  /** RFC 5545 recurrence rule in local time. Null without recurring meetings. */
  @Property({ type: 'text', nullable: true })
  recurrenceRule?: string | null;

  /** Days of the week and local time of the rule, for display. */
  @Property({ type: 'array', columnType: 'text[]', nullable: true })
  recurrenceDays?: Weekday[] | null;

  @Property({ type: 'text', nullable: true })
  recurrenceTime?: string | null;

  /** Length of a meeting of the rule in minutes, and its topic. Without a topic, the title of the cohort. */
  @Property({ type: 'integer', nullable: true })
  recurrenceMinutes?: number | null;

  @Property({ type: 'text', nullable: true })
  recurrenceTopic?: string | null;

  /** First meeting of the rule. Null for a rule that begins with the cohort. */
  @Property({ type: 'timestamptz', nullable: true })
  recurrenceStart?: Date | null;

  /** Moment up to which the meetings of the rule are sessions. */
  @Property({ type: 'timestamptz', nullable: true })
  recurrenceThrough?: Date | null;

  @Computed<Cohort>(() => String, (row) => sql`coalesce(${row.timeZone}, 'UTC')`, {
    description:
      "IANA name of the cohort's time zone, for example Europe/Berlin. Show its start, end and deadlines in this zone. UTC by default.",
  })
  @Property({ type: 'text', nullable: true })
  timeZone?: string | null;

  @Field(() => [String], { description: 'Requirements for participants.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  requirements: string[] & Opt = [];

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the cover in WebP, relative to the origin of the API, 1280 pixels wide or less. With 320 or 640 as its last part, the picture is smaller. Null if none exists.',
  })
  @Property({ type: 'text', nullable: true })
  coverUrl?: string | null;

  @Field(() => Int, {
    description:
      'Version of the details, dates and courses, starting at 1. Send it with `updateCohort`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @BelongsTo(() => Membership, 'created_by_id')
  createdBy!: Ref<Membership>;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Field(() => Institution, { description: 'Institution of the cohort.' })
  declare institution: TenantEntity['institution'];

  @Computed<Cohort>(() => Boolean, (row) => sql`(${row.publishedAt} is not null)`, {
    description: 'Whether students can see the cohort.',
  })
  isPublished!: boolean & Opt;

  @Computed<Cohort>(() => Int, (row) => sql`ceil(${clockSeconds(row)} / 86400)::int`, {
    description: "Number of days from start to end in the cohort's time zone, rounded up.",
  })
  durationInDays!: number & Opt;

  @Computed<Cohort>(() => Int, (row) => sql`ceil(${clockSeconds(row)} / 604800)::int`, {
    description: "Number of weeks from start to end in the cohort's time zone, rounded up.",
  })
  durationInWeeks!: number & Opt;

  @Computed<Cohort>(
    () => Int,
    (row) => sql`greatest(${row.capacity} - ${row.studentCount} - ${row.heldCount}, 0)`,
    { description: 'Number of free seats, neither taken nor held.' },
  )
  spotsRemaining!: number & Opt;

  @Computed<Cohort>(
    () => Int,
    (row) =>
      sql`case when ${row.capacity} > 0 then round(100.0 * (${row.studentCount} + ${row.heldCount}) / ${row.capacity})::int else 100 end`,
    { description: 'Percentage of seats that are taken or held, 0 to 100.' },
  )
  fillRate!: number & Opt;

  @Computed<Cohort>(
    () => Money,
    (row) =>
      sql`(select ${sql.raw(cohortPrice('c.institution_id'))} from (select ${row.institution} as institution_id, ${row.id} as id, ${row.ownPrice} as own_price) c)`,
    {
      description:
        "Price: that of the default plan, otherwise the cohort's own price, otherwise the sum of the prices of its published courses, including courses for members only. The same for every reader.",
    },
  )
  price!: number & Opt;

  @Computed<Cohort>(() => CohortStatus, statusSql, { description: 'Current status, derived from the dates.' })
  status!: CohortStatus & Opt;

  @SameRow<Cohort>(() => Meeting, {
    nullable: true,
    when: (row) => sql`${row.meetingPlatform} is not null`,
    description: 'Live meeting of the cohort. Null when it does not meet live.',
  })
  meeting!: (Meeting & Opt) | null;

  @Computed<Cohort>(() => Boolean, (row) => sql`(${row.recurrenceRule} is not null)`, {
    description: 'Whether the cohort meets on a recurring schedule.',
  })
  isRecurring!: boolean & Opt;

  @SameRow<Cohort>(() => RecurringSchedule, {
    nullable: true,
    when: (row) => sql`${row.recurrenceRule} is not null`,
    description: 'Recurring schedule of the meetings. Null when they do not recur.',
  })
  recurringSchedule!: (RecurringSchedule & Opt) | null;

  @Computed<Cohort>(
    () => Boolean,
    (row, { accountId }) =>
      accountId
        ? sql`exists (select 1 from enrollment e where ${ownEnrollment(row, accountId)} and ${sql.raw(statusHasSeat('e.status'))})`
        : sql`false`,
    { description: 'Whether the viewer has a seat.' },
  )
  isEnrolled!: boolean & Opt;

  /** Columns that decide about permissions, besides ownership. */
  @Computed<Cohort>(
    () => EnrollmentStatus,
    (row, { accountId }) =>
      accountId
        ? sql`(select e.status from enrollment e where ${ownEnrollment(row, accountId)} and ${sql.raw(statusIsLive('e.status'))} limit 1)`
        : sql`null::text`,
    {
      nullable: true,
      description: "Status of the viewer's current enrollment. Null if none exists.",
    },
  )
  viewerState!: (EnrollmentStatus & Opt) | null;

  @NeededOnly<Cohort>((row, reader) => (reader.role === Role.INSTRUCTOR ? taughtBy(reader, row) : sql`false`))
  isTaught!: boolean & Opt;

  @Derived<Cohort>(
    () => CohortPermissions,
    [
      'institution',
      'createdBy',
      'capacity',
      'studentCount',
      'heldCount',
      'waitlistCount',
      'registrationDeadline',
      'publishedAt',
      'endDate',
      'viewerState',
      'isTaught',
    ],
    cohortPermissions,
    { description: 'Permissions of the viewer on the cohort now.' },
  )
  viewerCan!: CohortPermissions & Opt;
}
