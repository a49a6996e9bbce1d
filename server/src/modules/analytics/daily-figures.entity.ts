import type { Opt, Ref } from '@mikro-orm/core';
import { Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { TenantEntity } from '#platform/database/base.entity';
import { BelongsTo, TenantTable } from '#platform/database/tenancy';

/**
 * Figures of one day, rolled up from the rows that have them (decision 0135): of the institution, of a cohort, of a course, and
 * of a course in a cohort. Days are those of `FiguresRollUp`. Rows of a course only count learners and submissions.
 */
@TenantTable({ tableName: 'daily_figures', audit: false })
@Unique({
  name: 'daily_figures_once',
  expression:
    'create unique index daily_figures_once on daily_figures (institution_id, cohort_id, course_id, day) nulls not distinct',
})
@Index({ properties: ['institution', 'day'] })
@Index({ properties: ['institution', 'course'] })
export class DailyFigures extends TenantEntity {
  @Property({ type: 'date' })
  day!: string;

  @BelongsTo(() => Cohort, 'cohort_id', { nullable: true })
  cohort?: Ref<Cohort> | null;

  @BelongsTo(() => Course, 'course_id', { nullable: true })
  course?: Ref<Course> | null;

  @Property({ type: 'integer', default: 0 })
  enrollments: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  cancellations: number & Opt = 0;

  /** Payments minus refunds. */
  @Property({ type: 'double', runtimeType: 'number', columnType: 'numeric(16,2)', default: 0 })
  revenue: number & Opt = 0;

  /** Enrollments in which a first lesson was completed. */
  @Property({ type: 'integer', default: 0 })
  starts: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  completions: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  activeLearners: number & Opt = 0;

  @Property({ type: 'integer', default: 0 })
  submissions: number & Opt = 0;
}
