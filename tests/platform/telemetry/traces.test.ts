import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enroll } from '#tests/modules/enrollment/calls';
import { type App, startApp } from '#tests/support/app';
import { aClass, aCohort, anInstitution, aStudent } from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { type Collector, type SentSpan, startCollector } from './collector.ts';

let collector: Collector;
let app: App;
beforeAll(async () => {
  collector = await startCollector();
  app = await startApp({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=a%20key',
      OTEL_SERVICE_NAME: 'lyceum-of-a-test',
      LOG_REQUESTS: 'true',
    },
  });
});
afterAll(async () => {
  await app.stop();
  await collector.stop();
});

let used = 0;

/** Returns a trace of a caller: its ID, and the header that continues it. */
function aTrace(flags = '01') {
  const traceId = `0af7651916cd43dd8448eb211c80${String(++used).padStart(4, '0')}`;
  return { traceId, headers: { traceparent: `00-${traceId}-b7ad6b7169203331-${flags}` } };
}

const spansOf = (traceId: string): SentSpan[] => collector.spans.filter((span) => span.traceId === traceId);

/** Resolves with the spans of a trace once there is one of each name. */
async function spansWith(traceId: string, names: readonly (string | RegExp)[]): Promise<SentSpan[]> {
  const missing = () =>
    names.filter(
      (name) =>
        !spansOf(traceId).some((span) =>
          typeof name === 'string' ? span.name === name : name.test(span.name),
        ),
    );
  await expect.poll(missing).toEqual([]);
  return spansOf(traceId);
}

/** Returns the names of the spans above one, the nearest first. */
function ancestorsOf(spans: readonly SentSpan[], name: string): string[] {
  const names: string[] = [];
  const parentOf = ({ parentSpanId }: SentSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
  for (let span = parentOf(named(spans, name)); span; span = parentOf(span)) names.push(span.name);
  return names;
}

const named = (spans: readonly SentSpan[], name: string): SentSpan =>
  spans.find((span) => span.name === name)!;

describe('the trace of a request', () => {
  test('has the request, its operation, its statements, the job that it queued and the event that it caused', async () => {
    const { teacher } = await aClass(app);
    const cohort = await aCohort(app, { by: teacher, capacity: 5 });
    const student = await aStudent(app, { institution: teacher.institution });
    const heard = app.subscribe(
      'subscription ($ids: [ID!]) { cohortChanged(ids: $ids) { cohort { studentCount } } }',
      { ids: [cohort.id] },
      { as: teacher },
    );
    await heard.ready;
    const { traceId, headers } = aTrace();
    const { errors } = await app.graphql(
      'mutation Enroll($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }',
      { id: cohort.id },
      { as: student, headers },
    );
    expect(errors).toEqual([]);
    await heard.next();
    await heard.return();
    const spans = await spansWith(traceId, [
      'graphql mutation enroll',
      'mutation enroll',
      'statement',
      'job send-mail',
      'send mail',
      'event cohortChanged',
      'deliver event',
    ]);

    const request = named(spans, 'graphql mutation enroll');
    expect(request).toMatchObject({
      parentSpanId: 'b7ad6b7169203331',
      kind: 2,
      attributes: {
        'http.route': '/graphql',
        'http.request.method': 'POST',
        'http.response.status_code': 200,
      },
    });
    const operation = named(spans, 'mutation enroll');
    expect(operation.parentSpanId).toBe(request.spanId);
    const byId = new Map(spans.map((span) => [span.spanId, span]));
    const parentOf = (name: string) => byId.get(named(spans, name).parentSpanId!)?.name;
    expect(parentOf('job send-mail')).toBe('mutation enroll');
    expect(parentOf('send mail')).toBe('job send-mail');
    expect(parentOf('event cohortChanged')).toBe('mutation enroll');
    expect(parentOf('deliver event')).toBe('event cohortChanged');
    const statements = spans.filter(({ name }) => name === 'statement');
    const parents = new Set(statements.map(({ parentSpanId }) => byId.get(parentSpanId!)?.name));
    expect([...parents]).toEqual(
      expect.arrayContaining(['mutation enroll', 'job send-mail', 'deliver event']),
    );
    const texts = statements.map(({ attributes }) => attributes['db.query.text'] as string);
    expect(texts.join('\n')).toContain('insert into');
  });

  test('goes on in a job that the general path of a write queues', async () => {
    const { students } = await aClass(app);
    const { traceId, headers } = aTrace();
    const input = { email: students[0]!.email };
    await app.graphql(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message } }',
      { input },
      { headers },
    );
    const spans = await spansWith(traceId, ['job send-urgent-mail']);
    expect(ancestorsOf(spans, 'job send-urgent-mail')).toContain('mutation requestPasswordReset');
  });

  test('of REST has its route', async () => {
    const { traceId, headers } = aTrace();
    await app.rest('GET', `/courses/${UNKNOWN_ID}`, { headers });
    const spans = await spansWith(traceId, ['rest GET /api/v1/courses/:guid', 'query course']);
    expect(named(spans, 'rest GET /api/v1/courses/:guid').attributes).toMatchObject({
      'http.response.status_code': 404,
      'http.route': '/api/v1/courses/:guid',
    });
  });

  test.each([
    ['no header', undefined],
    ['a header of another form', '00-xyz-b7ad6b7169203331-01'],
    ['an ID of zeros', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ])('is a new one with %s', async (_what, traceparent) => {
    const before = collector.spans.length;
    await app.graphql('{ __typename }', {}, { ...(traceparent && { headers: { traceparent } }) });
    await expect
      .poll(() => collector.spans.slice(before).find(({ name }) => name === 'graphql query __typename'))
      .toMatchObject({ traceId: expect.stringMatching(/^(?!0{32})[0-9a-f]{32}$/) });
  });

  test('is not recorded if the caller says so', async () => {
    const quiet = aTrace('00');
    const loud = aTrace('01');
    await app.graphql('{ __typename }', {}, { headers: quiet.headers });
    await app.graphql('{ __typename }', {}, { headers: loud.headers });
    await spansWith(loud.traceId, ['graphql query __typename']);
    expect(spansOf(quiet.traceId)).toEqual([]);
  });

  test('does not exist for health checks and for statements of the process itself', async () => {
    const { traceId, headers } = aTrace();
    await app.request('GET', '/healthz', { headers });
    await app.request('GET', '/readyz', { headers });
    const later = aTrace();
    await app.graphql('{ __typename }', {}, { headers: later.headers });
    await spansWith(later.traceId, ['graphql query __typename']);
    expect(spansOf(traceId)).toEqual([]);
    expect(collector.spans.filter(({ name, parentSpanId }) => name === 'statement' && !parentSpanId)).toEqual(
      [],
    );
  });
});

describe('an unexpected error', () => {
  test('has the trace in the response and in the log, next to the request', async () => {
    const { teacher } = await aClass(app);
    const { traceId, headers } = aTrace();
    await app.db.query('alter table course add constraint course_refused check (false) not valid');
    const { errors } = await app.graphql(
      'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
      { input: { title: 'Refused' } },
      { as: teacher, headers },
    );
    await app.db.query('alter table course drop constraint course_refused');
    expect(errors[0]?.extensions).toMatchObject({ code: 'INTERNAL', traceId });
    const lines = app.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const { requestId } = errors[0]!.extensions as unknown as { requestId: string };
    expect(lines.find(({ msg }) => msg === 'unexpected error in an operation')).toMatchObject({
      traceId,
      requestId,
    });
    const spans = await spansWith(traceId, ['graphql mutation createCourse']);
    expect(spans.filter(({ isFailed }) => isFailed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['statement', 'graphql mutation createCourse']),
    );
  });

  test('of REST has it too', async () => {
    const { traceId, headers } = aTrace();
    const { body } = await app.rest('GET', `/courses/${UNKNOWN_ID}`, { headers });
    expect(body).toMatchObject({ code: 'NOT_FOUND', traceId });
  });
});

test('a logged request has its operation, status and trace', async () => {
  const { traceId, headers } = aTrace();
  await app.graphql('{ viewer { email } }', {}, { headers });
  const line = () =>
    app.log
      .map((text) => JSON.parse(text) as Record<string, unknown>)
      .find((one) => one['traceId'] === traceId && one['msg'] === 'request');
  await expect.poll(line).toMatchObject({
    kind: 'graphql',
    operation: 'query viewer',
    method: 'POST',
    status: 200,
    milliseconds: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('nothing of tenants, people, variables or headers is in a span', async () => {
  const institution = await anInstitution(app, { name: 'Canary Institution', namespace: 'canary-traced' });
  const student = await aStudent(app, {
    institution,
    email: 'canary-traced@example.org',
    firstName: 'Canaryfirst',
  });
  const cohort = await aCohort(app, { by: (await aClass(app)).teacher });
  const { traceId, headers } = aTrace();
  await app.graphql(
    'query CanaryOperation($search: String) { viewer { email } courses(search: $search, first: 3) { nodes { id } } }',
    { search: 'canary-variable' },
    { as: student, host: 'canary-traced', headers: { ...headers, 'x-canary': 'canary-header' } },
  );
  await app.graphql(
    'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { member { firstName } } }',
    { input: { firstName: 'Canarynew', lastName: 'Canarylast' } },
    { as: student, headers },
  );
  await app.rest('GET', '/courses?search=canary-path', { as: student, headers });
  await enroll(app, cohort, student);
  await spansWith(traceId, ['rest GET /api/v1/courses', 'graphql query viewer']);
  const sent = collector.bodies.join('\n');
  expect(sent).not.toMatch(/canary/i);
  for (const secret of [student.accessToken, student.accountId, institution.id, cohort.id])
    expect(sent).not.toContain(secret);
});

test('the collector gets the name of the service and its key', () => {
  expect(collector.bodies[0]).toContain('lyceum-of-a-test');
  expect(collector.headers[0]!['x-collector-key']).toBe('a key');
});
