import { Field, ObjectType } from 'type-graphql';
import { UUID } from '#kernel/scalars';

@ObjectType({ description: 'What is left of a file that was deleted.' })
export class DeleteFilePayload {
  @Field(() => UUID, { description: 'Of the file that is gone.' })
  id!: string;
}
