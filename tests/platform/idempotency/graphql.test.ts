import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { getNamedType, type GraphQLSchema, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#kernel/config';
import { buildGraphqlSchema } from '#app/schema';
import { isResponseStored, supportsIdempotencyKey, WITHOUT_KEY } from '#platform/idempotency/operations';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  anAdmin,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { aKey, countOf, keptFor } from './keys.ts';

let app: App;
let schema: GraphQLSchema;
let teacher: Member;

beforeAll(async () => {
  app = await startApp();
  schema = buildGraphqlSchema((type) => app.services.orm.getMetadata().find(type as never) !== undefined);
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

const keyed = (key: string) => ({ 'idempotency-key': key });

const CREATE = `mutation Create($input: CreateCourseInput!) { createCourse(input: $input) { course { id title } } }`;

const create = (title: string, key: string, as: Member = teacher) =>
  app.graphql(CREATE, { input: { title } }, { as, headers: keyed(key) });

const courses = (title: string) => countOf(app, 'course', { title });

describe('an idempotent mutation over HTTP', () => {
  test('repeated with its key returns the first response', async () => {
    const key = aKey();
    const first = await create('Once', key);
    expect([first.errors, first.headers['idempotency-replayed']]).toEqual([[], undefined]);
    await app.db.query(`update course set title = 'Renamed' where id = $1`, [
      first.data.createCourse.course.id,
    ]);
    const again = await create('Once', key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(again.text).toBe(first.text);
    expect(await courses('Once')).toBe(0);
  });

  test('is stored without a hash by which the passwords in it could be tried', async () => {
    const [key, owner] = [aKey(), await aTeacher(app)];
    const query =
      'mutation R($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { viewer { id } } }';
    const variables = { input: { email: 'other@example.org', password: PASSWORD } };
    expect((await app.graphql(query, variables, { as: owner, headers: keyed(key) })).errors).toEqual([]);
    const { rows } = await app.db.query('select request from idempotency_key where key = $1', [key]);
    const content = JSON.stringify([owner.institution.id, ['graphql', query, null, variables]]);
    expect(rows).toHaveLength(1);
    expect(rows[0].request).not.toBe(createHash('sha256').update(content).digest('base64url'));
  });

  test('whose response has a secret returns the same secret, which is not stored', async () => {
    const [key, admin] = [aKey(), await anAdmin(app)];
    const createEndpoint = () =>
      app.graphql(
        'mutation C($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { id } } }',
        { input: { url: 'https://hooks.example.org/', events: ['COURSE_CREATED'] } },
        { as: admin, headers: keyed(key) },
      );
    const first = await createEndpoint();
    expect([first.errors, first.headers['idempotency-replayed']]).toEqual([[], undefined]);
    const again = await createEndpoint();
    expect([again.data, again.headers['idempotency-replayed']]).toEqual([first.data, 'true']);
    const { rows } = await app.db.query<{ row: string }>('select k::text as row from idempotency_key k');
    const { secret, endpoint } = first.data.createWebhookEndpoint;
    expect(rows.filter(({ row }) => row.includes(endpoint.id))).toHaveLength(1);
    expect(rows.filter(({ row }) => row.includes(secret.slice('whsec_'.length)))).toEqual([]);
  });

  test('sent twenty times concurrently creates one course', async () => {
    const key = aKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('One of twenty', key)));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    for (const { status, code, headers } of refused) {
      expect([status, code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
      expect(headers['retry-after']).toBe('1');
    }
    expect(refused.length).toBeLessThan(20);
    expect(await courses('One of twenty')).toBe(1);
  });

  test('with other variables or another document is rejected', async () => {
    const key = aKey();
    await create('First', key);
    const changed = await create('Second', key);
    expect(changed.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const input = { title: 'First' };
    const other = await app.graphql(
      CREATE.replace('title }', '}'),
      { input },
      { as: teacher, headers: keyed(key) },
    );
    expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await courses('Second')).toBe(0);
  });

  test('does not share keys with REST', async () => {
    const key = aKey();
    await create('Windows', key);
    const answer = await app.rest('POST', '/courses', {
      as: teacher,
      body: { title: 'Windows' },
      headers: keyed(key),
    });
    expect(answer.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('that fails leaves the key free', async () => {
    const key = aKey();
    const student = await aStudent(app, { institution: teacher.institution });
    expect((await create('Refused', key, student)).code).toBe('FORBIDDEN');
    expect(await keptFor(app, student)).toEqual([]);
    const wrong = await app.graphql(CREATE, { input: { title: ' ' } }, { as: teacher, headers: keyed(key) });
    expect(wrong.code).toBe('INVALID');
    expect((await create('Refused', key)).errors).toEqual([]);
  });

  test('enrolls a guest once across its two transactions', async () => {
    const cohort = await aCohort(app, { by: teacher, isPublic: true, capacity: 5 });
    const guest = await aStudent(app, { institution: (await aTeacher(app)).institution });
    const key = aKey();
    const enroll = () =>
      app.graphql(
        'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id status } } }',
        { id: cohort.id },
        { as: guest, headers: keyed(key) },
      );
    const first = await enroll();
    expect(first.data.enroll.enrollment.status).toBe('ACTIVE');
    expect((await enroll()).text).toBe(first.text);
    const { rows } = await app.db.query('select results from idempotency_key where key = $1', [key]);
    expect(rows[0].results).toEqual({ 0: null, 1: first.data.enroll.enrollment.id });
  });

  test('must have one root field, because several could be executed partially', async () => {
    const two = `mutation { a: createCourse(input: { title: "A" }) { course { id } } b: createCourse(input: { title: "B" }) { course { id } } }`;
    const spread = `mutation { ...F } fragment F on Mutation { createCourse(input: { title: "A" }) { course { id } } }`;
    for (const document of [two, spread]) {
      const answer = await app.graphql(document, {}, { as: teacher, headers: keyed(aKey()) });
      expect(answer.code).toBe('INVALID');
    }
    expect(await courses('A')).toBe(0);
  });

  test('that returns a token rejects a key', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }';
    const input = { email: teacher.email, password: PASSWORD };
    const answer = await app.graphql(query, { input }, { headers: keyed(aKey()) });
    expect([answer.status, answer.code, answer.data]).toEqual([400, 'INVALID', null]);
  });

  test('is rejected for visitors as without a key, and with a malformed key', async () => {
    const options = { as: aVisitor(), headers: keyed(aKey()) };
    expect((await app.graphql(CREATE, { input: { title: 'A' } }, options)).code).toBe('UNAUTHENTICATED');
    for (const key of ['two words', ''])
      expect((await create('A', key)).errors[0]?.extensions.fields).toMatchObject([
        { field: 'Idempotency-Key' },
      ]);
  });
});

test('queries ignore a key', async () => {
  const reader = await aTeacher(app);
  const other = await app.graphql('{ viewer { id } }', {}, { as: reader, headers: keyed(aKey()) });
  expect(other.errors).toEqual([]);
  expect(await keptFor(app, reader)).toEqual([]);
});

/**
 * Files that write outside the context's transaction, where keys have no effect, and why that is safe. A mutation that
 * always does so belongs on the list of those without a key.
 */
const BESIDE_TRANSACTIONS = [
  'api/web/unsubscribe.route.ts', // a link
  'modules/chat/change-message.service.ts', // editMessage, deleteMessage: without a key
  'modules/chat/conversation.service.ts', // openConversation, markConversationRead: without a key
  'modules/chat/send-message.service.ts', // sendMessage: without a key
  'modules/enrollment/enroll-and-read.service.ts', // enroll: with a key it is a transaction
  'modules/notification/send-reminders.service.ts', // jobs
  'modules/presence/presence.service.ts', // presence
  'modules/schedule/find-feed.service.ts', // when a calendar feed was read last
  'modules/token/api-tokens.service.ts', // when a token was used last
  'modules/webhook/claim.service.ts', // a job
  'modules/webhook/earlier-version.jobs.ts', // a job
  'modules/webhook/record-attempt.service.ts', // a job
  'platform/read/write-and-read.ts', // rejects calls with a key
  'platform/stored-count/fold-counts.ts', // a job
];

test('every mutation that accepts a key writes in transactions of its context', () => {
  const sources = path.join(projectRoot, 'server/src');
  const files = fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .filter((file) => /\b(writeAndRead|runWrites)\(/.test(fs.readFileSync(path.join(sources, file), 'utf8')));
  expect(files.map((file) => file.replaceAll(path.sep, '/')).toSorted()).toEqual(BESIDE_TRANSACTIONS);
});

describe('mutations without a key', () => {
  const mutations = () => Object.values(schema.getMutationType()!.getFields());

  test('all exist', () => {
    expect(mutations().map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(WITHOUT_KEY)));
  });

  test('or whose response is not stored are all those whose responses contain a secret', () => {
    const holding = mutations().filter(({ type }) => {
      const payload = getNamedType(type);
      if (!isObjectType(payload)) return false;
      return Object.values(payload.getFields()).some(
        ({ name, description, type: of }) =>
          isLeafType(getNamedType(of)) && /token|secret|password/i.test(`${name} ${description}`),
      );
    });
    expect(holding.length).toBeGreaterThan(5);
    const stored = holding.filter(({ name }) => supportsIdempotencyKey(name) && isResponseStored(name));
    expect(stored.map(({ name }) => name)).toEqual([]);
  });
});
