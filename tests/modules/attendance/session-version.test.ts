import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CohortSession } from '#modules/attendance/cohort-session.entity';
import { readWithoutLock } from '#tests/modules/lesson/without-lock';
import { type App, startApp } from '#tests/support/app';
import { expectOneOfTen } from '#tests/support/concurrent-changes';
import {
  type Actor,
  aCohort,
  aCohortSession,
  anAdmin,
  aTeacher,
  inDays,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { scheduleCallsOf } from './schedule-calls.ts';

let app: App;
let teacher: Member;
let admin: Member;
let cohort: ItemRow;
const { set } = scheduleCallsOf(() => app);
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  admin = await anAdmin(app, { institution: teacher.institution });
});
afterAll(() => app.stop());

let id: string;
beforeEach(async () => {
  cohort = await aCohort(app, { by: teacher, startDate: inDays(-10), endDate: inDays(90) });
  ({ id } = await aCohortSession(app, { cohort, date: inDays(5) }));
});

const SESSION = 'session { topic recordingUrl version }';

const send =
  (name: string, type: string, fields: string) =>
  (input: object, as: Actor = teacher) =>
    app.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
      { input: { id, ...input } },
      { as },
    );
const update = send('updateCohortSession', 'UpdateCohortSessionInput', SESSION);
const cancel = send('cancelCohortSession', 'CancelCohortSessionInput', SESSION);

const remove = (version?: number) =>
  app.graphql(
    'mutation ($id: ID!, $version: Int) { deleteCohortSession(input: { id: $id, version: $version }) { id } }',
    { id, ...(version !== undefined && { version }) },
    { as: teacher },
  );

const STALE = { code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] };

const versions = async (): Promise<number[]> => {
  const { rows } = await app.db.query<{ version: number }>(
    'select version from cohort_session where cohort_id = $1 and original_starts_at is not null order by date',
    [cohort.id],
  );
  return rows.map(({ version }) => version);
};

test('the second edit of a version gets a conflict with the current one and writes nothing', async () => {
  const first = await update({ version: 1, topic: 'First' }, admin);
  expect(first.data.updateCohortSession.session).toMatchObject({ topic: 'First', version: 2 });
  expect(await update({ version: 1, topic: 'Second' })).toMatchObject(STALE);
  const recordingUrl = 'https://video.example.org/2';
  const again = await update({ version: 2, recordingUrl });
  expect(again.data.updateCohortSession.session).toEqual({ topic: 'First', recordingUrl, version: 3 });
});

test('a session that changed in the meantime is neither cancelled nor deleted', async () => {
  await update({ topic: 'First' }, admin);
  expect(await cancel({ version: 1 })).toMatchObject(STALE);
  expect(await remove(1)).toMatchObject(STALE);
  expect((await cancel({ version: 2 })).data.cancelCohortSession.session.version).toBe(3);
  expect((await remove(3)).data.deleteCohortSession).toEqual({ id });
});

test('without a version an update replaces the values, and one without a difference keeps the version', async () => {
  expect((await update({ topic: 'First' })).data.updateCohortSession.session.version).toBe(2);
  expect((await update({ topic: 'First' })).data.updateCohortSession.session.version).toBe(2);
  expect((await update({ version: null })).code).toBe('INVALID');
});

test('changes of a series and of the dates of the cohort are changes of each session', async () => {
  await set(teacher, cohort, { count: 4 });
  expect(await versions()).toEqual([1, 1, 1, 1]);
  const { rows } = await app.db.query<{ id: string }>(
    'select id from cohort_session where cohort_id = $1 and original_starts_at is not null order by date',
    [cohort.id],
  );
  await update({ id: rows[1]!.id, version: 1, topic: 'Later ones', scope: 'THIS_AND_FOLLOWING' });
  expect(await versions()).toEqual([1, 2, 2, 2]);
  expect(await update({ id: rows[2]!.id, version: 1, topic: 'Stale', scope: 'ALL' })).toMatchObject(STALE);
  await app.graphql(
    'mutation ($input: ShiftCohortInput!) { shiftCohort(input: $input) { cohort { id } } }',
    { input: { id: cohort.id, days: 7 } },
    { as: teacher },
  );
  expect(await versions()).toEqual([2, 3, 3, 3]);
});

test('exactly one of ten concurrent updates of one version succeeds', async () => {
  await expectOneOfTen((at) => update({ version: 1, topic: `Topic ${at}` }));
});

test('two updates of one version succeed without the lock (negative control)', async () => {
  const stopRemoving = readWithoutLock(2, CohortSession);
  try {
    const answers = await Promise.all([
      update({ version: 1, topic: 'First' }),
      update({ version: 1, recordingUrl: 'https://video.example.org/2' }, admin),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
  } finally {
    stopRemoving();
  }
});
