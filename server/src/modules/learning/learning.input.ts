import { Field, InputType, Int } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { recordLearningRules } from './learning.rules.ts';

@Rules(recordLearningRules)
@InputType({ description: 'Time that the viewer spent on a lesson since the last call.' })
export class RecordLearningInput {
  @Field(() => ID, { description: 'ID of the lesson.' })
  lessonId!: string;

  @Field(() => Int, {
    description:
      'Seconds during which the lesson was visible, 0 to 60. Those before the last call do not count again.',
  })
  seconds!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Position in the video, in seconds. Null keeps the earlier one.',
  })
  position?: number | null;

  @Field(() => String, { description: "IANA time zone of the viewer's days." })
  timeZone!: string;
}
