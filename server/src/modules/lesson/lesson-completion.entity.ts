import type { Ref } from '@mikro-orm/core';
import { Index, Unique } from '@mikro-orm/decorators/legacy';
import { Membership } from '#modules/membership/membership.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Lesson } from './lesson.entity.ts';

/** A lesson that a member ever completed, in any cohort: the member's own progress in the course. */
@TenantTable({ tableName: 'lesson_completion' })
@Unique({ properties: ['institution', 'lesson', 'member'] })
@Index({ properties: ['institution', 'member', 'createdAt', 'id'] })
export class LessonCompletion extends TenantEntity {
  @BelongsTo(() => Lesson, 'lesson_id')
  lesson!: Ref<Lesson>;

  @BelongsTo(() => Membership, 'membership_id')
  member!: Ref<Membership>;
}
