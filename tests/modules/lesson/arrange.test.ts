import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSUMERS } from '#app/modules';
import type { DomainEvent } from '#platform/domain-event/domain-event';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import { anOutline, arrange, type Order, statementsOf, storedOutline } from './outline.ts';
import { readWithoutLock } from './without-lock.ts';

let app: App;
let teacher: Member;
let admin: Member;
const published: DomainEvent[] = [];
const listener = { announce: (_: unknown, event: DomainEvent) => void published.push(event) };
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app, { institution: await anInstitution(app, { plan: 'professional' }) });
  admin = await anAdmin(app, { institution: teacher.institution });
  CONSUMERS.push(listener);
});
afterAll(async () => {
  CONSUMERS.splice(CONSUMERS.indexOf(listener), 1);
  await app.stop();
});

const reversed = (order: Order): Order =>
  order.toReversed().map(({ id, lessonIds }) => ({ id, lessonIds: lessonIds.toReversed() }));

describe('arranging a course', () => {
  test('orders sections and lessons, moves lessons, and increments the version', async () => {
    const { id, order, loose } = await anOutline(app, teacher, [3, 2]);
    const [first, second] = order as [Order[0], Order[0]];
    const [a, b, c] = first.lessonIds as [string, string, string];
    const wanted = [
      { id: second.id, lessonIds: [c, ...second.lessonIds] },
      { id: first.id, lessonIds: [b, a] },
    ];
    published.length = 0;
    const { data, errors } = await arrange(app, teacher, id, 1, wanted);
    expect(errors).toEqual([]);
    const { version, sections, lessons } = data.arrangeCourse.course;
    expect(version).toBe(2);
    expect(
      sections.map((section: { id: string; lessons: { id: string }[] }) => ({
        id: section.id,
        lessonIds: section.lessons.map((lesson) => lesson.id),
      })),
    ).toEqual(wanted);
    expect(lessons.nodes, 'lessons without a section stay at the end').toEqual([{ id: loose }]);
    expect(await storedOutline(app, id)).toEqual({
      version: 2,
      order: wanted,
      positions: [0, 1, 2, 3, 4, 5],
    });
    expect(published).toMatchObject([
      { type: 'course.updated', ids: [id], changes: ['sections', 'lessons'], actorId: teacher.accountId },
    ]);
  });

  test('moves a lesson without a section into one', async () => {
    const { id, order, loose } = await anOutline(app, teacher, [1]);
    const wanted = [{ id: order[0]!.id, lessonIds: [loose, ...order[0]!.lessonIds] }];
    expect((await arrange(app, teacher, id, 1, wanted)).errors).toEqual([]);
    expect((await storedOutline(app, id)).order).toEqual(wanted);
  });

  test('writes and publishes nothing without a difference', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 1]);
    published.length = 0;
    const { data } = await arrange(app, teacher, id, 1, order);
    expect(data.arrangeCourse.course.version).toBe(1);
    expect(published).toEqual([]);
  });

  test('rejects an older version with the current one and changes nothing', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 2]);
    expect((await arrange(app, admin, id, 1, reversed(order))).errors).toEqual([]);
    expect(await arrange(app, teacher, id, 1, order)).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { currentVersion: 2 } }],
    });
    expect(await storedOutline(app, id)).toMatchObject({ version: 2, order: reversed(order) });
  });

  test('rejects an order with missing, unknown or foreign sections or lessons', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 1]);
    const foreign = await anOutline(app, teacher, [1]);
    const [first, second] = order as [Order[0], Order[0]];
    const wrong: Order[] = [
      [first],
      [first, { ...second, lessonIds: [] }],
      [first, { ...second, lessonIds: [...second.lessonIds, uuidv7()] }],
      [first, { ...second, lessonIds: [...second.lessonIds, foreign.order[0]!.lessonIds[0]!] }],
      [first, second, foreign.order[0]!],
    ];
    for (const sections of wrong)
      expect((await arrange(app, teacher, id, 1, sections)).code).toBe('CONFLICT');
    expect(await storedOutline(app, id)).toMatchObject({ version: 1, order });
    expect(await storedOutline(app, foreign.id)).toMatchObject({ version: 1, order: foreign.order });
  });

  test('rejects duplicates and too long lists', async () => {
    const { id, order } = await anOutline(app, teacher, [2]);
    const [{ id: section, lessonIds }] = order as [Order[0]];
    const wrong: Order[] = [
      [...order, ...order],
      [{ id: section, lessonIds: [...lessonIds, lessonIds[0]!] }],
      [{ id: section, lessonIds: Array.from({ length: 501 }, () => uuidv7()) }],
      Array.from({ length: 21 }, () => ({ id: uuidv7(), lessonIds: [] })),
    ];
    for (const sections of wrong) expect((await arrange(app, teacher, id, 1, sections)).code).toBe('INVALID');
  });

  test('requires the owner or an admin, or their token with the scope', async () => {
    const { institution } = teacher;
    const { id, order } = await anOutline(app, teacher, [2]);
    const colleague = await aTeacher(app, { institution });
    const student = await aStudent(app, { institution });
    const code = async (as: { accessToken: string }) => (await arrange(app, as, id, 1, order)).code;
    expect(await code(colleague)).toBe('FORBIDDEN');
    expect(await code(student)).toBe('FORBIDDEN');
    expect(await code(await aTeacher(app))).toBe('NOT_FOUND');
    expect(await code(await anApiToken(app, { by: admin, scopes: ['courses:read'] }))).toBe('FORBIDDEN');
    const token = await anApiToken(app, { by: admin, scopes: ['courses:read', 'courses:write'] });
    expect(await code(token)).toBeUndefined();
  });

  test('takes a fixed number of statements with 400 lessons', async () => {
    const small = await anOutline(app, teacher, [1, 1]);
    const large = await anOutline(app, teacher, [200, 200]);
    const few = await statementsOf(app, () => arrange(app, teacher, small.id, 1, reversed(small.order)));
    const many = await statementsOf(app, async () => {
      expect((await arrange(app, teacher, large.id, 1, reversed(large.order))).errors).toEqual([]);
    });
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
    expect((await storedOutline(app, large.id)).order).toEqual(reversed(large.order));
  });
});

describe('ten concurrent orders of one version', () => {
  /** Returns the codes of the answers, and the orders that were sent. */
  async function race() {
    const { id, order } = await anOutline(app, teacher, [6, 6]);
    const orders = Array.from({ length: 10 }, (_, at) =>
      order.map(({ id: section, lessonIds }) => ({
        id: section,
        lessonIds: [...lessonIds.slice(at % 5 || 5), ...lessonIds.slice(0, at % 5 || 5)],
      })),
    );
    const answers = await Promise.all(
      orders.map((sections, at) => arrange(app, at % 2 ? admin : teacher, id, 1, sections)),
    );
    return { id, orders, codes: answers.map(({ code }) => code) };
  }

  test('one wins and the others get a conflict', async () => {
    const { id, orders, codes } = await race();
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(9);
    expect(await storedOutline(app, id)).toMatchObject({
      version: 2,
      order: orders[codes.indexOf(undefined)],
    });
  });

  test('two win without the lock of the course (negative control)', async () => {
    const { id, order } = await anOutline(app, teacher, [2, 2]);
    const [first, second] = order as [Order[0], Order[0]];
    const orders = [
      [{ ...first, lessonIds: first.lessonIds.toReversed() }, second],
      [first, { ...second, lessonIds: second.lessonIds.toReversed() }],
    ];
    const stopRemoving = readWithoutLock(orders.length);
    try {
      const answers = await Promise.all(orders.map((sections) => arrange(app, teacher, id, 1, sections)));
      expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    } finally {
      stopRemoving();
    }
  });
});
