import type { Ref } from '@mikro-orm/core';
import { Index, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { Enrollment } from '#modules/enrollment/enrollment.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Readable } from '#platform/read/declarations';

/**
 * Completion of a lesson in an enrollment: the progress that a cohort shows (decision 0091). The student alone reads it;
 * others read sums. Deleted with the lesson.
 */
@ObjectType('LessonCompletion', {
  implements: Node,
  description: 'A lesson that the viewer completed in an enrollment.',
})
@Readable<EnrollmentCompletion>((row, { membershipId }) =>
  membershipId ? sql`${row.member} = ${membershipId}` : sql`false`,
)
@TenantTable({ tableName: 'enrollment_completion' })
@Unique({ properties: ['institution', 'enrollment', 'lesson'] })
@Index({ properties: ['institution', 'lesson'] })
@Index({ properties: ['institution', 'createdAt'] })
@Index({ properties: ['institution', 'member', 'createdAt', 'id'] })
export class EnrollmentCompletion extends TenantEntity {
  @Field(() => Enrollment, { description: 'Enrollment in which the lesson was completed.' })
  @BelongsTo(() => Enrollment, 'enrollment_id')
  enrollment!: Ref<Enrollment>;

  @Field(() => Lesson, { description: 'Completed lesson.' })
  @BelongsTo(() => Lesson, 'lesson_id', { deleteRule: 'cascade' })
  lesson!: Ref<Lesson>;

  /** The student of the enrollment. */
  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;
}
