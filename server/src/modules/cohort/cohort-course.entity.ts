import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#kernel/node';
import { cohortProgress, isDoneInCohort } from '#modules/lesson/completion.sql';
import { Computed, Readable } from '#platform/read/declarations';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';
import { CentsType } from '#platform/money/cents.type';
import { Cohort } from './cohort.entity.ts';
import { PUBLIC_COHORTS } from './cohort-publicness.sql.ts';
import { COURSE_PRICE, COURSE_PRICE_TRIGGER } from './course-price.sql.ts';

/** A course offered by a cohort. */
@ObjectType('CourseProgress', {
  implements: Node,
  description: 'Progress of the viewer in a course of a cohort.',
})
@Readable<CohortCourse>(() => null)
@TenantTable({
  tableName: 'cohort_course',
  publicWith: PUBLIC_COHORTS,
  audit: { quiet: [COURSE_PRICE] },
  triggers: [COURSE_PRICE_TRIGGER],
})
@Unique({ properties: ['institution', 'cohort', 'course'] })
@Index({ properties: ['institution', 'course'] })
export class CohortCourse extends TenantEntity {
  @BelongsTo(() => Cohort, 'cohort_id')
  cohort!: Ref<Cohort>;

  @Field(() => Course, { nullable: true, description: 'Course. Null when the viewer cannot read it.' })
  @BelongsTo(() => Course, 'course_id')
  course!: Ref<Course>;

  @Property({ type: 'integer', default: 0 })
  position: number & Opt = 0;

  @Computed<CohortCourse>(
    () => Int,
    (row, { membershipId }) =>
      membershipId ? cohortProgress(row, isDoneInCohort(row, membershipId)) : sql`0`,
    { description: 'Percentage of the lessons that the viewer completed in the cohort, 0 to 100.' },
  )
  progress!: number & Opt;

  /** A copy of whether the cohort is public, kept by the database (database/publicness.ts). */
  @Property({ type: 'boolean', default: false })
  isPublic: boolean & Opt = false;

  /** Part of the price of the cohort that the course adds. A copy, kept by the database (course-price.sql.ts). */
  @Property({ type: CentsType, default: 0 })
  coursePrice: number & Opt = 0;
}
