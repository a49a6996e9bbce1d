import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { Cohort } from './cohort.entity.ts';
import { PUBLIC_COHORTS } from './cohort-publicness.sql.ts';

/** A course offered by a cohort. */
@TenantTable({ tableName: 'cohort_course', publicWith: PUBLIC_COHORTS })
@Unique({ properties: ['institution', 'cohort', 'course'] })
@Index({ properties: ['institution', 'course'] })
export class CohortCourse extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  /** A copy of whether the cohort is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;
}
