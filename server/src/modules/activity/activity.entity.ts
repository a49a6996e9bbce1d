import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { isCourseActive, ofVisibleCourse, ownerOfCourse } from '#modules/course/course.visibility';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { submissionPolicy } from '#modules/submission/submission.policy';
import { hasSeatIn, narrowedToSeat } from '#modules/enrollment/seat.visibility';
import { teachesCohortOf } from '#modules/course/course-seats';
import { ListIndex } from '#platform/database/list-index';
import { ActivityType } from './activity.enums.ts';
import { activityPolicy } from './activity.policy.ts';

@ObjectType({ description: 'What the viewer may do with an activity.' })
export class ActivityPermissions {
  @Field(() => Boolean, { description: 'Change it.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Delete it.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Hand in work for it now, for the first time or again.' })
  submit!: boolean;

  @Field(() => Boolean, { description: 'See the work of students, and grade it.' })
  grade!: boolean;
}

interface Needs {
  institution: string;
  courseOwner: string;
  isTaught: boolean;
  hasSeat: boolean;
  isOpen: boolean;
  isGraded: boolean;
}

@ObjectType({ implements: Node, description: 'What learners of a course are asked to do by a date.' })
@Readable<Activity>((row, reader) =>
  narrowedToSeat(reader, sql`${row.deletedAt} is null and ${ofVisibleCourse(reader, row)}`, () =>
    hasSeatIn(row, reader.membershipId),
  ),
)
@TenantTable({ tableName: 'activity' })
@Index({ properties: ['institution', 'course', 'dueAt', 'id'] })
@ListIndex({ by: ['dueAt'], has: ['course_id', 'type', 'deleted_at'] })
export class Activity extends TenantEntity {
  @Field(() => Course, { description: 'That it is a part of.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => String, { description: 'Its name.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'What it is about.' })
  @Property({ type: 'text' })
  description!: string;

  @Field(() => ActivityType, { description: 'What kind of work it is.' })
  @Enum({ items: () => ActivityType, type: 'text' })
  type!: ActivityType;

  @Field(() => DateTime, { description: 'Start of its time on the day that it is due.' })
  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  @Field(() => DateTime, { description: 'End of its time; work that is handed in later is late.' })
  @Property({ type: 'timestamptz' })
  dueAt!: Date;

  @Field(() => String, { description: 'IANA name of the zone in which its times were given.' })
  @Property({ type: 'text' })
  timeZone!: string;

  @Field(() => Int, { description: 'To be reached.' })
  @Property({ type: 'integer' })
  points!: number;

  @Field(() => String, { description: 'How it is done.' })
  @Property({ type: 'text' })
  instructions!: string;

  @Field(() => Boolean, { description: 'Whether work is taken after `dueAt`.' })
  @Property({ type: 'boolean', default: false })
  allowLateSubmission: boolean & Opt = false;

  @Field(() => [String], { description: 'Names or links.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  materials: string[] & Opt = [];

  /** Submissions and grades stay. */
  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @NeededOnly<Activity>((row) => ownerOfCourse(row))
  courseOwner!: string & Opt;

  @NeededOnly<Activity>((row, reader) => teachesCohortOf(row, reader))
  isTaught!: boolean & Opt;

  @NeededOnly<Activity>((row, { membershipId }) => (membershipId ? hasSeatIn(row, membershipId) : sql`false`))
  hasSeat!: boolean & Opt;

  @NeededOnly<Activity>(
    (row) => sql`((${row.allowLateSubmission} or ${row.dueAt} > now()) and ${isCourseActive(row)})`,
  )
  isOpen!: boolean & Opt;

  @NeededOnly<Activity>((row, { membershipId }) =>
    membershipId
      ? sql`exists (select 1 from submission s where s.institution_id = ${row.institution} and s.activity_id = ${row.id} and s.student_id = ${membershipId} and s.graded_at is not null)`
      : sql`false`,
  )
  isGraded!: boolean & Opt;

  @Derived<Activity>(
    () => ActivityPermissions,
    ['institution', 'courseOwner', 'isTaught', 'hasSeat', 'isOpen', 'isGraded'],
    ({ institution, courseOwner, isTaught, ...asked }: Needs, viewer) => {
      const course = { institutionId: institution, ownerId: courseOwner };
      return {
        edit: activityPolicy.edit(viewer, course),
        delete: activityPolicy.delete(viewer, course),
        submit: submissionPolicy.submit(viewer, asked),
        grade: submissionPolicy.grade(viewer, { institutionId: institution, isTaught }),
      };
    },
    { description: 'What the viewer may do with it.' },
  )
  viewerCan!: ActivityPermissions & Opt;
}
