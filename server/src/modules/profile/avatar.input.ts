import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@InputType({ description: 'Photo of the viewer.' })
export class SetAvatarInput {
  @Field(() => ID, { description: 'ID of the membership of the viewer in the institution of the session.' })
  id!: string;

  @Field(() => ID, { description: 'ID of a picture that the viewer uploaded to `/files?purpose=avatar`.' })
  avatarId!: string;
}
