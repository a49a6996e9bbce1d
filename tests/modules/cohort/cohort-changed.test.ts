import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { signIn } from '../account/calls.ts';
import {
  aCohort,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type Actor,
  type ItemRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';

let app: App;
let other: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl }); // a second instance of the same product
  // A student from outside reads through the seat only.
  teacher = await aTeacher(app, { institution: await anInstitution(app, { isSignUpOpen: false }) });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const aClassmate = () => aStudent(app, { institution: teacher.institution });

async function watch(as: Actor, ids: string[] | null = null) {
  const events = app.subscribe(
    'subscription Watch($ids: [ID!]) { cohortChanged(ids: $ids) { cohortId cohort { id title studentCount isEnrolled viewerCan { edit } } } }',
    { ids },
    { as },
  );
  await events.ready;
  return {
    next: async () => (await events.next()).value?.data?.cohortChanged.cohort,
    /** Returns the ID of the next changed cohort, which must be deleted. */
    nextDeleted: async () => {
      const { cohortId, cohort } = (await events.next()).value!.data!.cohortChanged;
      expect(cohort).toBeNull();
      return cohortId;
    },
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

const remove = (cohort: ItemRow, through = app) =>
  through.graphql(
    'mutation D($id: ID!) { deleteCohort(input: { id: $id }) { id } }',
    { id: cohort.id },
    { as: teacher },
  );

/** Creates a person from outside with a seat, whose session is in the cohort's institution. */
async function aGuest(cohort: ItemRow): Promise<Actor> {
  const person = await anAccount(app);
  await enroll(app, cohort, person);
  const { email } = person;
  const { data } = await signIn(app, {
    email,
    password: PASSWORD,
    institution: teacher.institution.namespace,
  });
  return { ...person, accessToken: String(data.signIn.accessToken) };
}

test('reports a seat taken through another instance to each subscriber as they may see it', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const student = await aClassmate();
  const [mine, theirs] = [await watch(student, [cohort.id]), await watch(teacher)];
  await enroll(other, cohort, student);
  const seen = { id: cohort.id, title: cohort.title, studentCount: 1 };
  expect(await mine.next()).toEqual({ ...seen, isEnrolled: true, viewerCan: { edit: false } });
  expect(await theirs.next()).toEqual({ ...seen, isEnrolled: false, viewerCan: { edit: true } });
  await Promise.all([mine.stop(), theirs.stop()]);
});

describe('cohort changes that are not sent', () => {
  test('sends nothing about cohorts that were not requested, or that the viewer may not see', async () => {
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

  test('sends nothing when a cohort is withdrawn, nor of its deletion afterwards', async () => {
    const [cohort, marker] = [
      await aCohort(app, { by: teacher, isPublic: true }),
      await aCohort(app, { by: teacher, isPublic: true }),
    ];
    const visitor = await watch(aVisitor());
    await rename(cohort, 'Public');
    expect(await visitor.next()).toMatchObject({ title: 'Public' });
    await rename(cohort, 'Private', { isPublic: false });
    await remove(cohort);
    await rename(marker, 'Marker');
    expect(await visitor.next()).toMatchObject({ title: 'Marker' });
    await visitor.stop();
  });
});

describe('the deletion of a cohort', () => {
  test('reaches everyone who could see the cohort, on every instance', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const outsider = await aTeacher(app);
    const watchers = await Promise.all(
      [teacher, await aClassmate(), aVisitor()].map((one) => watch(one)).concat(watch(outsider, [cohort.id])),
    );
    await remove(cohort, other);
    for (const one of watchers) expect(await one.nextDeleted()).toBe(cohort.id);
    await Promise.all(watchers.map((one) => one.stop()));
  });

  test('of a private cohort reaches its institution and students who see it through a seat only', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true });
    const [guest, otherGuest] = [
      await aGuest(cohort),
      await aGuest(await aCohort(app, { by: teacher, isPublic: true })),
    ];
    const member = await watch(await aClassmate(), [cohort.id]);
    await rename(cohort, 'Private', { isPublic: false });
    while ((await member.next()).title !== 'Private'); // the others subscribe after the event
    const marker = await aCohort(app, { by: teacher, isPublic: true });
    const seated = await watch(guest, [cohort.id]);
    const strangers = await Promise.all(
      [aVisitor(), await aTeacher(app), otherGuest].map((one) => watch(one, [cohort.id, marker.id])),
    );
    // Subscribed before it arrives: the seat was the only one, so its session loses the institution.
    const heard = seated.nextDeleted();
    await remove(cohort);
    await remove(marker);
    expect(await member.nextDeleted()).toBe(cohort.id);
    expect(await heard).toBe(cohort.id);
    for (const stranger of strangers) expect(await stranger.nextDeleted()).toBe(marker.id);
    await Promise.all([member, seated, ...strangers].map((one) => one.stop()));
  });

  test('of a draft reaches its creator and admins only', async () => {
    const draft = await aCohort(app, { by: teacher, isPublished: false, isPublic: true });
    const marker = await aCohort(app, { by: teacher, isPublic: true });
    const { institution } = teacher;
    const [creator, admin] = [await watch(teacher), await watch(await anAdmin(app, { institution }))];
    const others = await Promise.all(
      [await aClassmate(), await aTeacher(app, { institution }), aVisitor()].map((one) => watch(one)),
    );
    await remove(draft);
    await remove(marker);
    for (const one of [creator, admin]) expect(await one.nextDeleted()).toBe(draft.id);
    for (const one of others) expect(await one.nextDeleted()).toBe(marker.id);
    await Promise.all([creator, admin, ...others].map((one) => one.stop()));
  });
});

test('a document that selects nothing but the ID receives no more events than any other', async () => {
  const [hidden, marker] = [
    await aCohort(app, { by: teacher }),
    await aCohort(app, { by: teacher, isPublic: true }),
  ];
  const events = app.subscribe(
    'subscription ($ids: [ID!]) { cohortChanged(ids: $ids) { cohortId } }',
    { ids: [hidden.id, marker.id] },
    { as: aVisitor() },
  );
  await events.ready;
  await rename(hidden, 'Hidden');
  await rename(marker, 'Marker');
  expect((await events.next()).value).toEqual({ data: { cohortChanged: { cohortId: marker.id } } });
  await events.return();
});

test('many changes of one cohort become few events, and the last one has the latest state', async () => {
  const cohort = await aCohort(app, { by: teacher, capacity: 60 });
  const students = await Promise.all(Array.from({ length: 50 }, aClassmate));
  const watcher = await watch(teacher, [cohort.id]);
  const { runStatements } = app.services;
  app.services.runStatements = async (...asked) => {
    await wait(30); // slow reads
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

test('a changed role takes effect immediately, and ending a session ends its socket', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const someone = await aClassmate();
  const watcher = await watch(someone, [cohort.id]);
  const announce = () => app.services.bus.publish('sessionChanged', { sessionId: someone.sessionId });

  await app.db.query("update membership set role = 'admin' where id = $1", [someone.membershipId]);
  await announce();
  await rename(cohort, 'Renamed');
  expect(await watcher.next()).toMatchObject({ title: 'Renamed', viewerCan: { edit: true } });

  // Subscribed before the event: a client loses an end that it does not wait for.
  const end = watcher.events.next().catch((closing: { code: number }) => closing.code);
  await app.db.query('update session set revoked_at = now() where id = $1', [someone.sessionId]);
  await announce();
  expect([4403, { done: true, value: undefined }]).toContainEqual(await end); // of the socket, or of the subscription
});

test('a subscriber that disconnects leaves no subscription behind', async () => {
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

test('at most 100 cohorts can be watched by ID, and only by verified users', async () => {
  const refused = async (as: Actor, ids: string[]) => {
    const events = app.subscribe(
      'subscription W($ids: [ID!]) { cohortChanged(ids: $ids) { cohortId } }',
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
  ).toContain('List up to 100 cohorts.');
  expect(await refused(await anAccount(app, { isVerified: false }), [uuidv7()])).toContain('UNVERIFIED');
});
