import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAccount,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let other: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  teacher = await aTeacher(app);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const aClassmate = () => aStudent(app, { institution: teacher.institution });

async function watch(as: Actor, ids: string[] | null = null) {
  const events = app.subscribe(
    'subscription Watch($ids: [UUID!]) { cohortChanged(ids: $ids) { id title studentCount isEnrolled viewerCan { edit } } }',
    { ids },
    { as },
  );
  await events.ready;
  return {
    next: async () => (await events.next()).value?.data?.cohortChanged,
    events,
    stop: () => events.return(),
  };
}

const rename = (cohort: ItemRow, title: string, input: object = {}) =>
  app.graphql(
    'mutation Rename($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
    { input: { id: cohort.id, title, ...input } },
    { as: teacher },
  );

test('tells of a seat taken through another instance, to each as it may see it', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const student = await aClassmate();
  const [mine, theirs] = [await watch(student, [cohort.id]), await watch(teacher)];
  await enroll(other, cohort, student);
  const seen = { id: cohort.id, title: cohort.title, studentCount: 1 };
  expect(await mine.next()).toEqual({ ...seen, isEnrolled: true, viewerCan: { edit: false } });
  expect(await theirs.next()).toEqual({ ...seen, isEnrolled: false, viewerCan: { edit: true } });
  await Promise.all([mine.stop(), theirs.stop()]);
});

describe('says nothing', () => {
  test('of cohorts that were not asked for, or that the viewer may not see', async () => {
    const stranger = await aTeacher(app);
    const marker = await aCohort(app, { by: stranger, isPublic: true });
    const asked = await aCohort(app, { by: teacher });
    const hidden = await aCohort(app, { by: teacher, isPublished: false });
    const [outsider, visitor, all] = [
      await watch(stranger, [asked.id, hidden.id, marker.id]),
      await watch(aVisitor()),
      await watch(await aClassmate(), [asked.id, hidden.id]),
    ];
    await rename(hidden, 'Hidden');
    await rename(await aCohort(app, { by: teacher }), 'Not asked for');
    await rename(asked, 'Asked for');
    await app.graphql(
      'mutation R($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id: marker.id, title: 'Marker' } },
      { as: stranger },
    );
    expect(await outsider.next()).toMatchObject({ title: 'Marker' });
    expect(await visitor.next()).toMatchObject({ title: 'Marker' });
    expect(await all.next()).toMatchObject({ title: 'Asked for' });
    await Promise.all([outsider.stop(), visitor.stop(), all.stop()]);
  });

  test('of one that is withdrawn or deleted meanwhile', async () => {
    const [cohort, marker] = [
      await aCohort(app, { by: teacher, isPublic: true }),
      await aCohort(app, { by: teacher, isPublic: true }),
    ];
    const visitor = await watch(aVisitor());
    await rename(cohort, 'Public');
    expect(await visitor.next()).toMatchObject({ title: 'Public' });
    await rename(cohort, 'Private', { isPublic: false });
    await app.graphql(
      'mutation D($id: UUID!) { deleteCohort(id: $id) { id } }',
      { id: cohort.id },
      { as: teacher },
    );
    await rename(marker, 'Marker');
    expect(await visitor.next()).toMatchObject({ title: 'Marker' });
    await visitor.stop();
  });
});

test('many changes of one cohort become few events, and the last one has the latest', async () => {
  const cohort = await aCohort(app, { by: teacher, capacity: 60 });
  const students = await Promise.all(Array.from({ length: 50 }, aClassmate));
  const watcher = await watch(teacher, [cohort.id]);
  const { runStatements } = app.services;
  app.services.runStatements = async (...asked) => {
    await wait(30); // reads that take their time
    return runStatements(...asked);
  };
  try {
    await Promise.all(students.map((student) => enroll(other, cohort, student)));
    let events = 0;
    for (let seats = 0; seats < 50; events++) seats = (await watcher.next()).studentCount;
    expect(events).toBeLessThan(40);
  } finally {
    app.services.runStatements = runStatements;
  }
  await watcher.stop();
});

test('a role that has changed is felt at once, and a session that was ended ends the socket', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const someone = await aClassmate();
  const watcher = await watch(someone, [cohort.id]);
  const announce = () => app.services.bus.publish('sessionChanged', { sessionId: someone.sessionId });

  await app.db.query("update membership set role = 'admin' where id = $1", [someone.membershipId]);
  await announce();
  await rename(cohort, 'Renamed');
  expect(await watcher.next()).toMatchObject({ title: 'Renamed', viewerCan: { edit: true } });

  // Asked before it comes: an end that nobody waits for is lost on the client.
  const end = watcher.events.next().catch((closing: { code: number }) => closing.code);
  await app.db.query('update session set revoked_at = now() where id = $1', [someone.sessionId]);
  await announce();
  expect([4403, { done: true, value: undefined }]).toContainEqual(await end); // the socket's, or the stream's
});

test('a subscriber that goes leaves nothing behind', async () => {
  const { bus } = app.services;
  const { subscribe } = bus;
  const listening = new Set<object>();
  bus.subscribe = (topic, receive) => {
    const one = {};
    listening.add(one);
    const stop = subscribe(topic, receive);
    return () => {
      listening.delete(one);
      stop();
    };
  };
  try {
    const watchers = [await watch(teacher), await watch(teacher)];
    expect(listening.size).toBe(1); // one for all
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    for (let attempt = 0; attempt < 200 && listening.size > 0; attempt++) await wait(10);
    expect(listening.size).toBe(0);
  } finally {
    bus.subscribe = subscribe;
  }
});

test('at most 100 cohorts are watched by name, and only by who is verified', async () => {
  const refused = async (as: Actor, ids: string[]) => {
    const events = app.subscribe(
      'subscription W($ids: [UUID!]) { cohortChanged(ids: $ids) { id } }',
      { ids },
      { as },
    );
    const answer = await events.next().catch((error: unknown) => error);
    return JSON.stringify(answer);
  };
  expect(
    await refused(
      teacher,
      Array.from({ length: 101 }, () => uuidv7()),
    ),
  ).toContain('Name at most 100 cohorts.');
  expect(await refused(await anAccount(app, { isVerified: false }), [uuidv7()])).toContain('UNVERIFIED');
});
