import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';

@InputType({ description: 'Picture of a course.' })
export class SetCourseThumbnailInput {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a picture that the viewer uploaded to `/files?purpose=thumbnail`. Null removes the picture.',
  })
  fileId?: string | null;
}
