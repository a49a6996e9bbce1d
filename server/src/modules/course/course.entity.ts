import { type Opt, type Ref } from '@mikro-orm/core';
import { Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { ListIndex } from '#platform/database/list-index';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { Derived, Readable } from '#platform/read/declarations';
import { searchIndex } from '#platform/read/search';
import { CourseStatus, RecurringInterval } from './course.enums.ts';
import { coursePolicy } from './course.policy.ts';
import { visibleCourse } from './course.visibility.ts';

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
