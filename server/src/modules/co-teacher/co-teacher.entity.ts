import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Node } from '#kernel/node';
import { Course } from '#modules/course/course.entity';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import { Membership } from '#modules/membership/membership.entity';
import { Readable } from '#platform/read/declarations';

@ObjectType({ implements: Node, description: 'A member who teaches a course with its owner.' })
@Readable<CoTeacher>((row, reader) => (reader.institutionId ? ofVisibleCourse(reader, row) : sql`false`))
@TenantTable({ tableName: 'co_teacher' })
@Unique({ properties: ['institution', 'course', 'member'] })
@Index({ properties: ['institution', 'member', 'course'] })
export class CoTeacher extends TenantEntity {
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Field(() => Membership, { description: 'Membership of the co-teacher.' })
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;

  @Field(() => Boolean, {
    description:
      'Whether the co-teacher may edit the course and grade. Others read drafts and the work of all students of the course.',
  })
  @Property({ type: 'boolean', default: false })
  mayEdit: boolean & Opt = false;
}
