import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Activity } from '#modules/activity/activity.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { StoredFile } from '#modules/file/file.entity';
import { FilePurpose } from '#modules/file/file-purpose';
import { DateTime } from '#kernel/scalars';
import { Membership } from '#modules/membership/membership.entity';
import { Computed, Derived, List, NeededOnly, Readable } from '#platform/read/declarations';
import { SubmissionState } from './submission.enums.ts';
import { submissionPolicy } from './submission.policy.ts';
import { teachesStudent, visibleSubmission } from './submission.visibility.ts';
import { stateSql } from './submission.state.ts';

@ObjectType({ description: 'What the viewer may do with a submission.' })
export class SubmissionPermissions {
  @Field(() => Boolean, { description: 'Give it its points, or other ones.' })
  grade!: boolean;
}

interface Needs {
  institution: string;
  student: string;
  isTaught: boolean;
}

@ObjectType({
  implements: Node,
  description: 'Work of a student for an activity: the latest that was handed in.',
})
@Readable<Submission>((row, reader) => visibleSubmission(reader, row))
@TenantTable({ tableName: 'submission' })
@Unique({ name: 'submission_once', properties: ['institution', 'activity', 'student'] })
@Index({ properties: ['institution', 'activity', 'submittedAt', 'id'] })
@Index({ properties: ['institution', 'student', 'submittedAt', 'id'] })
@Index({ properties: ['institution', 'gradedBy'] })
export class Submission extends TenantEntity {
  @Field(() => Activity, { description: 'What it is for.' })
  @BelongsTo(() => Activity, 'activity_id')
  activity!: Ref<Activity>;

  @Field(() => Membership, { description: 'Who handed it in.' })
  @BelongsTo(() => Membership, 'student_id')
  student!: Ref<Membership>;

  @Field(() => String, { description: 'What the student says of it, in Markdown.' })
  @Property({ type: 'text' })
  description!: string;

  @List<StoredFile, Submission>(() => StoredFile, {
    where: (file, submission) =>
      sql`${file.institution} = ${submission.institution} and ${file.holderId} = ${submission.id} and ${file.purpose} = ${sql.lit(FilePurpose.SUBMISSION)}`,
    order: { by: ['position'] },
    description: 'What was handed in, at most 10.',
  })
  files!: StoredFile[] & Opt;

  @Field(() => DateTime, { description: 'When it was handed in, the last time if often.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  submittedAt: Date & Opt = new Date();

  @Field(() => Boolean, { description: 'It was handed in after its time.' })
  @Property({ type: 'boolean', default: false })
  isLate: boolean & Opt = false;

  @Computed<Submission>(() => SubmissionState, stateSql, { description: 'Whether it has its points.' })
  state!: SubmissionState & Opt;

  @Field(() => Int, {
    nullable: true,
    description: 'That were reached, of those of the activity; null until it is graded.',
  })
  @Property({ type: 'integer', nullable: true })
  points?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the teacher says of it, in Markdown; often nothing.',
  })
  @Property({ type: 'text', nullable: true })
  feedback?: string | null;

  @Field(() => Membership, { nullable: true, description: 'Who graded it; null until then.' })
  @BelongsTo(() => Membership, 'graded_by_id', { nullable: true })
  gradedBy?: Ref<Membership> | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was graded; null until then.' })
  @Property({ type: 'timestamptz', nullable: true })
  gradedAt?: Date | null;

  @NeededOnly<Submission>((row, reader) => teachesStudent(row, reader))
  isTaught!: boolean & Opt;

  @Derived<Submission>(
    () => SubmissionPermissions,
    ['institution', 'student', 'isTaught'],
    ({ institution: institutionId, student, isTaught }: Needs, viewer) => ({
      grade: submissionPolicy.grade(viewer, { institutionId, isTaught }, student),
    }),
    { description: 'What the viewer may do with it.' },
  )
  viewerCan!: SubmissionPermissions & Opt;
}
