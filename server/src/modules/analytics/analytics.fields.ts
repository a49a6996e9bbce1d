import { sql } from 'kysely';
import { Float, Int, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Money } from '#platform/money/money';
import { Computed, type OfValue, type Row, type Sql } from '#platform/read/declarations';
import { textOf, typedOf } from '#platform/read/object-value';
import { FunnelStage } from './analytics.enums.ts';
import { MAX_ANALYTICS_COURSES } from './analytics.rules.ts';

/** Returns the SQL of an object or list in a JSON object. */
const partOf =
  (key: string) =>
  ({ value }: Row<OfValue>): Sql =>
    sql`(${value}->${sql.lit(key)})`;

const count = (key: string, description: string) =>
  Computed<OfValue>(() => Int, typedOf(key, 'int'), { description });

@ObjectType({ description: 'Figures of a period. Each event counts on the day on which it happened.' })
export class AnalyticsFigures {
  @count('enrollments', 'Number of requested places, by `enrolledAt`.')
  enrollments!: number;

  @count('cancellations', 'Number of cancelled enrollments, by `endedAt`.')
  cancellations!: number;

  @Computed<OfValue>(() => Money, typedOf('revenue', 'numeric'), {
    description: 'Sum of payments by `paidAt`, minus refunds by `refundedAt`.',
  })
  revenue!: Money;

  @count('starts', 'Number of enrollments in which the first lesson was completed.')
  starts!: number;

  @count('completions', 'Number of completed enrollments, by `endedAt`.')
  completions!: number;

  @Computed<OfValue>(() => Float, typedOf('activeLearners', 'float8'), {
    description:
      'Number of students per day who completed a lesson or submitted work, on average. For instructors, a student counts once in each of their cohorts.',
  })
  activeLearners!: number;

  @count('submissions', 'Number of activities for which work was submitted first.')
  submissions!: number;
}

@ObjectType({ description: 'Figures of a day, or of a week that starts on Sunday.' })
export class AnalyticsPoint {
  @Computed<OfValue>(() => String, textOf('day'), { description: 'First day, as YYYY-MM-DD.' })
  day!: string;

  @Computed<OfValue>(() => AnalyticsFigures, ({ value }) => value, {
    description: 'Figures of the day or week. Weeks are cut at the ends of the period.',
  })
  figures!: AnalyticsFigures;
}

@ObjectType({ description: 'Number of enrollments that reached a stage in a period.' })
export class FunnelStep {
  @Computed<OfValue>(() => FunnelStage, textOf('stage'), { description: 'Stage that was reached.' })
  stage!: FunnelStage;

  @count('count', 'Number of enrollments that reached the stage in the period, whenever they began.')
  count!: number;
}

@ObjectType({ description: 'Figures of the cohorts with a course in a period.' })
export class CourseAnalytics {
  @Computed<OfValue>(() => ID, typedOf('courseId', 'uuid'), { description: 'ID of the course.' })
  courseId!: string;

  @Computed<OfValue>(() => String, textOf('title'), { description: 'Title of the course.' })
  title!: string;

  @count('enrollments', 'Number of requested places in cohorts with the course.')
  enrollments!: number;

  @count('completions', 'Number of completed enrollments in these cohorts.')
  completions!: number;

  @count('cancellations', 'Number of cancelled enrollments in these cohorts.')
  cancellations!: number;

  @Computed<OfValue>(() => Int, typedOf('completionRate', 'int'), {
    nullable: true,
    description:
      'Percentage of the enrollments that ended in the period that were completed, 0 to 100. Null when none ended.',
  })
  completionRate!: number | null;
}

/** Analytics, read from an object of `analyticsOf`. */
@ObjectType({
  description: 'Figures of what the viewer manages or teaches, with those of the period before.',
})
export class Analytics {
  @Computed<OfValue>(() => String, textOf('timeZone'), {
    description:
      'IANA name of the time zone in which days start: that of the institution. A new one applies after some minutes.',
  })
  timeZone!: string;

  @Computed<OfValue>(() => String, textOf('firstDay'), {
    description: 'First day of the period, as YYYY-MM-DD.',
  })
  firstDay!: string;

  @Computed<OfValue>(() => String, textOf('lastDay'), {
    description: 'Last day of the period, which is today, as YYYY-MM-DD.',
  })
  lastDay!: string;

  @Computed<OfValue>(() => Boolean, typedOf('isByWeek', 'boolean'), {
    description: 'Whether each point is a week instead of a day.',
  })
  isByWeek!: boolean;

  @Computed<OfValue>(() => AnalyticsFigures, partOf('totals'), { description: 'Figures of the period.' })
  totals!: AnalyticsFigures;

  @Computed<OfValue>(() => AnalyticsFigures, partOf('previous'), {
    description: 'Figures of the same number of days before the period.',
  })
  previous!: AnalyticsFigures;

  @Computed<OfValue>(() => [AnalyticsPoint], partOf('points'), {
    description: 'Figures by day or week, oldest first, without gaps.',
  })
  points!: AnalyticsPoint[];

  @Computed<OfValue>(() => [FunnelStep], partOf('funnel'), {
    description: 'Enrollments by stage, in order. Visits are not recorded.',
  })
  funnel!: FunnelStep[];

  @Computed<OfValue>(() => [CourseAnalytics], partOf('courses'), {
    description: `Courses with events in the period, most enrollments first. At most ${MAX_ANALYTICS_COURSES}.`,
  })
  courses!: CourseAnalytics[];
}
