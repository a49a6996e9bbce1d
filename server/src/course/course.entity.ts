import { Collection, type Opt, type Ref } from '@mikro-orm/core';
import { Enum, Index, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  activitiesNarrowing,
  ActivityConnection,
  CourseActivitiesArguments,
} from '../activity/activity.connection.ts';
import { Activity } from '../activity/activity.entity.ts';
import { Certificate } from '../certificate/certificate.entity.ts';
import {
  CohortConnection,
  CohortsArguments,
  cohortsNarrowing,
  isListed,
} from '../cohort/cohort.connection.ts';
import { Cohort } from '../cohort/cohort.entity.ts';
import { CohortCourse } from '../cohort/cohort-course.entity.ts';
import { TenantEntity } from '../database/base.entity.ts';
import { ListIndex } from '../database/list-index.ts';
import { BelongsTo, TenantTable } from '../database/tenancy.ts';
import { Node } from '../graphql/node.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Institution } from '../institution/institution.entity.ts';
import { CourseLessonsArguments, LessonConnection, lessonsNarrowing } from '../lesson/lesson.connection.ts';
import { Lesson } from '../lesson/lesson.entity.ts';
import { Membership } from '../membership/membership.entity.ts';
import { Computed, Connected, Derived, One, Readable } from '../read/declarations.ts';
import { searchIndex } from '../read/search.ts';
import { CourseStatus, RecurringInterval } from './course.enums.ts';
import { coursePolicy } from './course.policy.ts';
import { visibleCourse } from './course.visibility.ts';
import { Section } from './section.entity.ts';

@ObjectType({ description: 'What the viewer may do with a course.' })
export class CoursePermissions {
  @Field(() => Boolean, { description: 'Change it.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Take it away.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Send invitations to it.' })
  share!: boolean;

  @Field(() => Boolean, { description: 'Publish the course: it is a draft.' })
  publish!: boolean;

  @Field(() => Boolean, { description: 'Turn the course back into a draft: it is published.' })
  unpublish!: boolean;

  @Field(() => Boolean, { description: 'Archive the course: it is a draft or published.' })
  archive!: boolean;

  @Field(() => Boolean, { description: 'Restore the course as a draft: it is archived.' })
  restore!: boolean;
}

interface PermissionNeeds {
  institution: string;
  owner: string;
  status: CourseStatus;
}

@ObjectType({ implements: Node, description: 'What is taught: sections of lessons, offered in cohorts.' })
@Readable<Course>((row, reader) => visibleCourse(reader, row))
@TenantTable({
  tableName: 'course',
  publicWhen: "is_public and status = 'published' and deleted_at is null",
  counts: 'course',
})
@Index({ properties: ['id'] })
@ListIndex({ by: ['createdAt'], has: ['status', 'owner_id', 'deleted_at'] })
@Index({ properties: ['institution', 'owner', 'createdAt', 'id'] })
@Index(searchIndex('course', 'title', 'short_description'))
@Index({
  name: 'course_marketplace',
  expression:
    "create index course_marketplace on course (created_at, id) where is_public and status = 'published' and deleted_at is null",
})
export class Course extends TenantEntity {
  @Field(() => String, { description: 'Its name, at most 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'What it is about, at most 5,000 characters.' })
  @Property({ type: 'text', default: '' })
  shortDescription: string & Opt = '';

  @Field(() => String, { description: 'What it is taught in, by its English name.' })
  @Property({ type: 'text', default: 'English' })
  language: string & Opt = 'English';

  @Field(() => String, {
    description: 'For whom it is: "Beginner", "Intermediate", "Advanced" and the like.',
  })
  @Property({ type: 'text', default: 'All Levels' })
  level: string & Opt = 'All Levels';

  @Field(() => String, { description: 'Its subject, one of a list.' })
  @Property({ type: 'text', default: 'Other' })
  category: string & Opt = 'Other';

  @Field(() => Float, { description: 'In dollars.' })
  @Property({ type: 'double', runtimeType: 'number', columnType: 'numeric(10,2)', default: 0 })
  price: number & Opt = 0;

  @Field(() => Int, { nullable: true, description: 'Students that it is made for; null without a limit.' })
  @Property({ type: 'integer', nullable: true })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'When it starts; null when nobody has said.' })
  @Property({ type: 'timestamptz', nullable: true })
  startDate?: Date | null;

  @Field(() => Boolean, { description: 'It starts again and again.' })
  @Property({ type: 'boolean', default: false })
  isRecurring: boolean & Opt = false;

  @Field(() => RecurringInterval, {
    nullable: true,
    description: 'How often it starts; null for one that does not recur.',
  })
  @Enum({ items: () => RecurringInterval, type: 'text', nullable: true })
  recurringInterval?: RecurringInterval | null;

  @Field(() => CourseStatus, { description: 'Publication state: a draft, published, or archived.' })
  @Enum({ items: () => CourseStatus, type: 'text', default: CourseStatus.DRAFT })
  status: CourseStatus & Opt = CourseStatus.DRAFT;

  @Field(() => Int, {
    description: 'Version of its details and sections, from 1. Send it with `updateCourse`, which raises it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Field(() => Boolean, { description: 'Offered on the marketplace to everybody, once published.' })
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Field(() => String, { nullable: true, description: 'Address of its picture; null without one.' })
  @Property({ type: 'text', nullable: true })
  thumbnailUrl?: string | null;

  @Field(() => Membership, { description: 'Who made it.' })
  @BelongsTo(() => Membership, 'owner_id')
  owner!: Ref<Membership>;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Field(() => Institution, { description: 'Whose it is.' })
  declare institution: TenantEntity['institution'];

  @Field(() => [Section], { description: 'Its chapters, in their order; at most 20.' })
  @OneToMany({ entity: () => Section, mappedBy: 'course', orderBy: { position: 'asc' } })
  sections = new Collection<Section>(this);

  @Connected<Cohort, Course, CohortCourse>(() => CohortConnection, () => Cohort, () => CohortsArguments, {
    through: () => CohortCourse,
    where: (cohort, course, link, reader) =>
      sql`${link.institution} = ${course.institution} and ${link.course} = ${course.id} and ${cohort.institution} = ${link.institution} and ${cohort.id} = ${link.cohort} and ${isListed(cohort, reader) ?? sql`true`}`,
    narrow: cohortsNarrowing,
    order: { by: ['startDate'] },
    description:
      'Cohorts that offer the course, by their start; outside its institution those that have not ended.',
  })
  cohorts!: CohortConnection & Opt;

  @Connected<Lesson, Course>(() => LessonConnection, () => Lesson, () => CourseLessonsArguments, {
    where: (lesson, course) =>
      sql`${lesson.institution} = ${course.institution} and ${lesson.course} = ${course.id}`,
    narrow: lessonsNarrowing,
    order: { by: ['position'] },
    description: 'All of them in their order, also those that are in no section.',
  })
  lessons!: LessonConnection & Opt;

  @Connected<Activity, Course>(() => ActivityConnection, () => Activity, () => CourseActivitiesArguments, {
    where: (activity, course) =>
      sql`${activity.institution} = ${course.institution} and ${activity.course} = ${course.id}`,
    narrow: activitiesNarrowing,
    order: { by: ['dueAt'] },
    description: 'For members of the institution. By the date that they are due.',
  })
  activities!: ActivityConnection & Opt;

  @Computed<Course>(
    () => Int,
    (row) =>
      sql`(select count(*)::int from lesson l where l.institution_id = ${row.institution} and l.course_id = ${row.id})`,
    { description: 'Lessons in all.' },
  )
  lessonCount!: number & Opt;

  @Computed<Course>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select count(*)::int from lesson l join lesson_completion d on d.institution_id = l.institution_id and d.lesson_id = l.id and d.membership_id = ${membershipId} where l.institution_id = ${row.institution} and l.course_id = ${row.id})`
        : sql`0`,
    { description: 'Lessons that the viewer completed.' },
  )
  completedLessonCount!: number & Opt;

  @Computed<Course>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`(select coalesce(round(100.0 * count(d.id) / nullif(count(*), 0)), 0)::int from lesson l left join lesson_completion d on d.institution_id = l.institution_id and d.lesson_id = l.id and d.membership_id = ${membershipId} where l.institution_id = ${row.institution} and l.course_id = ${row.id})`
        : sql`0`,
    { description: 'Percent of the lessons that the viewer completed, 0 to 100.' },
  )
  progress!: number & Opt;

  @One<Lesson, Course>(() => Lesson, {
    where: (lesson, course, _, { membershipId }) => {
      const open = membershipId
        ? sql`not exists (select 1 from lesson_completion d where d.institution_id = ${lesson.institution} and d.lesson_id = ${lesson.id} and d.membership_id = ${membershipId})`
        : sql`true`;
      return sql`${lesson.institution} = ${course.institution} and ${lesson.course} = ${course.id} and (${lesson.startsAt} is null or ${lesson.startsAt} > now()) and ${open}`;
    },
    order: { by: ['position'] },
    description: 'The next one that the viewer has not completed.',
  })
  nextLesson!: (Lesson & Opt) | null;

  @One<Certificate, Course>(() => Certificate, {
    where: (certificate, course, _, { membershipId }) =>
      membershipId
        ? sql`${certificate.institution} = ${course.institution} and ${certificate.course} = ${course.id} and ${certificate.student} = ${membershipId}`
        : sql`false`,
    order: { by: ['id'] },
    description: "The viewer's own; null unless it completed the course.",
  })
  viewerCertificate!: (Certificate & Opt) | null;

  @Computed<Course>(
    () => Int,
    (row) =>
      sql`(select coalesce(sum(c.student_count), 0)::int from cohort_course cc join cohort c on c.institution_id = cc.institution_id and c.id = cc.cohort_id where cc.institution_id = ${row.institution} and cc.course_id = ${row.id} and c.deleted_at is null)`,
    { description: 'Seats taken in its cohorts.' },
  )
  studentCount!: number & Opt;

  @Derived<Course>(
    () => CoursePermissions,
    ['institution', 'owner', 'status'],
    ({ institution, owner, status }: PermissionNeeds, viewer) => {
      const course = { institutionId: institution, ownerId: owner };
      const mayEdit = coursePolicy.edit(viewer, course);
      return {
        edit: mayEdit,
        delete: coursePolicy.delete(viewer, course),
        share: coursePolicy.share(viewer, course),
        publish: mayEdit && status === CourseStatus.DRAFT,
        unpublish: mayEdit && status === CourseStatus.PUBLISHED,
        archive: mayEdit && status !== CourseStatus.ARCHIVED,
        restore: mayEdit && status === CourseStatus.ARCHIVED,
      };
    },
    { description: 'What the viewer may do with it.' },
  )
  viewerCan!: CoursePermissions & Opt;
}
