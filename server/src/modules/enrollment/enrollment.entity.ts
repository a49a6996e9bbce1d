import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { ofTaughtCohort } from '#modules/cohort/cohort.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { PricePlan } from '#modules/price-plan/price-plan.entity';
import { Computed, Derived, NeededOnly, Readable, type Reader, type Row } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { Node } from '#kernel/node';
import { cohortProgress, isDoneIn } from '#modules/lesson/completion.sql';
import { ENROLLMENT_COUNTS } from './enrollment.counts.ts';
import { EnrollmentStatus, isDeclinable, isOpen } from './enrollment.enums.ts';
import { enrollmentPolicy } from './enrollment.policy.ts';
import { ENROLLMENT_END_TRIGGERS } from './enrollment-end.sql.ts';
import { statusIsLive, statusIsOpen } from './enrollment-status.sql.ts';
import { waitlistPosition } from './waitlist-position.sql.ts';

@ObjectType({ description: 'Permissions of the viewer on an enrollment now.' })
export class EnrollmentPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may mark the enrollment as paid.' })
  markPaid!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may decline the enrollment.' })
  decline!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer may cancel the student's enrollment." })
  cancel!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may move the student to another cohort.' })
  move!: boolean;
}

/**
 * Returns the condition for readable enrollments: the reader's own; those of cohorts that it teaches; all for
 * admins, including past ones. A deleted cohort takes its enrollments from its participants. From another
 * tenant, only those of visible cohorts.
 */
function visibleEnrollments(row: Row<Enrollment>, reader: Reader) {
  if (!reader.accountId) return sql`false`;
  const own = sql`${row.accountId} = ${reader.accountId} and exists (select 1 from cohort c where c.institution_id = ${row.institution} and c.id = ${row.cohort} and c.deleted_at is null)`;
  if (reader.role === Role.ADMIN) return sql`true`;
  if (reader.role !== Role.INSTRUCTOR) return own;
  return sql`(${own}) or ${ofTaughtCohort(reader, row)}`;
}

interface Needs {
  institution: string;
  status: EnrollmentStatus;
  isTaught: boolean;
}

@Ordered({ ENROLLED_AT: 'enrolledAt' }, { indexed: ['enrolledAt'] })
@ObjectType({
  implements: Node,
  description: 'Enrollment of a student in a cohort: a seat, a place on the waitlist, or a past one.',
})
@Readable<Enrollment>(visibleEnrollments)
@TenantTable({
  tableName: 'enrollment',
  ownedBy: 'account_id',
  audit: { quiet: ['cancelled_with_cohort_at'] },
  counts: ENROLLMENT_COUNTS,
  triggers: ENROLLMENT_END_TRIGGERS,
})
@Index({ properties: ['accountId', 'enrolledAt', 'id'] })
@Index({ properties: ['institution', 'cohort', 'enrolledAt', 'id'] })
@Index({ properties: ['institution', 'student', 'cohort', 'enrolledAt'] })
@Index({ properties: ['institution', 'enrolledAt', 'id'] })
@Index({ properties: ['institution', 'endedAt'] })
@Index({ properties: ['institution', 'plan'] })
@Index({ properties: ['institution', 'movedFrom'] })
@Index({
  name: 'enrollment_open',
  expression: `create index enrollment_open on enrollment (institution_id, cohort_id, status, enrolled_at, id) where ${statusIsOpen('status')}`,
})
@Index({
  name: 'enrollment_live_once',
  expression: `create unique index enrollment_live_once on enrollment (institution_id, cohort_id, account_id) where ${statusIsLive('status')}`,
})
export class Enrollment extends TenantEntity {
  @Field(() => Cohort, { description: 'Cohort of the enrollment.' })
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => Membership, { description: 'Student who is enrolled.' })
  @BelongsTo(() => Membership, 'membership_id')
  student!: Ref<Membership>;

  /** Account of the member, so that students read their own enrollments from every tenant. */
  @Property({ type: 'uuid' })
  accountId!: string;

  @Field(() => EnrollmentStatus, { description: 'Status of the enrollment.' })
  @Enum({ items: () => EnrollmentStatus, type: 'text' })
  status!: EnrollmentStatus;

  /** In cents. */
  @Field(() => Money, { description: 'Price of the seat, after a discount.' })
  @Property({ type: CentsType, default: 0 })
  price: number & Opt = 0;

  @Field(() => PricePlan, {
    nullable: true,
    description: 'Plan of the seat. Null when the cohort had no plans.',
  })
  @BelongsTo(() => PricePlan, 'plan_id', { nullable: true })
  plan?: Ref<PricePlan> | null;

  @Field(() => DateTime, { description: 'Time of the request to enroll. Orders the waitlist.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  enrolledAt: Date & Opt = new Date();

  /** Kept by triggers (enrollment-end.sql.ts). */
  @Field(() => DateTime, {
    nullable: true,
    description:
      'Time at which the enrollment was completed, cancelled or declined, or its payment failed. Null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt?: Date | null;

  /** Time at which its cohort was deleted, by which those who lost their place are notified. */
  @Property({ type: 'timestamptz', nullable: true })
  cancelledWithCohortAt?: Date | null;

  @Field(() => Enrollment, {
    nullable: true,
    description:
      'Enrollment in another cohort from which the staff moved the student here. Null unless that happened, or when the viewer cannot read it.',
  })
  @BelongsTo(() => Enrollment, 'moved_from_id', { nullable: true })
  movedFrom?: Ref<Enrollment> | null;

  @Computed<Enrollment>(() => Int, waitlistPosition, {
    nullable: true,
    description: 'Position on the waitlist; 1 is the next to get a seat. Null when not waitlisted.',
  })
  waitlistPosition!: number & Opt;

  @Computed<Enrollment>(
    () => Int,
    ({ institution, cohort, id }) => cohortProgress({ institution, cohort }, isDoneIn(institution, id)),
    {
      description:
        "Percentage of the cohort's lessons that the student completed in this enrollment, 0 to 100.",
    },
  )
  progress!: number & Opt;

  @NeededOnly<Enrollment>((row, reader) =>
    reader.role === Role.INSTRUCTOR ? ofTaughtCohort(reader, row) : sql`false`,
  )
  isTaught!: boolean & Opt;

  @Derived<Enrollment>(
    () => EnrollmentPermissions,
    ['institution', 'status', 'isTaught'],
    ({ institution: institutionId, status, isTaught }: Needs, viewer) => ({
      markPaid: status === EnrollmentStatus.PENDING && enrollmentPolicy.markPaid(viewer, { institutionId }),
      decline: isDeclinable(status) && enrollmentPolicy.decline(viewer, { institutionId, isTaught }),
      cancel: isOpen(status) && enrollmentPolicy.cancel(viewer, { institutionId }),
      move: isOpen(status) && enrollmentPolicy.move(viewer, { institutionId }),
    }),
    { description: 'Permissions of the viewer on the enrollment.' },
  )
  viewerCan!: EnrollmentPermissions & Opt;
}
