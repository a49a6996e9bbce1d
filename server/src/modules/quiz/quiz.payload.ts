import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { Quiz } from './quiz.entity.ts';

@ObjectType({ description: 'Payload of `saveQuiz`.' })
export class QuizPayload {
  @Field(() => Quiz, { description: 'The quiz after the mutation.' })
  quiz!: Quiz;
}

@ObjectType({ description: 'Payload of the mutations that change an attempt.' })
export class QuizAttemptPayload {
  @Field(() => QuizAttempt, { description: 'The attempt after the mutation.' })
  attempt!: QuizAttempt;
}

@ObjectType({ description: 'A change of an attempt, or the deletion of a quiz with all its attempts.' })
export class QuizAttemptChange {
  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the attempt that was submitted or graded. Null when the quiz was deleted.',
  })
  attemptId!: string | null;

  @Field(() => QuizAttempt, {
    nullable: true,
    description: 'The attempt after the change. Null when its quiz was deleted.',
  })
  attempt!: QuizAttempt | null;
}
