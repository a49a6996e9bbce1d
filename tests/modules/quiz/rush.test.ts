import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProduct, kill, type Product } from '#tests/platform/server/product';
import type { ServerProcess } from '#tests/platform/server/server-process';
import type { App } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  aLesson,
  anEnrollment,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { execute, type GraphqlAnswer, type GraphqlOptions } from '#tests/support/graphql';
import { GRADED_BY_RULE, keep, rightAnswers, save, start, submit } from './calls.ts';

/** Students that submit at once: `RUSH=500 npx vitest run --project server quiz/rush`. */
const STUDENTS = Number(process.env['RUSH'] ?? '30');

/** Each submits from two tabs. */
const TABS = 2;

/** Share of the answered submissions after which the server is killed. */
const KILLED_AT = 0.3;

/** Milliseconds for everything on a busy machine. */
const PATIENCE = 60_000 + STUDENTS * 500;

/** No limits: all students share one address and one institution. */
const UNLIMITED = {
  DEMO: 'false',
  RATE_LIMIT: '0',
  COST_LIMIT_ACCOUNT: '0',
  COST_LIMIT_INSTITUTION: '0',
  COST_LIMIT_ADDRESS: '0',
};

interface Taker {
  student: Member;
  attemptId: string;
  /** Points of the answers. */
  expected: number;
}

let product: Product;
let server: ServerProcess | null;
let teacher: Member;
let lesson: ItemRow;
let students: Member[];

/** The server of the moment, for the calls of a quiz. */
const overHttp = {
  graphql: (query: string, variables: object, options: GraphqlOptions) =>
    execute(server?.url ?? 'http://127.0.0.1:1', query, variables, options),
} as App;

beforeAll(async () => {
  product = await aProduct();
  server = await product.start(UNLIMITED);
  const { arranging } = product;
  teacher = await aTeacher(arranging);
  const { institution } = teacher;
  const course = await aCourse(arranging, { by: teacher });
  lesson = await aLesson(arranging, { course, type: 'quiz' });
  const cohort = await aCohort(arranging, { by: teacher, courses: [course], capacity: STUDENTS });
  students = [];
  for (let at = 0; at < STUDENTS; at++) {
    const student = await aStudent(arranging, { institution });
    await anEnrollment(arranging, { cohort, student });
    students.push(student);
  }
}, PATIENCE);
afterAll(() => product.stop());

/** Calls until the server answers, as a client does that retries. */
async function surely(call: () => Promise<GraphqlAnswer>): Promise<GraphqlAnswer> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await call().catch(() => null);
    if (answer?.status === 200 && answer.data) return answer;
    await wait(50 + Math.random() * 100);
  }
  throw new Error('The server does not answer.');
}

/** Starts an attempt and answers it: every sixth student has one right answer more than the one before. */
async function taking(student: Member, at: number, quizId: string): Promise<Taker> {
  const { attempt } = (await surely(() => start(overHttp, student, quizId))).data.startQuizAttempt;
  const right = at % (GRADED_BY_RULE.length + 1);
  await surely(() => keep(overHttp, student, attempt.id, rightAnswers(attempt).slice(0, right)));
  return { student, attemptId: attempt.id, expected: right * 10 };
}

const submitted = async (): Promise<string[]> =>
  (
    await product.db.query<{ id: string }>('select id from quiz_attempt where submitted_at is not null')
  ).rows.map(({ id }) => id);

test(
  `${STUDENTS} students submit at once to a server that is killed: each attempt is graded once, and none is lost`,
  async () => {
    const { data } = await save(overHttp, teacher, lesson, { questions: GRADED_BY_RULE, maxAttempts: 1 });
    const quizId: string = data.saveQuiz.quiz.id;
    const takers = await Promise.all(students.map((student, at) => taking(student, at, quizId)));

    // The rush, without retries. The server is killed in the middle of it.
    const told = new Map<string, string>();
    let refused = 0;
    let killing: Promise<void> | undefined;
    const rush = takers.flatMap(({ student, attemptId }) =>
      Array.from({ length: TABS }, async () => {
        const answer = await submit(overHttp, student, attemptId).catch(() => null);
        if (!answer?.data) return void refused++;
        told.set(attemptId, answer.data.submitQuizAttempt.attempt.submittedAt);
        if (told.size >= STUDENTS * KILLED_AT) killing ??= kill(server!);
      }),
    );
    const began = performance.now();
    await Promise.all(rush);
    await killing;
    server = null;
    await expect.poll(() => transactions()).toBe(0);
    const kept = new Set(await submitted());
    expect(refused, 'the kill hits submissions').toBeGreaterThan(0);
    expect(kept.size, 'some must be sent again').toBeLessThan(STUDENTS);
    for (const id of told.keys()) expect(kept, 'what was confirmed is stored').toContain(id);

    server = await product.start(UNLIMITED);
    const answers = await Promise.all(
      takers.flatMap(({ student, attemptId }) =>
        Array.from({ length: TABS }, () => surely(() => submit(overHttp, student, attemptId))),
      ),
    );
    const took = performance.now() - began;
    for (const { errors } of answers) expect(errors).toEqual([]);

    const { rows } = await product.db.query<{ id: string; score: number; submittedAt: Date }>(
      'select id, score, submitted_at as "submittedAt" from quiz_attempt',
    );
    const scores = (list: { id: string; score: number }[]) =>
      Object.fromEntries(list.map(({ id, score }) => [id, score]));
    expect(rows, 'nobody has two attempts').toHaveLength(STUDENTS);
    expect(scores(rows)).toEqual(
      scores(takers.map(({ attemptId, expected }) => ({ id: attemptId, score: expected }))),
    );
    const timesOfTold = rows
      .filter(({ id }) => told.has(id))
      .map(({ id, submittedAt: at }) => [id, at.toISOString()]);
    expect(new Map(timesOfTold as [string, string][]), 'the confirmed time').toEqual(told);
    await expectGradedOnce(takers);
    if (process.env['RUSH'])
      console.info(
        `${STUDENTS} students, ${TABS} tabs each, ${Math.round(took)} ms with the restart: ${told.size} confirmed before the kill, ` +
          `${kept.size - told.size} stored without an answer, ${STUDENTS - kept.size} undone and sent again; ${refused} requests failed`,
      );
  },
  PATIENCE,
);

/** Returns the number of open transactions besides this one. */
async function transactions(): Promise<number> {
  const { rows } = await product.db.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database()
     and pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null`,
  );
  return rows[0]!.count;
}

/** Expects one grading of each attempt and answer in the audit log, and one completion of each student who passed. */
async function expectGradedOnce(takers: Taker[]): Promise<void> {
  const times = async (noun: string, column: string) => {
    const { rows } = await product.db.query<{ rows: number; writes: number }>(
      `select count(distinct row_id)::int as rows, count(*)::int as writes from audit_entry
       where noun = $1 and after ->> $2 is not null`,
      [noun, column],
    );
    return rows[0]!;
  };
  const questions = STUDENTS * GRADED_BY_RULE.length;
  expect(await times('quiz_attempt', 'submitted_at')).toEqual({ rows: STUDENTS, writes: STUDENTS });
  expect(await times('quiz_attempt', 'score')).toEqual({ rows: STUDENTS, writes: STUDENTS });
  expect(await times('quiz_answer', 'points')).toEqual({ rows: questions, writes: questions });
  const { rows } = await product.db.query<{ id: string }>(
    'select membership_id as id from lesson_completion where lesson_id = $1',
    [lesson.id],
  );
  const passed = takers.filter(({ expected }) => expected >= 30);
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    passed.map(({ student }) => student.membershipId).toSorted(),
  );
}
