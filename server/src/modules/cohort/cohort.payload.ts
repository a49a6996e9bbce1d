import { Field, ObjectType } from 'type-graphql';
import { ItemResult } from '#platform/bulk/bulk.payload';
import { Course } from '#modules/course/course.entity';
import { ID } from '#kernel/scalars';
import { Cohort } from './cohort.entity.ts';

@ObjectType({ description: 'Payload of the mutations that create or update a cohort.' })
export class CohortPayload {
  @Field(() => Cohort, { description: 'The cohort after the mutation.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Payload of `quickCreate`.' })
export class QuickCreatePayload {
  @Field(() => Course, { description: 'The new course.' })
  course!: Course;

  @Field(() => Cohort, { description: 'The new cohort.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Payload of `deleteCohort`.' })
export class DeleteCohortPayload {
  @Field(() => ID, { description: 'ID of the deleted cohort.' })
  id!: string;
}

@ObjectType({ description: 'A change or deletion of a cohort.' })
export class CohortChange {
  @Field(() => ID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => Cohort, {
    nullable: true,
    description: 'The cohort after the change. Null when it was deleted.',
  })
  cohort!: Cohort | null;
}

@ObjectType({ description: 'Result of one item of a bulk mutation of cohorts.' })
export class CohortResult extends ItemResult {
  @Field(() => Cohort, { nullable: true, description: 'The cohort after the mutation. Null when it failed.' })
  cohort!: Cohort | null;
}

@ObjectType({ description: 'Payload of the bulk mutations of cohorts.' })
export class CohortsPayload {
  @Field(() => [CohortResult], { description: 'Result of each item, in the order of `items`.' })
  results!: CohortResult[];
}
