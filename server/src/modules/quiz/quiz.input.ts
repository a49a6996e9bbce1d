import { Field, Float, InputType, Int } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { STALE_FAILS } from '#kernel/version';
import { QuestionType, QuizReveal } from './quiz.enums.ts';
import { gradeQuizAnswerRules, saveQuizAnswersRules, saveQuizRules } from './quiz.rules.ts';

@InputType({ description: 'A question of a quiz with its right answer.' })
export class QuizQuestionInput {
  @Field(() => ID, { nullable: true, description: 'ID of a question of the quiz. Absent for a new one.' })
  id?: string | null;

  @Field(() => QuestionType, { description: 'Type of the question.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Text of the question, at most 5,000 characters.' })
  prompt!: string;

  @Field(() => Int, { description: 'Points for the right answer, 1 to 1,000.' })
  points!: number;

  @Field(() => String, { nullable: true, description: 'Why the answer is right, at most 5,000 characters.' })
  explanation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Options of SINGLE and MULTIPLE, 2 to 10 of at most 500 characters.',
  })
  options?: string[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Positions of the right options, from 0. Required for SINGLE, MULTIPLE and TRUE_FALSE.',
  })
  correctChoices?: number[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Accepted texts, 1 to 20 of at most 200 characters. Required for SHORT_TEXT.',
  })
  acceptedTexts?: string[] | null;

  @Field(() => Float, { nullable: true, description: 'The right number. Required for NUMBER.' })
  correctNumber?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Greatest difference from the right number. Defaults to 0.',
  })
  tolerance?: number | null;
}

@Rules(saveQuizRules)
@InputType({ description: 'A whole quiz. Questions that are not in the list are removed.' })
export class SaveQuizInput {
  @Field(() => ID, { description: 'ID of the lesson, of the type QUIZ.' })
  lessonId!: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Value of `version` that the changes are based on. Null for a new quiz.',
  })
  version?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Time for one attempt in minutes, 1 to 1,440. Null for no limit.',
  })
  timeLimitMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: 'Attempts of each student, 1 to 100. Null for no limit.' })
  maxAttempts?: number | null;

  @Field(() => Int, { description: 'Percentage of the points from which an attempt is passed, 0 to 100.' })
  passPercent!: number;

  @Field(() => Boolean, { description: 'Whether each attempt asks the questions in an order of its own.' })
  isShuffled!: boolean;

  @Field(() => QuizReveal, { description: 'Moment at which students see which answers are right.' })
  reveal!: QuizReveal;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Time after which no attempt starts. Required for AFTER_DUE. Null for none.',
  })
  dueAt?: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of an activity of the course, of the type QUIZ, whose grade the quiz gives. Null for none; grades that it has given stay.',
  })
  activityId?: string | null;

  @Field(() => [QuizQuestionInput], { description: 'All questions in order, 1 to 100.' })
  questions!: QuizQuestionInput[];
}

@InputType({ description: 'Answer to one question. Fields that do not fit its type are ignored.' })
export class QuizAnswerInput {
  @Field(() => ID, { description: 'ID of the question.' })
  questionId!: string;

  @Field(() => [Int], { nullable: true, description: 'Positions of the chosen options, from 0.' })
  choices?: number[] | null;

  @Field(() => String, { nullable: true, description: 'Written answer, at most 20,000 characters.' })
  text?: string | null;

  @Field(() => Float, { nullable: true, description: 'Number given as the answer.' })
  givenNumber?: number | null;
}

@Rules(saveQuizAnswersRules)
@InputType({ description: 'Answers to keep. Other answers of the attempt stay as they are.' })
export class SaveQuizAnswersInput {
  @Field(() => ID, { description: 'ID of the attempt.' })
  id!: string;

  @Field(() => [QuizAnswerInput], { description: 'Answers, at most 100. Each replaces the earlier one.' })
  answers!: QuizAnswerInput[];
}

@Rules(gradeQuizAnswerRules)
@InputType({ description: 'Grade of one answer. Replaces an earlier grade.' })
export class GradeQuizAnswerInput {
  @Field(() => ID, { description: 'ID of the answer.' })
  id!: string;

  @Field(() => Int, { description: 'Points, from 0 to the points of the question.' })
  points!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Feedback for the student, at most 5,000 characters. Absent or null removes it.',
  })
  feedback?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Value of \`version\` of the answer that the grade is based on. ${STALE_FAILS} Not checked when absent.`,
  })
  version?: number | null;
}
