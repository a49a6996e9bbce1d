import type { Ref } from '@mikro-orm/core';
import { Index, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';
import { Lesson } from './lesson.entity.ts';

/** Completion of a lesson by a student. The student alone reads it; others read sums. */
@ObjectType({ implements: Node, description: 'A lesson that the viewer completed.' })
@Readable<LessonCompletion>((row, { membershipId }) =>
  membershipId ? sql`${row.member} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'lesson_completion' })
@Unique({ properties: ['institution', 'lesson', 'member'] })
@Index({ properties: ['institution', 'member', 'createdAt', 'id'] })
export class LessonCompletion extends TenantEntity {
  @Field(() => Lesson, { description: 'Completed lesson.' })
  @BelongsTo(() => Lesson, 'lesson_id')
  lesson!: Ref<Lesson>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;
}
