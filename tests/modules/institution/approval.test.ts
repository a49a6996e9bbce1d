import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendAllWaiting } from '#modules/invitation/send-waiting.jobs';
import { A_SIGN_UP, A_TEACHER, registerTeacher, signIn, signUp } from '#tests/modules/account/calls';
import { inviteMembers } from '#tests/modules/invitation/calls';
import { institutionForm } from '#tests/api/rest/forms';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';

let app: App;
let platform: Actor;
let owner: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp({ env: { INSTITUTIONS_NEED_APPROVAL: 'true' } });
  platform = await anAccount(app, { isSuperAdmin: true });
});
afterAll(() => app.stop());

beforeEach(async () => {
  owner = await aTeacher(app, { institution: await anInstitution(app), isOwner: true, isPublic: true });
  course = await aCourse(app, { by: owner, title: 'Knots', isPublic: true });
  cohort = await aCohort(app, { by: owner, title: 'Knots in May', isPublic: true, courses: [course] });
  await app.db.query('update institution set pending_since = now() where id = $1', [owner.institution.id]);
});

const decide = (name: string, input: object, as: Actor = platform) =>
  app.graphql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { institution { status rejectionReason } } }`,
    { input },
    { as },
  );
const approve = (as?: Actor) =>
  app.graphql(
    'mutation ($id: ID!) { approveInstitution(input: { id: $id }) { institution { status } } }',
    { id: owner.institution.id },
    { as: as ?? platform },
  );
const reject = (reason: string, as?: Actor) =>
  decide('rejectInstitution', { id: owner.institution.id, reason }, as);

const statusOf = async (as: Actor) =>
  (await app.graphql('{ institution { status rejectionReason } }', {}, { as })).data.institution;

const nodeOf = async (id: string, as: Actor) =>
  (await app.graphql('query ($id: ID!) { node(id: $id) { id } }', { id }, { as })).data.node;

const publicCohorts = async () =>
  (await app.graphql('{ cohorts { nodes { id } } }', {}, { as: aVisitor() })).data.cohorts.nodes as {
    id: string;
  }[];

const isPending = async (namespace: string) => {
  const { rows } = await app.db.query<{ pending: boolean }>(
    'select pending_since is not null as pending from institution where namespace = $1',
    [namespace],
  );
  return rows[0]!.pending;
};

test('new institutions await the approval, except those of the staff', async () => {
  const form = A_TEACHER();
  await registerTeacher(app, form);
  expect(await isPending(form.namespace)).toBe(true);
  const create = async (name: string, as: Actor) => {
    const { data } = await app.graphql(
      'mutation ($input: CreateInstitutionInput!) { createInstitution(input: $input) { institution { status } } }',
      { input: { ...institutionForm(name), type: 'COLLEGE' } },
      { as },
    );
    return data.createInstitution.institution.status;
  };
  expect(await create('Of a person', await anAccount(app))).toBe('PENDING');
  expect(await create('Of the staff', platform)).toBe('ACTIVE');
});

test('new institutions are open at once without the setting', async () => {
  const open = await startApp({ databaseUrl: app.databaseUrl });
  const form = A_TEACHER();
  await registerTeacher(open, form);
  expect(await isPending(form.namespace)).toBe(false);
  await open.stop();
});

test('a pending one is hidden from everyone but its members and the staff', async () => {
  const { id, namespace } = owner.institution;
  for (const as of [aVisitor(), await anAdmin(app)]) {
    for (const hidden of [id, course.id, cohort.id]) expect(await nodeOf(hidden, as)).toBeNull();
    const landing = await app.graphql(
      '{ hostInstitution { name } }',
      {},
      { host: namespace, as: aVisitor() },
    );
    expect(landing.code).toBe('NOT_FOUND');
  }
  expect((await publicCohorts()).map((one) => one.id)).not.toContain(cohort.id);
  for (const as of [owner, platform]) expect(await nodeOf(id, as)).toEqual({ id });
  const elsewhere = { email: owner.email, password: PASSWORD };
  const { data } = await signIn(app, elsewhere);
  expect(data.signIn.viewer.institution).toMatchObject({ namespace });
});

test('its owner sets it up, and nobody joins it', async () => {
  const { namespace, name } = owner.institution;
  const updated = await app.graphql(
    'mutation { updateInstitution(input: { isSignUpOpen: true }) { institution { status } } }',
    {},
    { as: owner },
  );
  expect(updated.data.updateInstitution.institution.status).toBe('PENDING');
  await aCourse(app, { by: owner, title: 'More knots' });

  const message = `${name} isn’t open yet. Ask its owner when you can join.`;
  const joined = await signUp(app, { ...A_SIGN_UP(), institution: namespace });
  expect(joined.errors).toMatchObject([{ message, extensions: { code: 'FORBIDDEN' } }]);
  const outsider = await anAccount(app);
  const entered = await signIn(app, { email: outsider.email, password: PASSWORD, institution: namespace });
  expect(entered.errors).toMatchObject([{ message }]);
  const enrolled = await app.graphql(
    'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }',
    { id: cohort.id },
    { as: outsider },
  );
  expect(enrolled.code).toBe('NOT_FOUND');
  const invited = await inviteMembers(app, [{ email: 'someone@example.org', role: 'STUDENT' }], owner);
  expect(invited.data.inviteMembers.results).toMatchObject([{ error: { code: 'CONFLICT' } }]);
  const shared = await app.graphql(
    'mutation ($input: ShareCourseInput!) { shareCourse(input: $input) { invited } }',
    { input: { courseId: course.id, emails: ['someone@example.org'] } },
    { as: owner },
  );
  expect(shared.code).toBe('CONFLICT');
});

test('staff opens it, and the owner and those who wait for an invitation are notified', async () => {
  const { id } = owner.institution;
  await app.db.query(
    `insert into member_invitation (institution_id, id, email, role, message, invited_by_id, expires_at)
     values ($1, gen_random_uuid(), $3, 'student', '', $2, now() + interval '14 days')`,
    [id, owner.membershipId, `waiting-${id}@example.org`],
  );
  await sendAllWaiting(app.services);
  expect(app.mails().filter(({ to }) => to[0] === `waiting-${id}@example.org`)).toEqual([]);

  expect((await approve()).data.approveInstitution.institution).toEqual({ status: 'ACTIVE' });
  const [mail] = await app.mailTo(owner.email);
  expect(mail!.subject).toBe(`${owner.institution.name} is open`);
  expect((await publicCohorts()).map((one) => one.id)).toContain(cohort.id);
  await sendAllWaiting(app.services);
  expect(await app.mailTo(`waiting-${id}@example.org`)).toHaveLength(1);

  await approve();
  expect(app.mails().filter(({ to }) => to[0] === owner.email)).toHaveLength(1);
});

test('staff rejects it with a reason, and may approve it later', async () => {
  expect((await reject(' ')).code).toBe('INVALID');
  const reason = 'The website does not exist.';
  expect((await reject(reason)).data.rejectInstitution.institution).toEqual({
    status: 'REJECTED',
    rejectionReason: reason,
  });
  const [mail] = await app.mailTo(owner.email);
  expect(mail!.text).toContain(`Reason: ${reason}`);
  expect(await statusOf(owner)).toEqual({ status: 'REJECTED', rejectionReason: reason });
  expect(await statusOf(await aStudent(app, { institution: owner.institution }))).toEqual({
    status: 'REJECTED',
    rejectionReason: null,
  });
  expect(await nodeOf(owner.institution.id, aVisitor())).toBeNull();
  await approve();
  expect(await statusOf(owner)).toEqual({ status: 'ACTIVE', rejectionReason: null });
  expect((await reject(reason)).code).toBe('CONFLICT');
});

test('only the staff decides, and the log of the institution says who', async () => {
  for (const as of [owner, await anAdmin(app)]) {
    expect((await approve(as)).code).toBe('FORBIDDEN');
    expect((await reject('No', as)).code).toBe('FORBIDDEN');
  }
  await approve();
  const { rows } = await app.db.query<{ account_id: string; operation: string }>(
    `select account_id, operation from audit_entry where institution_id = $1 and noun = 'institution'
     order by created_at desc limit 1`,
    [owner.institution.id],
  );
  expect(rows).toEqual([{ account_id: platform.accountId, operation: 'approveInstitution' }]);
});

test('the list of the staff has counts, and is narrowed by status and plan', async () => {
  const { id, name, namespace } = owner.institution;
  await aStudent(app, { institution: owner.institution });
  const list = async (args: string, as: Actor = platform) => {
    const { data } = await app.graphql(
      `{ institutions(search: "${namespace}", ${args}) { nodes { id name status memberCount plan } } }`,
      {},
      { as },
    );
    return data.institutions.nodes.filter((one: { id: string }) => one.id === id);
  };
  const found = [{ id, name, status: 'PENDING', memberCount: 2, plan: 'ENTERPRISE' }];
  for (const args of ['status: PENDING', 'plan: ENTERPRISE', 'first: 5'])
    expect([args, await list(args)]).toEqual([args, found]);
  for (const args of ['status: ACTIVE', 'status: REJECTED', 'plan: FREE'])
    expect([args, await list(args)]).toEqual([args, []]);
  expect(await list('first: 5', owner)).toEqual([{ ...found[0], memberCount: null }]);
  expect(await list('plan: ENTERPRISE', await aStudent(app, { institution: owner.institution }))).toEqual([]);
});
