import { type Opt, type Ref } from '@mikro-orm/core';
import { Index, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Readable } from '#platform/read/declarations';
import { Course } from './course.entity.ts';
import { PUBLIC_COURSES } from './course-publicness.sql.ts';

@ObjectType({ implements: Node, description: 'A section of a course.' })
@Readable<Section>(() => null)
@TenantTable({ tableName: 'section', publicWith: PUBLIC_COURSES })
@Index({ properties: ['institution', 'course', 'position', 'id'] })
export class Section extends TenantEntity {
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => String, { description: 'Title of the section.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Description of the section.' })
  @Property({ type: 'text', default: '' })
  description: string & Opt = '';

  @Field(() => String, { description: 'Duration as free text, for example "2 hours".' })
  @Property({ type: 'text', default: '' })
  duration: string & Opt = '';

  @Field(() => Int, { description: 'Position in the course, starting at 0.' })
  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Field(() => Int, {
    description:
      'Version of the title, description and duration, starting at 1. Send it with `editSection`, which then does not overwrite changes of others. Each change increments it.',
  })
  @Property({ type: 'integer', default: 1 })
  version: number & Opt = 1;

  /** A copy of whether the course is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;
}
