import { Field, ObjectType } from 'type-graphql';
import { UUID } from '#kernel/scalars';

@ObjectType({ description: 'Payload of `deleteFile`.' })
export class DeleteFilePayload {
  @Field(() => UUID, { description: 'ID of the deleted file.' })
  id!: string;
}
