import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Category } from '#modules/category/category.entity';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import { type Actor, aCategory, anAdmin, type Member } from '#tests/support/factories';

let app: App;
let admin: Member;
let colleague: Member;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
  colleague = await anAdmin(app, { institution: admin.institution });
});
afterAll(() => app.stop());

let id: string;
beforeEach(async () => void ({ id } = await aCategory(app, { institution: admin.institution })));

const FIELDS = 'name description version';

const update = (input: object, as: Actor = admin) =>
  app.graphql(
    `mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { ${FIELDS} } } }`,
    { input: { id, ...input } },
    { as },
  );

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const first = await update({ version: 1, name: 'First' }, colleague);
  expect(first.data.updateCategory.category).toMatchObject({ name: 'First', version: 2 });
  expect(await update({ version: 1, description: 'Second' })).toMatchObject({
    code: 'CONFLICT',
    errors: [{ extensions: { currentVersion: 2 } }],
  });
  const again = await update({ version: 2, description: 'Second' });
  expect(again.data.updateCategory.category).toEqual({ name: 'First', description: 'Second', version: 3 });
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  const change = () => update({ description: 'Same' });
  expect((await change()).data.updateCategory.category.version).toBe(2);
  expect((await change()).data.updateCategory.category.version).toBe(2);
  expect((await update({ version: null })).code).toBe('INVALID');
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  await expectOneOfTen((at) => update({ version: 1, description: `Text ${at}` }));
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const stop = changeWithoutLock(2);
  try {
    const answers = await Promise.all([
      update({ version: 1, name: 'One name' }),
      update({ version: 1, description: 'Second' }, colleague),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stop();
  }
});

/** Skips the lock of the categories, and waits until `count` changes have read them. Returns how to end that. */
function changeWithoutLock(count: number): () => void {
  type Method = (this: unknown, ...given: unknown[]) => Promise<unknown>;
  const { execute, find } = EntityManager.prototype as unknown as { execute: Method; find: Method };
  let read = 0;
  let openGate: () => void;
  const everyoneRead = new Promise<void>((resolve) => (openGate = resolve));
  const spies = [
    vi.spyOn(EntityManager.prototype, 'execute').mockImplementation(function (
      this: unknown,
      ...given: unknown[]
    ) {
      return String(given[0]).includes('pg_advisory_xact_lock')
        ? Promise.resolve([])
        : execute.apply(this, given);
    } as never),
    vi.spyOn(EntityManager.prototype, 'find').mockImplementation(async function (
      this: unknown,
      ...given: unknown[]
    ) {
      const found = await find.apply(this, given);
      if (given[0] === Category) {
        if (++read === count) openGate();
        await everyoneRead;
      }
      return found;
    } as never),
  ];
  return () => spies.forEach((spy) => spy.mockRestore());
}
