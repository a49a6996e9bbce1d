import type { EntityManager } from '@mikro-orm/postgresql';
import { statusHasSeat } from '#modules/enrollment/enrollment-status.sql';
import { QuestionType, QuizReveal } from '#modules/quiz/quiz.enums';
import { submitLocked, sumUp } from '#modules/quiz/quiz-grading.service';
import { optionsOf } from '#modules/quiz/quiz.rules';
import { DEMO_ACCOUNTS, idleStudents } from './accounts.ts';

const { TRUE_FALSE, SINGLE, MULTIPLE, SHORT_TEXT, NUMBER, ESSAY } = QuestionType;

interface DemoQuestion {
  type: QuestionType;
  prompt: string;
  points: number;
  because: string;
  options?: string[];
  choices?: number[];
  texts?: string[];
  number?: number;
  within?: number;
}

interface DemoQuiz {
  minutes: number | null;
  attempts: number | null;
  isShuffled?: boolean;
  reveal: QuizReveal;
  questions: DemoQuestion[];
}

/** Quizzes by the titles of their lessons. */
const QUIZZES: Record<string, DemoQuiz> = {
  'Check: state or props?': {
    minutes: 20,
    attempts: 3,
    reveal: QuizReveal.AFTER_ATTEMPT,
    questions: [
      {
        type: SINGLE,
        prompt: 'A list shows which row is selected. Where does the selection belong?',
        points: 2,
        options: ['In each row', 'In the component that holds the list', 'In a global store', 'In the CSS'],
        choices: [1],
        because: 'State belongs to the closest component that everyone who needs it shares.',
      },
      {
        type: MULTIPLE,
        prompt: 'Which of these make a component render again?',
        points: 3,
        options: [
          'Its state changes',
          'Its parent renders',
          'A local variable changes',
          'Its context changes',
        ],
        choices: [0, 1, 3],
        because: 'Local variables are forgotten between renders. Nobody notices when they change.',
      },
      {
        type: TRUE_FALSE,
        prompt: 'A component may change its own props.',
        points: 1,
        choices: [1],
        because: 'Props belong to the parent. Ask it through a callback.',
      },
      {
        type: SHORT_TEXT,
        prompt: 'Which attribute tells rows of a list apart?',
        points: 1,
        texts: ['key', 'the key'],
        because: 'Without a stable key, state can stick to the wrong row.',
      },
      {
        type: NUMBER,
        prompt: 'A parent with three children renders twice. How often do the children render in total?',
        points: 1,
        number: 6,
        because: 'Each render of the parent renders each of the three children.',
      },
      {
        type: ESSAY,
        prompt:
          'Describe a piece of state in your own project that sits in the wrong place. Where should it go?',
        points: 4,
        because: 'Look for state that two components keep in step by hand.',
      },
    ],
  },
  'Check: errors people can act on': {
    minutes: null,
    attempts: null,
    isShuffled: true,
    reveal: QuizReveal.NEVER,
    questions: [
      {
        type: SINGLE,
        prompt: 'Someone sends a date in the past. Which status fits?',
        points: 1,
        options: ['200', '400', '404', '500'],
        choices: [1],
        because: 'The request can be mended by its sender.',
      },
      {
        type: TRUE_FALSE,
        prompt: 'An error message should say what to do next.',
        points: 1,
        choices: [0],
        because: 'A message that only names the failure leaves people stuck.',
      },
    ],
  },
  'Check: reading charts': {
    minutes: 15,
    attempts: 2,
    reveal: QuizReveal.AFTER_ATTEMPT,
    questions: [
      {
        type: NUMBER,
        prompt: 'Sales grew from 80 to 100. By how many percent?',
        points: 2,
        number: 25,
        within: 0.5,
        because: 'The growth of 20 is a quarter of where it began, 80.',
      },
      {
        type: MULTIPLE,
        prompt: 'What can make a bar chart mislead?',
        points: 2,
        options: ['An axis that does not begin at zero', 'Labels', 'Bars of different widths'],
        choices: [0, 2],
        because: 'People compare areas, and both change them.',
      },
    ],
  },
};

/** Essays of students: a good one and another. */
const ESSAYS = [
  'The search term lives in the search box, so the list cannot reset it. It should move up to the page.',
  'We keep the number of items next to the items. It should be computed instead of stored.',
];

/**
 * Seeds quizzes of lessons, with attempts of most students, one of them in progress. The demo student has yet to take
 * them.
 */
export async function seedQuizzes(em: EntityManager): Promise<void> {
  const [, , , { email }] = DEMO_ACCOUNTS;
  for (const [title, quiz] of Object.entries(QUIZZES)) {
    const settings = [quiz.minutes, quiz.attempts, quiz.isShuffled ?? false, quiz.reveal];
    await em.execute(QUIZ, [...settings, title]);
    await em.execute(QUESTIONS, [questionsOf(quiz), title]);
  }
  const others = `{${[email, ...idleStudents()].join()}}`;
  const attempts = await em.execute<{ id: string; institutionId: string }[]>(ATTEMPTS, [others]);
  if (attempts.length === 0) return;
  const { institutionId } = attempts[0]!;
  const ids = attempts.map(({ id }) => id);
  await em.execute(ANSWERS, ESSAYS);
  await submitLocked(em, institutionId, ids);
  await em.execute(ESSAYS_GRADED);
  await sumUp(em, institutionId, ids);
  await em.execute(OPEN_ATTEMPT, [others]);
}

const questionsOf = ({ questions }: DemoQuiz): string =>
  JSON.stringify(
    questions.map(
      ({ type, options, choices = [], texts = [], number, within = 0, ...question }, position) => ({
        ...question,
        type,
        position,
        options: optionsOf(type, options),
        choices,
        texts,
        number: number ?? null,
        within: number === undefined ? null : within,
      }),
    ),
  );

const QUIZ = `
  insert into quiz (institution_id, id, lesson_id, time_limit_minutes, max_attempts, pass_percent, is_shuffled, reveal)
  select institution_id, uuidv7(), id, ?::int, ?::int, 60, ?, ? from lesson where type = 'quiz' and title = ?`;

const QUESTIONS = `
  insert into quiz_question (institution_id, id, quiz_id, position, type, prompt, points, explanation, options, correct_choices, accepted_texts, correct_number, tolerance)
  select q.institution_id, uuidv7(), q.id, k.position, k.type, k.prompt, k.points, k.because, k.options, k.choices, k.texts, k.number, k.within
  from jsonb_to_recordset(?::jsonb) k (position int, type text, prompt text, points int, because text, options text[], choices int[], texts text[], number double precision, within double precision),
    quiz q join lesson l on l.institution_id = q.institution_id and l.id = q.lesson_id
  where l.title = ?`;

/** Students of running and past cohorts with the quiz `q` of the lesson `l`, by their number `n`. */
const LEARNERS = `
  select m.id, now() - make_interval(hours => (3 + 9 * row_number() over (order by m.id))::int) as at,
    row_number() over (order by m.id) as n
  from membership m where m.institution_id = q.institution_id and m.contact_email <> all(?::text[]) and exists (
    select from cohort_course cc
    join cohort c on c.institution_id = cc.institution_id and c.id = cc.cohort_id and c.start_date < now() and c.end_date > now() - interval '120 days'
    join enrollment e on e.institution_id = c.institution_id and e.cohort_id = c.id and ${statusHasSeat('e.status')}
    where cc.institution_id = q.institution_id and cc.course_id = l.course_id and e.membership_id = m.id)`;

/** Inserts attempts of learners, from expressions for their start and end. */
const attemptsFrom = (startedAt: string, endsAt: string) => `
  insert into quiz_attempt (institution_id, id, quiz_id, student_id, number, started_at, ends_at, max_score)
  select q.institution_id, uuidv7(), q.id, learner.id, 1, ${startedAt}, ${endsAt},
    (select sum(k.points) from quiz_question k where k.institution_id = q.institution_id and k.quiz_id = q.id)
  from quiz q join lesson l on l.institution_id = q.institution_id and l.id = q.lesson_id
  join lateral (${LEARNERS}) learner on true`;

/** Every fourth student has yet to take the quiz. */
const ATTEMPTS = `
  ${attemptsFrom(`learner.at - interval '14 minutes'`, 'learner.at')}
  where learner.n % 4 > 0
  returning id, institution_id as "institutionId"`;

/** One student is in the middle of a quiz without a time limit, so that the attempt stays open. */
const OPEN_ATTEMPT = `
  with opened as (
    ${attemptsFrom(`now() - interval '40 minutes'`, 'null')}
    where learner.n = 4 and q.time_limit_minutes is null
    returning *
  )
  insert into quiz_answer (institution_id, id, attempt_id, question_id, position, choices)
  select t.institution_id, uuidv7(), t.id, k.id, k.position, case when k.position = 0 then k.correct_choices else '{}' end
  from opened t join quiz_question k on k.institution_id = t.institution_id and k.quiz_id = t.quiz_id`;

/** Two of three answers are right. */
const ANSWERS = `
  insert into quiz_answer (institution_id, id, attempt_id, question_id, position, choices, response, given_number)
  select t.institution_id, uuidv7(), t.id, k.id, k.position,
    case when k.type in ('single', 'multiple', 'true-false') then case when of.is_right then k.correct_choices else '{0}' end else '{}' end,
    case k.type when 'short-text' then case when of.is_right then k.accepted_texts[1] else 'id' end
      when 'essay' then case when of.is_right then ? else ? end else '' end,
    case when k.type = 'number' then k.correct_number + case when of.is_right then 0 else 3 end end
  from quiz_attempt t join quiz_question k on k.institution_id = t.institution_id and k.quiz_id = t.quiz_id,
    lateral (select abs(hashtext(t.student_id::text || k.position)) % 3 > 0 as is_right) of`;

/** The first essays are graded, the others wait. */
const ESSAYS_GRADED = `
  update quiz_answer a set points = k.points - 1, feedback = 'Well seen. What would be left in the component?'
  from quiz_question k, quiz_attempt t
  where k.institution_id = a.institution_id and k.id = a.question_id and k.type = 'essay'
    and t.institution_id = a.institution_id and t.id = a.attempt_id and abs(hashtext(t.student_id::text)) % 2 = 0`;
