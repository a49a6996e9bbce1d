import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@InputType({ description: 'Picture of a course.' })
export class SetCourseThumbnailInput {
  @Field(() => ID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => ID, {
    description: 'ID of a picture that the viewer uploaded to `/files?purpose=thumbnail`.',
  })
  thumbnailId!: string;
}
