import { type Opt, type Ref } from '@mikro-orm/core';
import { Check, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Category } from '#modules/category/category.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { ListIndex } from '#platform/database/list-index';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { CentsType } from '#platform/money/cents.type';
import { Money } from '#platform/money/money';
import { priceCheck } from '#platform/money/price-check';
import { Derived, NeededOnly, Readable } from '#platform/read/declarations';
import { Ordered } from '#platform/read/ordered';
import { titledSearchIndex } from '#platform/read/search';
import { CourseCategory, CourseLanguage, CourseLevel } from './choices.rules.ts';
import { COURSE_COUNTS } from './course.counts.ts';
import { PUBLIC_COURSES } from './course-publicness.sql.ts';
import { CourseStatus, RecurringInterval } from './course.enums.ts';
import { coursePolicy } from './course.policy.ts';
import { seesWorkIn } from './course-seats.sql.ts';
import { editorOf } from './co-teaching.sql.ts';
import { visibleCourse } from './course.visibility.ts';

@ObjectType({ description: 'Permissions of the viewer on a course.' })
export class CoursePermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the course.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the course.' })
  delete!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may send invitations to the course.' })
  share!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may see the gradebook of the course.' })
  seeGradebook!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may add and remove co-teachers.' })
  manageCoTeachers!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may publish the course. False unless it is a draft.',
  })
  publish!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may turn the course back into a draft. False unless it is published.',
  })
  unpublish!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may archive the course. False when it is archived.',
  })
  archive!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may restore the course as a draft. False unless it is archived.',
  })
  restore!: boolean;
}

interface PermissionNeeds {
  institution: string;
  owner: string;
  editor: string;
  isTaught: boolean;
  status: CourseStatus;
}

@Ordered({ TITLE: 'title' }, { indexed: ['createdAt'] })
@ObjectType({ implements: Node, description: 'A course: sections of lessons, offered in cohorts.' })
@Readable<Course>((row, reader) => visibleCourse(reader, row))
@Check({ name: 'course_price', expression: priceCheck('price') })
@TenantTable({
  tableName: 'course',
  publicWhen: PUBLIC_COURSES.isPublic,
  counts: COURSE_COUNTS,
})
@Index({ properties: ['id'] })
@ListIndex({ by: ['createdAt'], has: ['status', 'owner_id', 'deleted_at'] })
@Index({ properties: ['institution', 'owner', 'createdAt', 'id'] })
@Index({ properties: ['institution', 'institutionCategory', 'createdAt', 'id'] })
@Index(titledSearchIndex('course', ['title'], 'short_description'))
@Index({
  name: 'course_marketplace',
  expression: `create index course_marketplace on course (created_at, id) where ${PUBLIC_COURSES.isPublic}`,
})
export class Course extends TenantEntity {
  @Field(() => String, { description: 'Title, at most 200 characters.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Short description, at most 5,000 characters.' })
  @Property({ type: 'text', default: '' })
  shortDescription: string & Opt = '';

  @Field(() => String, {
    description: 'Full description in Markdown, at most 20,000 characters. Empty if none exists.',
  })
  @Property({ type: 'text', default: '' })
  fullDescription: string & Opt = '';

  @Field(() => [String], { description: 'Learning outcomes, one sentence each, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  objectives: string[] & Opt = [];

  @Field(() => [String], { description: 'Prerequisites, one sentence each, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  prerequisites: string[] & Opt = [];

  @Field(() => [String], { description: 'Groups of people that the course is for, at most 20.' })
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'" })
  audience: string[] & Opt = [];

  @Field(() => CourseLanguage, { description: 'Language of instruction.' })
  @Enum({ items: () => CourseLanguage, type: 'text', default: CourseLanguage.ENGLISH })
  language: CourseLanguage & Opt = CourseLanguage.ENGLISH;

  @Field(() => CourseLevel, { description: 'Level.' })
  @Enum({ items: () => CourseLevel, type: 'text', default: CourseLevel.ALL_LEVELS })
  level: CourseLevel & Opt = CourseLevel.ALL_LEVELS;

  /** A copy of that of the institution's category, so that outsiders read it and lists are filtered by an index. */
  @Field(() => CourseCategory, { description: 'Category of the marketplace, which all institutions share.' })
  @Enum({ items: () => CourseCategory, type: 'text', default: CourseCategory.OTHER })
  category: CourseCategory & Opt = CourseCategory.OTHER;

  @Field(() => Category, {
    nullable: true,
    description:
      'Category as the institution divides its courses. Null for none, and for readers from outside the institution.',
  })
  @BelongsTo(() => Category, 'category_id', { nullable: true })
  institutionCategory?: Ref<Category> | null;

  /** In cents. */
  @Field(() => Money, { description: 'Price. Its amount is 0 for a free course.' })
  @Property({ type: CentsType, default: 0 })
  price: number & Opt = 0;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of students. Null when there is no limit.',
  })
  @Property({ type: 'integer', nullable: true })
  maxStudents?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'Start date. Null when none was set.' })
  @Property({ type: 'timestamptz', nullable: true })
  startDate?: Date | null;

  @Field(() => Boolean, { description: 'Whether the course starts repeatedly.' })
  @Property({ type: 'boolean', default: false })
  isRecurring: boolean & Opt = false;

  @Field(() => RecurringInterval, {
    nullable: true,
    description: 'Interval between starts. Null for a course that does not recur.',
  })
  @Enum({ items: () => RecurringInterval, type: 'text', nullable: true })
  recurringInterval?: RecurringInterval | null;

  @Field(() => CourseStatus, { description: 'Publication status.' })
  @Enum({ items: () => CourseStatus, type: 'text', default: CourseStatus.DRAFT })
  status: CourseStatus & Opt = CourseStatus.DRAFT;

  @Field(() => Int, {
    description:
      'Version of the details, the sections and the order of the lessons, starting at 1. Send it with `updateCourse` and `arrangeCourse`. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @Field(() => Boolean, {
    description: 'Whether the published course is listed on the marketplace for everyone.',
  })
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the thumbnail in WebP, relative to the origin of the API, 1280 pixels wide or less. With 320 or 640 as its last part, the picture is smaller. Null if none exists.',
  })
  @Property({ type: 'text', nullable: true })
  thumbnailUrl?: string | null;

  @Field(() => Membership, { description: 'Member who created the course.' })
  @BelongsTo(() => Membership, 'owner_id')
  owner!: Ref<Membership>;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Field(() => Institution, { description: 'Institution of the course.' })
  declare institution: TenantEntity['institution'];

  @NeededOnly<Course>((row, reader) =>
    editorOf({ institution: row.institution, course: row.id }, row.owner, reader),
  )
  editor!: string & Opt;

  @NeededOnly<Course>((row, reader) => seesWorkIn({ institution: row.institution, course: row.id }, reader))
  isTaught!: boolean & Opt;

  @Derived<Course>(
    () => CoursePermissions,
    ['institution', 'owner', 'editor', 'isTaught', 'status'],
    ({ institution, owner, editor, isTaught, status }: PermissionNeeds, viewer) => {
      const course = { institutionId: institution, ownerId: owner, editorId: editor };
      const mayEdit = coursePolicy.edit(viewer, course);
      return {
        edit: mayEdit,
        delete: coursePolicy.delete(viewer, course),
        share: coursePolicy.share(viewer, course),
        seeGradebook: coursePolicy.seeGradebook(viewer, { institutionId: institution, isTaught }),
        manageCoTeachers: coursePolicy.manageCoTeachers(viewer, course),
        publish: mayEdit && status === CourseStatus.DRAFT,
        unpublish: mayEdit && status === CourseStatus.PUBLISHED,
        archive: mayEdit && status !== CourseStatus.ARCHIVED,
        restore: mayEdit && status === CourseStatus.ARCHIVED,
      };
    },
    { description: 'Permissions of the viewer on the course.' },
  )
  viewerCan!: CoursePermissions & Opt;
}
