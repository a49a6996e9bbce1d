import { Field, ObjectType } from 'type-graphql';
import { Course } from '#modules/course/course.entity';
import { UUID } from '#kernel/scalars';
import { Cohort } from './cohort.entity.ts';

@ObjectType({ description: 'A cohort as the mutation left it.' })
export class CohortPayload {
  @Field(() => Cohort, { description: 'As it is now.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'What quick start created.' })
export class QuickCreatePayload {
  @Field(() => Course, { description: 'The new course.' })
  course!: Course;

  @Field(() => Cohort, { description: 'The new cohort.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'What is left of a cohort that was taken away.' })
export class DeleteCohortPayload {
  @Field(() => UUID, { description: 'Of the cohort that is gone.' })
  id!: string;
}

@ObjectType({ description: 'A cohort changed, or was deleted.' })
export class CohortChange {
  @Field(() => UUID, { description: 'ID of the cohort.' })
  cohortId!: string;

  @Field(() => Cohort, { nullable: true, description: 'The cohort as it is now; null when it was deleted.' })
  cohort!: Cohort | null;
}
