import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@InputType({ description: 'Picture of a cohort.' })
export class SetCohortCoverInput {
  @Field(() => ID, { description: 'ID of the cohort.' })
  id!: string;

  @Field(() => ID, {
    description: 'ID of a picture that the viewer uploaded to `/files?purpose=cover`.',
  })
  coverId!: string;
}
