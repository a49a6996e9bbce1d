import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { FieldsOf, List } from '#platform/read/declarations';
import { Cohort } from './cohort.entity.ts';
import { CohortInstructor, Milestone } from './cohort-parts.entity.ts';

/** Fields for parts of a cohort that have their own tables. */
@FieldsOf(Cohort)
export class PartsOfCohort {
  @List<Milestone, Cohort>(() => Milestone, {
    where: (milestone, cohort) => sql`${milestone.cohort} = ${cohort.id}`,
    order: { by: ['deadline'] },
    description: 'Milestones of the cohort by deadline.',
  })
  milestones!: Milestone[] & Opt;

  @List<CohortInstructor, Cohort>(() => CohortInstructor, {
    where: (instructor, cohort) => sql`${instructor.cohort} = ${cohort.id}`,
    order: { by: ['createdAt'] },
    description: 'Instructors of the cohort in the order in which they were added.',
  })
  instructors!: CohortInstructor[] & Opt;
}
