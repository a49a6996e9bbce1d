import { Field, ObjectType } from 'type-graphql';
import { Course } from '../course/course.entity.ts';
import { UUID } from '../graphql/scalars.ts';
import { Cohort } from './cohort.entity.ts';

@ObjectType()
export class CohortPayload {
  @Field(() => Cohort)
  cohort!: Cohort;
}

@ObjectType({ description: 'What quick start created.' })
export class QuickCreatePayload {
  @Field(() => Course)
  course!: Course;

  @Field(() => Cohort)
  cohort!: Cohort;
}

@ObjectType()
export class DeleteCohortPayload {
  @Field(() => UUID, { description: 'Of the cohort that is gone.' })
  id!: string;
}
