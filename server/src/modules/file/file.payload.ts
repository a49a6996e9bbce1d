import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@ObjectType({ description: 'Payload of `deleteFile`.' })
export class DeleteFilePayload {
  @Field(() => ID, { description: 'ID of the deleted file.' })
  id!: string;
}
