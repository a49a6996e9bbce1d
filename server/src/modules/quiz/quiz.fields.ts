import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Activity } from '#modules/activity/activity.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { Connected, FieldsOf, List, One } from '#platform/read/declarations';
import { attemptsNarrowing, QuizAttemptConnection, QuizAttemptsArguments } from './quiz.connection.ts';
import { QuizAttempt } from './quiz-attempt.entity.ts';
import { Quiz } from './quiz.entity.ts';
import { QuizQuestion } from './quiz-question.entity.ts';
import { isQuizStaff } from './quiz.visibility.ts';

/** Fields that quizzes add to a lesson. */
@FieldsOf(Lesson)
export class QuizOfLesson {
  @One<Quiz, Lesson>(() => Quiz, {
    where: (quiz, lesson, _, { membershipId }) =>
      membershipId ? sql`${quiz.lesson} = ${lesson.id}` : sql`false`,
    order: { by: ['createdAt'] },
    description: 'Quiz of the lesson. Null without one, and for visitors.',
  })
  quiz!: (Quiz & Opt) | null;
}

/** Fields that quizzes add to an activity. */
@FieldsOf(Activity)
export class QuizOfActivity {
  @One<Quiz, Activity>(() => Quiz, {
    where: (quiz, activity, _, { membershipId }) =>
      membershipId ? sql`${quiz.activity} = ${activity.id}` : sql`false`,
    order: { by: ['createdAt'] },
    description:
      'Quiz that gives the grade of the activity: students take it instead of submitting work. Null without one, and for visitors.',
  })
  quiz!: (Quiz & Opt) | null;
}

/** Fields that questions and attempts add to a quiz. */
@FieldsOf(Quiz)
export class PartsOfQuiz {
  @List<QuizQuestion, Quiz>(() => QuizQuestion, {
    where: (question, quiz, _, reader) =>
      sql`${question.quiz} = ${quiz.id} and ${question.removedAt} is null and ${isQuizStaff({ institution: quiz.institution, quiz: quiz.id }, reader)}`,
    order: { by: ['position'] },
    description: 'Questions in order, at most 100. Empty for students, who read them in an attempt.',
  })
  questions!: QuizQuestion[] & Opt;

  @One<QuizAttempt, Quiz>(() => QuizAttempt, {
    where: (attempt, quiz, _, { membershipId }) =>
      membershipId ? sql`${attempt.quiz} = ${quiz.id} and ${attempt.student} = ${membershipId}` : sql`false`,
    order: { by: ['number'], descending: true },
    description: 'Latest attempt of the viewer. Null before the first.',
  })
  viewerAttempt!: (QuizAttempt & Opt) | null;

  @Connected<QuizAttempt, Quiz>(() => QuizAttemptConnection, () => QuizAttempt, () => QuizAttemptsArguments, {
    where: (attempt, quiz) => sql`${attempt.quiz} = ${quiz.id}`,
    narrow: attemptsNarrowing,
    order: { by: ['createdAt'], descending: true },
    description:
      'Attempts that the viewer can read, latest first: for instructors those of the students in their cohorts, for admins all, for students their own.',
  })
  attempts!: QuizAttemptConnection & Opt;
}
