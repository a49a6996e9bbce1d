import { Int, ObjectType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Computed, type OfValue } from '#platform/read/declarations';
import { textOf, typedOf } from '#platform/read/object-value';
import { IDLE_DAYS } from './analytics.rules.ts';

/** Student at risk, read from an object of `studentsAtRiskOf`. */
@ObjectType({ description: 'A student with an active seat who may not complete the cohort.' })
export class StudentAtRisk {
  @Computed<OfValue>(() => ID, typedOf('studentId', 'uuid'), {
    description: 'ID of the student, which is a member.',
  })
  studentId!: string;

  @Computed<OfValue>(() => String, textOf('name'), { description: 'Name of the student.' })
  name!: string;

  @Computed<OfValue>(() => ID, typedOf('cohortId', 'uuid'), { description: 'ID of the cohort of the seat.' })
  cohortId!: string;

  @Computed<OfValue>(() => String, textOf('cohortTitle'), { description: 'Title of the cohort.' })
  cohortTitle!: string;

  @Computed<OfValue>(() => DateTime, typedOf('lastActiveAt', 'timestamptz'), {
    nullable: true,
    description:
      'Time at which the student last learned, completed a lesson or submitted work, in any course. Null if never.',
  })
  lastActiveAt!: Date | null;

  @Computed<OfValue>(() => Boolean, typedOf('isIdle', 'boolean'), {
    description: `Whether the student did nothing for ${IDLE_DAYS} days, since the start of the cohort and of the enrollment.`,
  })
  isIdle!: boolean;

  @Computed<OfValue>(() => Int, typedOf('missedDeadlines', 'int'), {
    description:
      'Number of activities of the cohort without work of the student that were due since the start of the cohort and of the enrollment. Extensions count.',
  })
  missedDeadlines!: number;
}
