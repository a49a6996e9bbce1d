import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Index, Property } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { PUBLIC_COURSES } from '#modules/course/course-publicness.sql';
import { ScheduledEvent } from '#modules/event/event.entity';
import { StoredFile } from '#modules/file/file.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { DateTime } from '#kernel/scalars';
import { Computed, One, Readable } from '#platform/read/declarations';
import { RESOURCE_FILE } from './resource.rules.ts';
import { visibleResource } from './resource.visibility.ts';

@ObjectType({
  implements: Node,
  description: 'A file or a link for the participants of a course, a cohort or an event.',
})
@Readable<Resource>((row, reader) => visibleResource(reader, row))
@TenantTable({ tableName: 'resource', publicWith: PUBLIC_COURSES })
@Check({ name: 'resource_holder', expression: 'num_nonnulls(course_id, cohort_id, event_id) = 1' })
@Index({ properties: ['institution', 'course', 'position', 'id'] })
@Index({ properties: ['institution', 'cohort', 'position', 'id'] })
@Index({ properties: ['institution', 'event', 'position', 'id'] })
export class Resource extends TenantEntity {
  @Field(() => Course, {
    nullable: true,
    description: 'Course of the resource. Null for one of a cohort or an event.',
  })
  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Field(() => Cohort, {
    nullable: true,
    description: 'Cohort of the resource. Null for one of a course or an event.',
  })
  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @Field(() => ScheduledEvent, {
    nullable: true,
    description: 'Event of the resource. Null for one of a course or a cohort.',
  })
  @BelongsTo(() => ScheduledEvent, 'event_id', { nullable: true })
  event?: Ref<ScheduledEvent> | null;

  /** A copy of whether the course is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  @Field(() => String, { description: 'Name of the resource.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Link, which starts with https://. Null for a file.' })
  @Property({ type: 'text', nullable: true })
  url?: string | null;

  @Field(() => Int, { description: 'Size of the file in bytes; 0 for a link.' })
  @Property({ type: 'integer', default: 0 })
  size: number & Opt = 0;

  @Field(() => Int, {
    description: 'Position among the resources of the course, cohort or event, starting at 0.',
  })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => Boolean, {
    description:
      'Whether only students with a seat, or participants of the event, and teachers see the resource.',
  })
  @Property({ type: 'boolean', default: true })
  isForSeatsOnly: boolean & Opt = true;

  @Field(() => Int, {
    description:
      'Version of the name, link and readers of the resource, starting at 1. Send it with `updateResource`, which then refuses to overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  @One<StoredFile, Resource>(() => StoredFile, {
    where: (file, resource) =>
      sql`${file.holderId} = ${resource.id} and ${file.purpose} = ${sql.lit(RESOURCE_FILE.name)}`,
    order: { by: ['position'] },
    description: 'File to download. Null for a link, and for viewers from outside the institution.',
  })
  file!: (StoredFile & Opt) | null;

  @Computed<Resource>(() => DateTime, (row) => row.createdAt, { description: 'Time of the upload.' })
  uploadedAt!: Date & Opt;
}
