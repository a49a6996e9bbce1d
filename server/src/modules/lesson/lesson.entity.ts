import type { Opt, Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { isCourseActive, editorOfCourse } from '#modules/course/course.visibility';
import { Section } from '#modules/course/section.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Computed, Derived, NeededOnly, Readable, type Reader, type Row } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { LessonType } from './lesson.enums.ts';
import { isCompletable } from './completable.sql.ts';
import { lessonOpen, mayJoinMeeting } from './lesson-open.sql.ts';
import { lessonPolicy } from './lesson.policy.ts';
import { isCompleted } from './next-lesson.sql.ts';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';

@ObjectType({ description: 'Permissions of the viewer on a lesson.' })
export class LessonPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the lesson.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the lesson.' })
  delete!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may mark the lesson as completed: true with a seat in a cohort of the course.',
  })
  complete!: boolean;
}

/** Returns SQL: whether the reader has a seat in a cohort with the lesson's course. */
function isSeated(lesson: Row<Lesson>, { membershipId }: Reader) {
  if (!membershipId) return sql`false`;
  return sql`exists (select 1 from cohort_course cc join cohort c on c.institution_id = ${lesson.institution} and c.id = cc.cohort_id and c.deleted_at is null join enrollment e on e.institution_id = ${lesson.institution} and e.cohort_id = c.id where cc.institution_id = ${lesson.institution} and cc.course_id = ${lesson.course} and e.membership_id = ${membershipId} and ${sql.raw(statusHasSeat('e.status'))})`;
}

interface Needs {
  institution: string;
  courseEditor: string;
  hasSeat: boolean;
}

@Ordered({ POSITION: 'position' }, { within: 'course', indexed: ['position'] })
@ObjectType({ implements: Node, description: 'A lesson of a course.' })
@Readable<Lesson>(() => null)
@TenantTable({ tableName: 'lesson', publicWith: PUBLIC_COURSES })
@Index({ properties: ['institution', 'course', 'position', 'id'] })
@Index({ properties: ['institution', 'section', 'position', 'id'] })
@Index({
  name: 'lesson_live',
  expression: "create index lesson_live on lesson (institution_id, starts_at) where type = 'live'",
})
export class Lesson extends TenantEntity {
  @Field(() => Course, { description: 'Course of the lesson.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => Section, { nullable: true, description: 'Section of the lesson. Null when it is in none.' })
  @BelongsTo(() => Section, 'section_id', { nullable: true })
  section?: Ref<Section> | null;

  /** A copy of whether the course is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Field(() => String, { description: 'Title of the lesson.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description of the lesson. Empty if none exists.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => LessonType, { description: 'Type of the lesson.' })
  @Enum({ items: () => LessonType, type: 'text' })
  type!: LessonType;

  @Field(() => Int, { nullable: true, description: 'Duration in minutes. Null when not set.' })
  @Property({ type: 'integer', nullable: true })
  durationMinutes?: number | null;

  @Field(() => Int, { description: 'Position among the lessons of the course, starting at 0.' })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Start of a live lesson. Null for a lesson without a fixed time.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  startsAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'End of a live lesson. Null when it has no start or no known end.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endsAt?: Date | null;

  @Field(() => String, { description: 'IANA name of the time zone in which the times were given.' })
  @Property({ type: 'text', default: 'UTC' })
  timeZone: string & Opt = 'UTC';

  /** URL that only participants can read, as `meetingLink` of the API. */
  @Property({ type: 'text', nullable: true, fieldName: 'meeting_link' })
  link?: string | null;

  @Computed<Lesson>(
    () => String,
    (row, reader) => sql`case when ${mayJoinMeeting(row, reader)} then ${row.link} end`,
    {
      nullable: true,
      description:
        'Link to the meeting. Null unless the viewer has a seat whose plan includes live meetings, or teaches the course.',
    },
  )
  meetingLink!: (string & Opt) | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of participants. Null when not set.' })
  @Property({ type: 'integer', nullable: true })
  maxParticipants?: number | null;

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'", fieldName: 'materials' })
  materialList: string[] & Opt = [];

  @Computed<Lesson>(
    () => [String],
    (row, reader) => sql`case when ${lessonOpen(row, reader)} then ${row.materialList} else '{}'::text[] end`,
    { description: 'Required materials, each a name or a link. Empty unless the lesson is open.' },
  )
  materials!: string[] & Opt;

  @Field(() => Boolean, { description: 'Whether participants can chat during the lesson.' })
  @Property({ type: 'boolean', default: false })
  enableChat: boolean & Opt = false;

  @Field(() => Boolean, { description: 'Whether the lesson is recorded.' })
  @Property({ type: 'boolean', default: false })
  recordSession: boolean & Opt = false;

  @Field(() => Boolean, { description: 'Whether participants may share their screens.' })
  @Property({ type: 'boolean', default: false })
  allowScreenSharing: boolean & Opt = false;

  @Property({ type: 'text', nullable: true, fieldName: 'content' })
  contentText?: string | null;

  @Computed<Lesson>(
    () => String,
    (row, reader) => sql`case when ${lessonOpen(row, reader)} then ${row.contentText} end`,
    { nullable: true, description: 'Content in Markdown. Null without one, and unless the lesson is open.' },
  )
  content!: (string & Opt) | null;

  @Property({ type: 'text', nullable: true, fieldName: 'video_url' })
  videoAddress?: string | null;

  @Computed<Lesson>(
    () => String,
    (row, reader) => sql`case when ${lessonOpen(row, reader)} then ${row.videoAddress} end`,
    {
      nullable: true,
      description:
        'Video: a YouTube or Vimeo link, or an https link to a video file; the demo also has `/videos/lesson.webm` on its own host. Null without one, and unless the lesson is open.',
    },
  )
  videoUrl!: (string & Opt) | null;

  @Property({ type: 'text', nullable: true, fieldName: 'transcript' })
  transcriptText?: string | null;

  @Computed<Lesson>(
    () => String,
    (row, reader) => sql`case when ${lessonOpen(row, reader)} then ${row.transcriptText} end`,
    {
      nullable: true,
      description: 'Transcript of the video. Null without one, and unless the lesson is open.',
    },
  )
  transcript!: (string & Opt) | null;

  @Field(() => Boolean, {
    description: 'Whether everyone who can see the course can open the lesson without a seat.',
  })
  @Property({ type: 'boolean', default: false })
  isPreview: boolean & Opt = false;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Instant from which students can open the lesson. Null when they always can.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  releaseAt?: Date | null;

  @Field(() => Int, {
    description:
      'Version of the content, the time and the materials, starting at 1. Send it with `updateLesson`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Computed<Lesson>(() => Boolean, lessonOpen, {
    description:
      'Whether the lesson is open for the viewer: for teachers of the course, for students with a seat from `releaseAt` on, and from then on for everyone when it is a preview.',
  })
  isOpen!: boolean & Opt;

  @Computed<Lesson>(
    () => DateTime,
    (row, reader) =>
      sql`case when ${row.releaseAt} > now() and not ${lessonOpen(row, reader)} then ${row.releaseAt} end`,
    {
      nullable: true,
      description: 'Instant until which the lesson is closed for the viewer. Null once it is released.',
    },
  )
  lockedUntil!: (Date & Opt) | null;

  @Computed<Lesson>(() => Boolean, isCompleted, {
    description:
      'Whether the viewer completed the lesson in the current enrollment: that of the latest cohort that has not ended. Without a seat, whether the viewer ever did.',
  })
  isCompleted!: boolean & Opt;

  @Computed<Lesson>(
    () => Boolean,
    (row, { membershipId }) => (membershipId ? isCompletable(row, membershipId) : sql`false`),
    {
      description:
        'Whether the time to mark the lesson as completed has come: for a live lesson its start, for one with a quiz the first submitted attempt of the viewer or the end of the quiz. Other lessons always.',
    },
  )
  isCompletable!: boolean & Opt;

  @NeededOnly<Lesson>((row, reader) => editorOfCourse(row, reader))
  courseEditor!: string & Opt;

  @NeededOnly<Lesson>((row, reader) => sql`(${isSeated(row, reader)} and ${isCourseActive(row)})`)
  hasSeat!: boolean & Opt;

  @Derived<Lesson>(
    () => LessonPermissions,
    ['institution', 'courseEditor', 'hasSeat'],
    ({ institution, courseEditor, hasSeat }: Needs, viewer): LessonPermissions => {
      const course = { institutionId: institution, editorId: courseEditor };
      return {
        edit: lessonPolicy.edit(viewer, course),
        delete: lessonPolicy.delete(viewer, course),
        complete: lessonPolicy.complete(viewer, { institutionId: institution, hasSeat }),
      };
    },
    { description: 'Permissions of the viewer on the lesson.' },
  )
  viewerCan!: LessonPermissions & Opt;
}
