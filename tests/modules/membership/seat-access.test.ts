import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, switchTo, whoAmI } from '#tests/modules/account/calls';
import { cancel, enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aConversation,
  aCourse,
  aDiscussion,
  aLesson,
  aMembership,
  anAccount,
  anActivity,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type ItemRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { changeRole } from './calls.ts';

/** Part of every text of the institution that a seat does not open. */
const SECRET = 'Members only';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
let insider: Member;
let offered: ItemRow;
let course: ItemRow;
let activity: ItemRow;
let hidden: {
  cohort: ItemRow;
  course: ItemRow;
  activity: ItemRow;
  lesson: ItemRow;
  discussion: { id: string };
};
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { isSignUpOpen: false });
  admin = await anAdmin(app, { institution: school, lastName: SECRET });
  teacher = await aTeacher(app, { institution: school });
  insider = await aStudent(app, { institution: school, lastName: SECRET });
  course = await aCourse(app, { by: teacher, isPublic: false, lessons: ['First'] });
  activity = await anActivity(app, { course });
  offered = await aCohort(app, { by: teacher, courses: [course], isPublic: true });
  const secretCourse = await aCourse(app, { by: admin, isPublic: false, title: SECRET });
  hidden = {
    course: secretCourse,
    cohort: await aCohort(app, { by: admin, courses: [secretCourse], isPublic: false, title: SECRET }),
    activity: await anActivity(app, { course: secretCourse, title: SECRET }),
    lesson: await aLesson(app, { course: secretCourse, title: SECRET }),
    discussion: await aDiscussion(app, { by: admin, title: SECRET, body: SECRET }),
  };
  await aDiscussion(app, { by: admin, course: secretCourse, title: SECRET, body: SECRET });
  await aConversation(app, admin, insider, SECRET);
});
afterAll(() => app.stop());

/** Creates a person from outside who has enrolled, signed in to the institution. */
async function aGuest() {
  const person = await anAccount(app);
  expect((await enroll(app, offered, person)).errors).toEqual([]);
  const { data, errors } = await signIn(app, {
    email: person.email,
    password: PASSWORD,
    institution: school.namespace,
  });
  expect(errors).toEqual([]);
  return { ...person, accessToken: String(data.signIn.accessToken) };
}

type As = { accessToken: string };

const read = async (query: string, as: As, variables = {}) => {
  const { data, text } = await app.graphql(query, variables, { as });
  return { data, text };
};

/** All queries that could reveal something about the institution. */
const QUERIES = [
  '{ cohorts { nodes { title courses { title } createdBy: institution { name } } } }',
  '{ courses { nodes { title owner { displayName } } } }',
  '{ lessons { nodes { title } } }',
  '{ activities { nodes { title } } }',
  '{ discussions { nodes { title body } } }',
  '{ contacts { nodes { displayName lastName } } }',
  '{ conversations { nodes { title } } }',
  '{ members { nodes { lastName } } }',
];

const ownNodes = () => [
  ...Object.values(hidden).map(({ id }) => id),
  insider.membershipId,
  admin.membershipId,
];

async function leaks(as: As): Promise<string[]> {
  const found: string[] = [];
  for (const query of QUERIES) if ((await read(query, as)).text.includes(SECRET)) found.push(query);
  for (const id of ownNodes()) {
    const node = await read(
      `query ($id: ID!) { node(id: $id) {
        ... on Cohort { title } ... on Course { title } ... on Activity { title } ... on Member { lastName } } }`,
      as,
      { id },
    );
    if (node.text.includes(SECRET)) found.push(`node ${id}`);
  }
  for (const [field, { id }] of Object.entries(hidden)) {
    const { text } = await read(`query ($id: ID!) { ${field}(id: $id) { title } }`, as, { id });
    if (text.includes(SECRET)) found.push(`${field}(id)`);
  }
  return found;
}

test('a seat taken while sign-up is closed reads what the seat opens, and nothing else of the institution', async () => {
  const guest = await aGuest();
  expect(await leaks(guest)).toEqual([]);
  expect(await leaks(insider)).not.toEqual([]); // the queries would reveal it (control)
  const { data } = await read(
    `query ($cohort: ID!, $course: ID!, $activity: ID!) {
      viewer { role institution { id } membership { access status } }
      cohort(id: $cohort) { isEnrolled courses { title } }
      course(id: $course) { title sections { lessons { title } } }
      activity(id: $activity) { title }
      contacts { nodes { id } } notifications { nodes { id } }
    }`,
    guest,
    { cohort: offered.id, course: course.id, activity: activity.id },
  );
  expect(data).toMatchObject({
    viewer: {
      role: 'STUDENT',
      institution: { id: school.id },
      membership: { access: 'SEAT', status: 'ACTIVE' },
    },
    cohort: { isEnrolled: true, courses: [{ title: course.title }] },
    course: { title: course.title },
    activity: { title: activity.title },
  });
  expect(data.contacts.nodes.map(({ id }: { id: string }) => id)).toContain(teacher.membershipId);
});

test('a student with only a seat talks in their courses and with their teachers, and with nobody else', async () => {
  const guest = await aGuest();
  const start = (courseId: string | null) =>
    app.graphql(
      'mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { id } } }',
      { input: { courseId, title: 'A question', body: 'Where do I begin?' } },
      { as: guest },
    );
  const open = (memberId: string) =>
    app.graphql(
      'mutation ($id: ID!) { openConversation(input: { memberId: $id }) { conversation { id } } }',
      { id: memberId },
      { as: guest },
    );
  expect((await start(course.id)).errors).toEqual([]);
  expect((await start(null)).code).toBe('FORBIDDEN');
  expect((await start(hidden.course.id)).code).toBe('NOT_FOUND');
  expect((await open(teacher.membershipId)).errors).toEqual([]);
  expect((await open(insider.membershipId)).code).toBe('NOT_FOUND');
  expect((await enroll(app, hidden.cohort, guest)).code).toBe('NOT_FOUND');
});

const CANCEL = `mutation ($id: ID!) { cancelEnrollment(input: { cohortId: $id }) {
  enrollment { status cohort { title } } viewer { membership { id } } } }`;

test('the response to giving up a seat says whether the membership has ended', async () => {
  const guest = await aGuest();
  const second = await aCohort(app, { by: teacher, isPublic: true });
  expect((await enroll(app, second, guest)).errors).toEqual([]);
  const cancelled = async ({ id }: ItemRow, as: As) =>
    (await app.graphql(CANCEL, { id }, { as })).data?.cancelEnrollment;
  expect(await cancelled(second, guest)).toMatchObject({
    viewer: { membership: { id: expect.any(String) } },
  });
  expect(await cancelled(offered, guest)).toEqual({
    enrollment: { status: 'CANCELLED', cohort: { title: offered.title } },
    viewer: { membership: null },
  });
  expect((await enroll(app, second, insider)).errors).toEqual([]);
  expect(await cancelled(second, insider)).toMatchObject({
    viewer: { membership: { id: insider.membershipId } },
  });
});

test('the last seat can be given up after its cohort was made private', async () => {
  const guest = await aGuest();
  const cohort = await aCohort(app, { by: teacher, isPublic: true });
  expect((await enroll(app, cohort, guest)).errors).toEqual([]);
  await app.db.query('update cohort set is_public = false where id = $1', [cohort.id]);
  const { errors } = await app.graphql(CANCEL, { id: cohort.id }, { as: guest });
  expect(errors).toEqual([]);
});

test('access ends with the last seat for sessions and sockets, and another seat revives the same membership', async () => {
  const guest = await aGuest();
  const events = app.subscribe(
    'subscription { discussionChanged { discussion { title } } }',
    {},
    { as: guest },
  );
  await events.ready;
  const heard: string[] = [];
  const listening = (async () => {
    for await (const event of events) heard.push(JSON.stringify(event));
  })().catch(() => undefined);
  const id = async () =>
    (
      await app.db.query<{ id: string }>('select id from membership where account_id = $1', [guest.accountId])
    ).rows.map((row) => row.id);
  const before = await id();
  expect((await cancel(app, offered, guest)).errors).toEqual([]);
  const institution = async () => (await whoAmI(app, guest.accessToken)).data?.viewer.institution ?? null;
  for (let tries = 0; tries < 60 && (await institution()) !== null; tries++) await wait(50);
  expect(await institution()).toBeNull();
  expect(await leaks(guest)).toEqual([]);
  expect(
    (await read('query ($id: ID!) { activity(id: $id) { title } }', guest, { id: activity.id })).data
      ?.activity ?? null,
  ).toBeNull();
  await aDiscussion(app, { by: teacher, course });
  const started = await app.graphql(
    'mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) { discussion { id } } }',
    { input: { courseId: course.id, title: SECRET, body: SECRET } },
    { as: teacher },
  );
  expect(started.errors).toEqual([]);
  await wait(500);
  expect(heard.join()).not.toContain(SECRET);
  await events.return();
  await listening;

  const credentials = { email: guest.email, password: PASSWORD };
  expect((await signIn(app, { ...credentials, institution: school.namespace })).code).toBe('FORBIDDEN');
  expect((await signIn(app, credentials)).data.signIn.viewer.institution).toBeNull();
  expect((await switchTo(app, school.id, { as: guest })).code).toBe('NOT_FOUND');

  expect((await enroll(app, offered, guest)).errors).toEqual([]);
  expect(await id()).toEqual(before);
  expect(
    (await switchTo(app, school.id, { as: guest })).data.switchInstitution.viewer.institution.namespace,
  ).toBe(school.namespace);
});

test('an institution whose last seat has ended is not offered to switch to, from outside or from another institution', async () => {
  const guest = await aGuest();
  const elsewhere = await anInstitution(app);
  await aMembership(app, guest, elsewhere, 'student');
  const offeredTo = async (as: As) => {
    const { data } = await read('{ viewer { memberships { institution { id } } } }', as);
    return data.viewer.memberships
      .map((row: { institution: { id: string } }) => row.institution.id)
      .toSorted();
  };
  const there = (await switchTo(app, elsewhere.id, { as: guest })).data.switchInstitution;
  const both = [school.id, elsewhere.id].toSorted();
  expect(await offeredTo(there)).toEqual(both);
  expect((await cancel(app, offered, there)).errors).toEqual([]);
  expect(await offeredTo(there)).toEqual([elsewhere.id]);

  const person = await aGuest();
  expect(await offeredTo(person)).toEqual([school.id]);
  expect((await cancel(app, offered, person)).errors).toEqual([]);
  expect(await offeredTo(person)).toEqual([]);
  const { signIn: again } = (await signIn(app, { email: person.email, password: PASSWORD })).data;
  expect(await offeredTo(again)).toEqual([]);
});

test('a completed seat keeps its course readable', async () => {
  const guest = await aGuest();
  await app.db.query(`update enrollment set status = 'completed' where account_id = $1`, [guest.accountId]);
  const again = await signIn(app, { email: guest.email, password: PASSWORD, institution: school.namespace });
  const { data } = await read('query ($id: ID!) { course(id: $id) { title } }', again.data.signIn, {
    id: course.id,
  });
  expect(data.course.title).toBe(course.title);
});

test('staff can turn a person with a seat into a member, and so does another seat while sign-up is open', async () => {
  const guest = await aGuest();
  const access = async () =>
    (
      await app.db.query<{ id: string; access: string }>(
        'select id, access from membership where account_id = $1',
        [guest.accountId],
      )
    ).rows[0]!;
  const { id } = await access();
  expect((await changeRole(app, { membershipId: id }, 'STUDENT', admin)).errors).toEqual([]);
  expect((await access()).access).toBe('member');

  const open = await anInstitution(app);
  const host = await aTeacher(app, { institution: open });
  const person = await anAccount(app);
  await enroll(app, await aCohort(app, { by: host, isPublic: true }), person);
  const { rows } = await app.db.query('select access from membership where account_id = $1', [
    person.accountId,
  ]);
  expect(rows).toEqual([{ access: 'member' }]);
});
