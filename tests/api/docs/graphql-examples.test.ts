import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { seedDemo } from '#app/demo/seed';
import { aPasskey, beginSignIn, originOf } from '#tests/modules/passkey/calls';
import { signChallenge } from '#tests/support/authenticator';
import { type App, startApp } from '#tests/support/app';
import { uploadedCsv } from '#tests/modules/import/calls';
import type { Actor } from '#tests/support/factories';
import { examples, page } from './pages.ts';

const PAGE = page('docs/graphql.md');
const ADDRESS = 'http://localhost:4000';

let app: App;
let admin: { accessToken: string };
let student: { accessToken: string };
beforeAll(async () => {
  app = await startApp();
  await seedDemo(app.databaseUrl);
  admin = await signedIn('admin@demo.example');
  student = await signedIn('student@demo.example');
});
afterAll(() => app.stop());

async function signedIn(email: string): Promise<{ accessToken: string }> {
  const input = { email, password: DEMO_PASSWORD, institution: 'demo' };
  const { data } = await app.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input },
  );
  return data.signIn;
}

describe('the commands of the GraphQL guide, run in one shell', () => {
  const commands = examples(PAGE, 'sh');
  const MARK = '\n=== end of example ===\n';
  let outputs: string[] = [];

  beforeAll(async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-docs-'));
    const script = commands
      .map((command) => `${command}\nprintf '%s' "$MARK"\n`)
      .join('')
      .replaceAll(ADDRESS, `http://localhost:${app.port}`);
    const { stdout } = await promisify(execFile)('bash', ['-euc', script], {
      cwd: folder,
      env: { ...process.env, MARK },
    });
    outputs = stdout.split(MARK).slice(0, -1);
    fs.rmSync(folder, { recursive: true });
  });

  test('exist and all run', () => {
    expect(commands.length).toBeGreaterThan(8);
    expect(outputs).toHaveLength(commands.length);
  });

  const answers = commands
    .map((command, at) => ({ command, at }))
    .filter(({ command }) => /^(curl|for) /m.test(command));
  const outputOf = (part: string) => outputs[commands.findIndex((command) => command.includes(part))]!;
  const OTHERWISE = ['schema.graphql', 'first: 500', 'audit.csv', '/files/$FILE'];

  test.each(answers.filter(({ command }) => !OTHERWISE.some((part) => command.includes(part))))(
    'example $at returns data',
    ({ at }) => {
      expect(outputs[at]).toContain('"data":');
      expect(outputs[at]).not.toContain('"errors"');
    },
  );

  test('commands that only save something print nothing', () => {
    const others = commands.map((_, at) => at).filter((at) => !answers.some((answer) => answer.at === at));
    expect(others.map((at) => outputs[at]!.trim()).join('')).toBe('');
  });

  test("the contract's text is downloaded, and a mistake has its code", () => {
    expect(outputOf('schema.graphql')).toMatch(/^"""[\s\S]*\n(?:input|type) /);
    expect(outputOf('first: 500')).toContain('"code":"INVALID"');
  });

  test('the audit log is a CSV file with a header line', () => {
    expect(outputOf('audit.csv')).toMatch(/^\uFEFFid,time,actorKind,.*\r\n[\da-f-]{36},/);
  });

  test('a downloaded file equals the uploaded one', () => {
    expect(outputOf('/files/$FILE')).toBe('export const answer = 42;\n');
  });

  test('commands that ask for their cost print it', () => {
    const { extensions } = JSON.parse(outputOf('x-lyceum-cost')) as {
      extensions: { cost: { requested: number } };
    };
    const shown = examples(PAGE, 'json').find((answer) => answer.includes('"cost"'))!;
    expect(shown).toContain(`"requested": ${extensions.cost.requested},`);
  });
});

/** Creates ungraded work for an activity of at least 18 points. */
async function aSubmission(): Promise<{ submissionId: string; attempt: number }> {
  const { rows } = await app.db.query<{ submissionId: string; attempt: number }>(
    `select s.id as "submissionId", s.attempt from submission s join activity a on a.id = s.activity_id
     join institution i on i.id = s.institution_id and i.namespace = 'demo'
     where s.graded_at is null and a.points >= 18 limit 1`,
  );
  return rows[0]!;
}

describe('the operations of the GraphQL guide', () => {
  const operations = new Map(
    examples(PAGE, 'graphql').map((document) => [/^\w+ (\w+)/.exec(document)![1]!, document]),
  );

  /** The caller and variables of each operation. */
  const asked: Record<string, () => Promise<{ as?: { accessToken: string }; variables?: object }>> = {
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
      variables: { cohortId: await idOf('{ cohorts(search: "Open Day") { nodes { id } } }', 'cohorts') },
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
            cohortId: await idOf('{ cohorts { nodes { id } } }', 'cohorts'),
            studentId: await idOf('{ members(role: STUDENT) { nodes { id } } }', 'members'),
          },
        ],
      },
    }),
    WithoutDeadline: async () => ({
      as: admin,
      variables: { id: await idOf('{ cohorts { nodes { id } } }', 'cohorts') },
    }),
    PreviewShift: async () => ({
      as: admin,
      variables: { id: await idOf('{ cohorts { nodes { id } } }', 'cohorts') },
    }),
    InviteClass: async () => ({
      as: admin,
      variables: { items: [{ email: 'invited@example.org', role: 'STUDENT' }] },
    }),
    ImportClass: async () => ({
      as: admin,
      variables: {
        fileId: await uploadedCsv(app, admin as Actor, 'email\nclass@example.org\n'),
        cohortId: await idOf('{ cohorts(status: UPCOMING) { nodes { id } } }', 'cohorts'),
      },
    }),
    ToIssue: async () => ({ as: admin }),
    Issue: async () => ({
      as: admin,
      variables: {
        input: {
          id: await idOf('{ certificates(status: PENDING) { nodes { id } } }', 'certificates'),
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
      variables: { courseId: await idOf('{ courses { nodes { id } } }', 'courses') },
    }),
    Check: async () => ({ variables: { number: '0000-0000-0000' } }),
    Read: async () => ({ as: admin, variables: { id: await aTalk() } }),
    Send: async () => ({
      as: admin,
      variables: { id: randomUUID(), conversationId: await aTalk(), body: 'Hello' },
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
      variables: { id: await idOf('{ events(status: UPCOMING) { nodes { id } } }', 'events') },
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
      variables: { cohortId: await idOf('{ cohorts { nodes { id } } }', 'cohorts') },
    }),
    AddCoTeacher: async () => ({
      as: admin,
      variables: {
        courseId: await idOf('{ courses { nodes { id } } }', 'courses'),
        memberId: await idOf('{ members(role: INSTRUCTOR) { nodes { id } } }', 'members'),
      },
    }),
    Categories: async () => ({ as: student, variables: {} }),
    CourseResources: async () => ({
      as: student,
      variables: { courseId: await idOf('{ courses { nodes { id } } }', 'courses') },
    }),
    Attendance: async () => ({
      as: student,
      variables: { cohortId: await idOf('{ cohorts { nodes { id } } }', 'cohorts') },
    }),
    Billing: async () => ({ as: admin }),
    MeetTwiceAWeek: async () => ({
      as: admin,
      variables: { cohortId: await idOf('{ cohorts(search: "React Winter") { nodes { id } } }', 'cohorts') },
    }),
    Assign: async () => ({
      as: admin,
      variables: { courseId: await idOf('{ courses { nodes { id } } }', 'courses') },
    }),
  };

  async function aLink(email: string): Promise<string> {
    await app.graphql(operations.get('Forgotten')!, { email });
    const [mail] = await app.mailTo(email);
    return /token=([\w-]+)/.exec(mail!.text)![1]!;
  }

  const aTalk = () => idOf('{ conversations(kind: DIRECT) { nodes { id } } }', 'conversations');

  const aDiscussion = () => idOf('{ discussions { nodes { id } } }', 'discussions');

  const idOf = async (query: string, list: string): Promise<string> =>
    (await app.graphql(query, {}, { as: admin })).data[list].nodes[0].id;

  async function aToken(): Promise<{ accessToken: string }> {
    const input = { name: 'Docs', expiresInDays: 30, scopes: ['COHORTS_READ'] };
    const { data } = await app.graphql(
      'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
      { input },
      { as: admin },
    );
    return { accessToken: data.createApiToken.token };
  }

  test('are all tested here', () => {
    expect([...operations.keys()].toSorted()).toEqual(
      [...Object.keys(asked), 'Bell', 'Follow', 'FollowDiscussion', 'FollowWork', 'Watch'].toSorted(),
    );
  });

  test.each(Object.keys(asked))('%s returns data', async (name) => {
    const { as, variables = {} } = await asked[name]!();
    const answer = await app.graphql(operations.get(name)!, variables, { as: as ?? null });
    expect(answer).toMatchObject({ status: 200, errors: [] });
  });

  test('Watch receives a change', async () => {
    const id = await idOf('{ cohorts { nodes { id } } }', 'cohorts');
    const events = app.subscribe(operations.get('Watch')!, { ids: [id] }, { as: student });
    await events.ready;
    await changeTitle(id, 'Watched');
    expect((await events.next()).value).toMatchObject({
      data: { cohortChanged: { cohortId: id, cohort: { title: 'Watched' } } },
    });
    await events.return();
  });

  test('Follow returns missed messages, then new ones', async () => {
    const id = await aTalk();
    const events = app.subscribe(operations.get('Follow')!, { id, after: 0 }, { as: admin });
    const bodies = async () => {
      const { value } = await events.next();
      const { messages } = value!.data!.messagesChanged as { messages: { body: string }[] };
      return messages.map(({ body }) => body);
    };
    expect(await bodies()).toContain('Done?');
    const variables = { id: randomUUID(), conversationId: id, body: 'And now?' };
    await app.graphql(operations.get('Send')!, variables, { as: admin });
    expect(await bodies()).toEqual(['And now?']);
    await events.return();
  });

  test('Bell receives new dates', async () => {
    const { data } = await app.graphql(
      '{ viewer { enrollments(status: [ACTIVE]) { nodes { cohort { id endDate } } } } }',
      {},
      { as: student },
    );
    const { id, endDate } = data.viewer.enrollments.nodes[0].cohort;
    const events = app.subscribe(operations.get('Bell')!, {}, { as: student });
    await events.ready;
    await app.graphql(
      'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id, endDate: new Date(Date.parse(endDate) + 86_400_000).toISOString() } },
      { as: admin },
    );
    expect((await events.next()).value).toMatchObject({
      data: { notificationAdded: { notification: { kind: 'COHORT_CHANGE', subjectId: id } } },
    });
    await events.return();
  });

  test('the example subscriber receives the change too', async () => {
    const [source] = examples(PAGE, 'js');
    const file = path.join(import.meta.dirname, `.example-${process.pid}.mjs`); // where its package is found
    fs.writeFileSync(
      file,
      `const freshAccessToken = () => process.env.TOKEN;\n${source!.replace(
        'ws://localhost:4000',
        `ws://localhost:${app.port}`,
      )}`,
    );
    const listener = spawn(process.execPath, [file], {
      env: { ...process.env, TOKEN: student.accessToken },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = '';
    listener.stdout.on('data', (chunk: Buffer) => (heard += chunk.toString()));
    try {
      const id = await idOf('{ cohorts { nodes { id } } }', 'cohorts');
      let changes = 0;
      // It may subscribe after any of the changes, so changes continue until it has received one.
      await expect
        .poll(
          async () => {
            await changeTitle(id, `Heard ${++changes}`);
            return heard;
          },
          { timeout: 60_000, interval: 300 },
        )
        .toContain("title: 'Heard");
    } finally {
      listener.kill();
      fs.rmSync(file);
    }
  });

  async function changeTitle(id: string, title: string): Promise<void> {
    const answer = await app.graphql(
      'mutation ($input: UpdateCohortInput!) { updateCohort(input: $input) { cohort { id } } }',
      { input: { id, title } },
      { as: admin },
    );
    expect(answer.errors).toEqual([]);
  }
});
