import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { DateTime, ID } from '#kernel/scalars';
import { Activity } from '#modules/activity/activity.entity';
import { Membership } from '#modules/membership/membership.entity';
import { visibleSubmission } from '#modules/submission/submission.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Computed, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';

/** Readable like work for the activity: by the student, by teachers of the student's cohorts, and by admins. */
@Ordered({ DUE_AT: 'dueAt' }, { within: 'activity', indexed: ['dueAt'] })
@ObjectType({
  implements: Node,
  description: 'A later due date of an activity for one student.',
})
@Readable<Extension>((row, reader) => visibleSubmission(reader, row))
@TenantTable({ tableName: 'extension' })
@Unique({ properties: ['institution', 'activity', 'student'] })
@Index({ properties: ['institution', 'activity', 'dueAt', 'id'] })
@Index({ properties: ['institution', 'dueAt'] })
@Index({ properties: ['institution', 'student'] })
@Index({ properties: ['institution', 'grantedBy'] })
export class Extension extends TenantEntity {
  @Field(() => Activity, { description: 'Activity that is due later.' })
  @BelongsTo(() => Activity, 'activity_id')
  activity!: Ref<Activity>;

  @Computed<Extension>(() => ID, (row) => sql`${row.activity}`, {
    description: 'ID of the activity, for lists of many extensions.',
  })
  activityId!: string & Opt;

  @Computed<Extension>(() => ID, (row) => sql`${row.student}`, {
    description: 'ID of the student, for lists of many extensions.',
  })
  studentId!: string & Opt;

  @Field(() => Membership, { description: 'Student with more time.' })
  @BelongsTo(() => Membership, 'student_id')
  student!: Ref<Membership>;

  @Field(() => DateTime, {
    description: 'Due date for the student. A later due date of the activity applies to the student, too.',
  })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Field(() => String, { description: 'Reason, which the student can read.' })
  @Property({ type: 'text' })
  reason!: string;

  @Field(() => Int, {
    description:
      'Version of the due date and the reason, starting at 1. Send it with `grantExtension` and `revokeExtension`, which then do not overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Field(() => Membership, { description: 'Member who granted the extension.' })
  @BelongsTo(() => Membership, 'granted_by_id')
  grantedBy!: Ref<Membership>;
}
