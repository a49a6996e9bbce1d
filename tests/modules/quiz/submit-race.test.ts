import { setTimeout as wait } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { type Class, aClass, aClassmate, aLesson } from '#tests/support/factories';
import { GRADED_BY_RULE, keep, rightAnswers, save, start, submit } from './calls.ts';

/** Students that submit at once, each from two tabs. */
const STUDENTS = 12;

let app: App;
let group: Class;
beforeAll(async () => {
  app = await startApp();
  group = await aClass(app);
});
afterAll(() => app.stop());

/** Starts and answers an attempt of each of some new students of one quiz. Returns functions that submit one. */
async function takers(count: number) {
  const lesson = await aLesson(app, { course: group.course, type: 'quiz' });
  const { data } = await save(app, group.teacher, lesson, { questions: GRADED_BY_RULE, maxAttempts: 1 });
  const students = await Promise.all(Array.from({ length: count }, () => aClassmate(app, group)));
  return Promise.all(
    students.map(async (student) => {
      const { attempt } = (await start(app, student, data.saveQuiz.quiz.id)).data.startQuizAttempt;
      await keep(app, student, attempt.id, rightAnswers(attempt));
      return { id: attempt.id as string, submit: () => submit(app, student, attempt.id) };
    }),
  );
}

/** Returns how often attempts were submitted, by the audit log. */
async function submissionsOf(ids: string[]): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    `select count(*)::int as count from audit_entry where row_id = any($1::uuid[]) and after -> 'submitted_at' is not null`,
    [ids],
  );
  return rows[0]!.count;
}

test(`${STUDENTS} students submit at once from two tabs, and each attempt is submitted once`, async () => {
  const all = await takers(STUDENTS);
  const answers = await Promise.all([...all, ...all].map((taker) => taker.submit()));
  for (const { errors, data } of answers) {
    expect(errors).toEqual([]);
    expect(data.submitQuizAttempt.attempt.score).toBe(50);
  }
  expect(await submissionsOf(all.map(({ id }) => id))).toBe(STUDENTS);
});

test('without the lock and its condition two tabs submit an attempt twice (negative control)', async () => {
  const [taker] = await takers(1);
  const stop = submitWithoutLock(2);
  try {
    await Promise.all([taker!.submit(), taker!.submit()]);
  } finally {
    stop();
  }
  expect(await submissionsOf([taker!.id])).toBe(2);
});

/**
 * Reads attempts without a lock. Once `count` calls have read them, submits them, one call after the other. Returns how to end
 * that.
 */
function submitWithoutLock(count: number): () => void {
  type Execute = (this: unknown, query: unknown, ...others: unknown[]) => Promise<unknown>;
  const execute = Reflect.get(EntityManager.prototype, 'execute') as Execute;
  let read = 0;
  let submitted = 0;
  let openGate: () => void;
  const everyoneRead = new Promise<void>((resolve) => (openGate = resolve));
  const spy = vi.spyOn(EntityManager.prototype, 'execute').mockImplementation(async function (
    this: unknown,
    query: unknown,
    ...others: unknown[]
  ) {
    if (typeof query !== 'string') return execute.call(this, query, ...others);
    const isRead = query.includes('from quiz_attempt') && query.endsWith('for update');
    const unlocked = isRead
      ? query.replace('for update', '')
      : query.replace('and t.submitted_at is null', '');
    const found = await execute.call(this, unlocked, ...others);
    if (unlocked !== query && !isRead) submitted++;
    if (isRead) {
      const turn = read++;
      if (read === count) openGate();
      await everyoneRead;
      await vi.waitUntil(() => submitted === turn, 30_000);
      await wait(2); // the audit log has no entry for the same millisecond once more
    }
    return found;
  } as never);
  return () => spy.mockRestore();
}
