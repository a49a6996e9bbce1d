import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Lesson } from '#modules/lesson/lesson.entity';

@ObjectType({ description: 'Payload of `recordLearning`.' })
export class RecordLearningPayload {
  @Field(() => Lesson, { description: "The lesson with the viewer's position." })
  lesson!: Lesson;

  @Field(() => Account, { description: "The viewer with this week's figures." })
  viewer!: Account;
}
