import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Cohort } from '#modules/cohort/cohort.entity';
import { CohortSession } from './cohort-session.entity.ts';

@ObjectType({
  description: 'Payload of the mutations that create or update a session, or mark its attendance.',
})
export class CohortSessionPayload {
  @Field(() => CohortSession, { description: 'The session after the mutation.' })
  session!: CohortSession;

  @Field(() => Cohort, { description: 'Cohort of the session.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Payload of `deleteCohortSession`.' })
export class DeleteCohortSessionPayload {
  @Field(() => ID, { description: 'ID of the deleted session.' })
  id!: string;

  @Field(() => Cohort, { description: 'Cohort of the deleted session.' })
  cohort!: Cohort;
}
