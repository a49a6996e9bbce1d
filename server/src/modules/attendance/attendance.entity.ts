import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { ID } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { AttendanceStatus } from './attendance.enums.ts';
import { visibleAttendance } from './attendance.visibility.ts';
import { CohortSession } from './cohort-session.entity.ts';

@Ordered({}, { within: 'session' })
@ObjectType({ implements: Node, description: 'Attendance of a student at a session of a cohort.' })
@Readable<Attendance>((row, reader) => visibleAttendance(reader, row))
@TenantTable({ tableName: 'attendance' })
@Unique({ properties: ['institution', 'session', 'member'] })
@Index({ properties: ['institution', 'member'] })
export class Attendance extends TenantEntity {
  @Field(() => CohortSession, { description: 'Session that was attended or missed.' })
  @BelongsTo(() => CohortSession, 'session_id')
  session!: Ref<CohortSession>;

  @Field(() => Membership, { description: 'Student.' })
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Computed<Attendance>(() => ID, (row) => sql`${row.member}`, {
    description: 'ID of the student, for lists of many.',
  })
  memberId!: string & Opt;

  @Field(() => AttendanceStatus, { description: 'Whether the student attended.' })
  @Enum({ items: () => AttendanceStatus, type: 'text', default: AttendanceStatus.ABSENT })
  status: AttendanceStatus & Opt = AttendanceStatus.ABSENT;

  @Field(() => String, {
    description: 'Note, which the student can read. Empty without one.',
  })
  @Property({ type: 'text', default: '' })
  note: string & Opt = '';

  /** Derived from the status by the database, for the figures of a session. */
  @Property({ type: 'boolean', generated: "(status in ('present', 'late')) stored" })
  isPresent!: boolean & Opt;
}
