import { Field, ObjectType } from 'type-graphql';
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
