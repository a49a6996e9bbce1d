import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { aPasskey, beginSignIn, originOf } from '#tests/modules/passkey/calls';
import { signChallenge } from '#tests/support/authenticator';
import type { App } from '#tests/support/app';
import { uploadedCsv } from '#tests/modules/import/calls';
import type { Actor } from '#tests/support/factories';
import { type GuideServer, operations, type Reader, startGuideServer, SUBSCRIPTIONS } from './guide.ts';

let guide: GuideServer;
let app: App;
let admin: Reader;
let student: Reader;
beforeAll(async () => {
  guide = await startGuideServer();
  ({ app, admin, student } = guide);
});
afterAll(() => app.stop());

/** The caller and the variables of each operation. */
const asked: Record<string, () => Promise<{ as?: Reader; variables?: object }>> = {
  SignIn: async () => ({
    variables: { input: { email: 'student@demo.example', password: DEMO_PASSWORD, institution: 'demo' } },
  }),
  Forgotten: async () => ({ variables: { email: 'owner@acme.example' } }),
  Choose: async () => ({
    variables: { token: await aLink('student@acme.example'), password: 'another one' },
  }),
  BeginPasskeySignIn: async () => ({}),
  SignInWithPasskey: async () => {
    const { credential } = await aPasskey(app, student, { password: DEMO_PASSWORD });
    const input = signChallenge(await beginSignIn(app), credential, { origin: originOf(app) });
    return { variables: { input } };
  },
  RequestChange: async () => ({
    as: student,
    variables: { email: 'another@demo.example', password: DEMO_PASSWORD },
  }),
  Devices: async () => ({ as: student }),
  LongerPasswords: async () => ({ as: admin }),
  Budget: async () => ({}),
  WhoAmI: async () => ({ as: await aToken() }),
  Cohorts: async () => ({ as: student }),
  Newest: async () => ({ as: student }),
  Changed: async () => ({ as: student }),
  WhoChangedCohorts: async () => ({ as: admin }),
  Enroll: async () => ({
    as: student,
    variables: { cohortId: await guide.idOf('{ cohorts(search: "Open Day") { nodes { id } } }', 'cohorts') },
  }),
  Rename: async () => {
    const { data } = await app.graphql('{ courses { nodes { id version } } }', {}, { as: admin });
    return { as: admin, variables: data.courses.nodes[0] };
  },
  Import: async () => ({ as: admin, variables: { items: [{ title: 'Imported' }] } }),
  EnrollClass: async () => ({
    as: admin,
    variables: {
      items: [
        {
          cohortId: await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts'),
          studentId: await guide.idOf('{ members(role: STUDENT) { nodes { id } } }', 'members'),
        },
      ],
    },
  }),
  WithoutDeadline: async () => ({
    as: admin,
    variables: { id: await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts') },
  }),
  PreviewShift: async () => ({
    as: admin,
    variables: { id: await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts') },
  }),
  InviteClass: async () => ({
    as: admin,
    variables: { items: [{ email: 'invited@example.org', role: 'STUDENT' }] },
  }),
  ImportClass: async () => ({
    as: admin,
    variables: {
      fileId: await uploadedCsv(app, admin as Actor, 'email\nclass@example.org\n'),
      cohortId: await guide.idOf('{ cohorts(status: UPCOMING) { nodes { id } } }', 'cohorts'),
    },
  }),
  ToIssue: async () => ({ as: admin }),
  Issue: async () => ({
    as: admin,
    variables: {
      input: {
        id: await guide.idOf('{ certificates(status: PENDING) { nodes { id } } }', 'certificates'),
        grade: 'A',
      },
    },
  }),
  StartQuiz: async () => {
    const { data } = await app.graphql(
      '{ myCourses { nodes { lessons(type: QUIZ) { nodes { quiz { id viewerCan { attempt } } } } } } }',
      undefined,
      { as: student },
    );
    interface Taught {
      lessons: { nodes: { quiz: { id: string; viewerCan: { attempt: boolean } } | null }[] };
    }
    const quizzes = (data.myCourses.nodes as Taught[]).flatMap(({ lessons }) =>
      lessons.nodes.map(({ quiz }) => quiz),
    );
    return {
      as: student,
      variables: { quizId: quizzes.find((quiz) => quiz?.viewerCan.attempt)?.id },
    };
  },
  Reviews: async () => ({
    as: student,
    variables: { courseId: await guide.idOf('{ courses { nodes { id } } }', 'courses') },
  }),
  Check: async () => ({ variables: { number: '0000-0000-0000' } }),
  Read: async () => ({ as: admin, variables: { id: await guide.aTalk() } }),
  Send: async () => ({
    as: admin,
    variables: { id: randomUUID(), conversationId: await guide.aTalk(), body: 'Hello' },
  }),
  Start: async () => ({ as: student, variables: { title: 'Hooks', body: 'Which first?' } }),
  Reply: async () => ({
    as: admin,
    variables: { id: randomUUID(), discussionId: await aDiscussion(), body: 'Indeed.' },
  }),
  Thread: async () => ({ as: student, variables: { id: await aDiscussion() } }),
  Grade: async () => ({ as: admin, variables: { ...(await aSubmission()) } }),
  Register: async () => ({
    as: student,
    variables: { id: await guide.idOf('{ events(status: UPCOMING) { nodes { id } } }', 'events') },
  }),
  Book: async () => {
    const { data } = await app.graphql(
      '{ availabilities { nodes { id freeSlots { startsAt } } } }',
      {},
      { as: student },
    );
    const [{ id, freeSlots }] = data.availabilities.nodes;
    return { as: student, variables: { id, startsAt: freeSlots[0].startsAt } };
  },
  Agenda: async () => ({
    as: student,
    variables: { from: new Date(), to: new Date(Date.now() + 30 * 86_400_000) },
  }),
  OpenOrders: async () => ({ as: admin, variables: {} }),
  Search: async () => ({ as: student, variables: { text: 'reading' } }),
  PlansOfCohort: async () => ({
    as: student,
    variables: { cohortId: await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts') },
  }),
  AddCoTeacher: async () => ({
    as: admin,
    variables: {
      courseId: await guide.idOf('{ courses { nodes { id } } }', 'courses'),
      memberId: await guide.idOf('{ members(role: INSTRUCTOR) { nodes { id } } }', 'members'),
    },
  }),
  Categories: async () => ({ as: student, variables: {} }),
  CourseResources: async () => ({
    as: student,
    variables: { courseId: await guide.idOf('{ courses { nodes { id } } }', 'courses') },
  }),
  Attendance: async () => ({
    as: student,
    variables: { cohortId: await guide.idOf('{ cohorts { nodes { id } } }', 'cohorts') },
  }),
  Billing: async () => ({ as: admin }),
  MeetTwiceAWeek: async () => ({
    as: admin,
    variables: {
      cohortId: await guide.idOf('{ cohorts(search: "React Winter") { nodes { id } } }', 'cohorts'),
    },
  }),
  Assign: async () => ({
    as: admin,
    variables: { courseId: await guide.idOf('{ courses { nodes { id } } }', 'courses') },
  }),
};

/** Creates ungraded work for an activity of at least 18 points. */
async function aSubmission(): Promise<{ submissionId: string; attempt: number }> {
  const { rows } = await app.db.query<{ submissionId: string; attempt: number }>(
    `select s.id as "submissionId", s.attempt from submission s join activity a on a.id = s.activity_id
     join institution i on i.id = s.institution_id and i.namespace = 'demo'
     where s.graded_at is null and a.points >= 18 limit 1`,
  );
  return rows[0]!;
}

async function aLink(email: string): Promise<string> {
  await app.graphql(operations.get('Forgotten')!, { email });
  const [mail] = await app.mailTo(email);
  return /token=([\w-]+)/.exec(mail!.text)![1]!;
}

const aDiscussion = () => guide.idOf('{ discussions { nodes { id } } }', 'discussions');

async function aToken(): Promise<Reader> {
  const input = { name: 'Docs', expiresInDays: 30, scopes: ['COHORTS_READ'] };
  const { data } = await app.graphql(
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
    { input },
    { as: admin },
  );
  return { accessToken: data.createApiToken.token };
}

test('all operations of the guide are tested', () => {
  expect([...operations.keys()].toSorted()).toEqual([...Object.keys(asked), ...SUBSCRIPTIONS].toSorted());
});

test.each(Object.keys(asked))('%s returns data', async (name) => {
  const { as, variables = {} } = await asked[name]!();
  const answer = await app.graphql(operations.get(name)!, variables, { as: as ?? null });
  expect(answer).toMatchObject({ status: 200, errors: [] });
});
