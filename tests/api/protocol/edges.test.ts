import { afterAll, beforeAll, expect, test } from 'vitest';
import { institutionForm } from '#tests/api/rest/forms';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aDiscussion, aTeacher, type Member } from '#tests/support/factories';
import { requestText, sendBytes } from '#tests/support/raw-http';

let app: App;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
});
afterAll(() => app.stop());

test.each(['cohortChanged', 'notificationsRead', 'presenceChanged'])(
  'the subscription %s is rejected over HTTP with a hint to the WebSocket',
  async (field) => {
    const answer = await app.graphql(`subscription { ${field} { __typename } }`, {}, { as: teacher });
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID',
      errors: [{ message: 'Subscriptions run over a WebSocket at this address.' }],
    });
  },
);

test('rejects an ID that is not a text', async () => {
  for (const id of [
    [{ toString: 1 }],
    [[{ toString: {}, valueOf: 1 }]],
    { toString: 'x' },
    1,
    [],
    '{',
    '{{}}',
  ]) {
    const answer = await app.graphql('query($id: ID!) { cohort(id: $id) { id } }', { id }, { as: teacher });
    expect(answer).toMatchObject({ status: 400, code: 'INVALID' });
  }
});

test('an ID in capital letters or braces is the same ID on every endpoint', async () => {
  const cohort = await aCohort(app, { by: teacher });
  for (const id of [cohort.id.toUpperCase(), `{${cohort.id}}`]) {
    const { data } = await app.graphql('query($id: ID!) { cohort(id: $id) { id } }', { id }, { as: teacher });
    expect(data.cohort).toEqual({ id: cohort.id });
    const literal = await app.graphql(`{ cohort(id: "${id}") { id } }`, {}, { as: teacher });
    expect(literal.data.cohort).toEqual({ id: cohort.id });
  }
  const rest = await app.rest('GET', `/cohorts/${cohort.id.toUpperCase()}`, { as: teacher });
  expect(rest).toMatchObject({ status: 200, body: { _id: cohort.id } });
});

test('a subscriber with an ID in capital letters receives the events of a cohort or discussion', async () => {
  const cohort = await aCohort(app, { by: teacher });
  const discussion = await aDiscussion(app, { by: teacher });
  const follow = (document: string, id: string) =>
    app.subscribe(document, { id: id.toUpperCase() }, { as: teacher });
  const events = [
    follow('subscription($id: ID!) { cohortChanged(ids: [$id]) { cohort { id title } } }', cohort.id),
    follow('subscription($id: ID!) { discussionChanged(id: $id) { id } }', discussion.id),
  ];
  await Promise.all(events.map(({ ready }) => ready));
  await app.graphql(
    'mutation($id: ID!) { updateCohort(input: { id: $id, title: "Renamed" }) { cohort { id } } }',
    { id: cohort.id },
    { as: teacher },
  );
  await app.graphql(
    'mutation($id: ID!) { replyToDiscussion(input: { id: "0198a1fc-0000-4000-8000-00000000aaaa", discussionId: $id, body: "Yes" }) { reply { id } } }',
    { id: discussion.id },
    { as: teacher },
  );
  expect((await events[0]!.next()).value).toMatchObject({
    data: { cohortChanged: { cohort: { id: cohort.id, title: 'Renamed' } } },
  });
  expect((await events[1]!.next()).value).toMatchObject({
    data: { discussionChanged: { id: discussion.id } },
  });
  await Promise.all(events.map((event) => event.return?.()));
});

test('a malformed request gets the same error body as every other error', async () => {
  const long = await sendBytes(
    app.port,
    requestText('GET /api/v1/courses', [`X-Long: ${'x'.repeat(20_000)}`]),
  );
  const none = await sendBytes(app.port, 'hello\r\n\r\n');
  for (const { status, text } of [long, none])
    expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'INVALID', status, errors: [] });
  expect([long.status, none.status]).toEqual([431, 400]);
});

test('rejects an object with a `length` that is not a number as an invalid member', async () => {
  for (const length of [{ toString: 1 }, { valueOf: 'x', toString: {} }]) {
    const body = { ...institutionForm('Harbour'), state: { length } };
    const answer = await app.rest('POST', '/institutions', { as: teacher, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID' } });
  }
});

test('a failed mutation keeps the results of those before it in the same operation', async () => {
  const answer = await app.graphql(
    'mutation { a: createCourse(input: { title: "Kept" }) { course { id } } b: createCourse(input: { title: "" }) { course { id } } }',
    {},
    { as: teacher },
  );
  expect(answer).toMatchObject({ status: 200, data: { a: { course: { id: expect.any(String) } }, b: null } });
  expect(answer.errors).toEqual([expect.objectContaining({ path: ['b'] })]);
  expect(answer.code).toBe('INVALID');
  const { data } = await app.graphql(
    'query($id: ID!) { course(id: $id) { title } }',
    { id: answer.data.a.course.id },
    { as: teacher },
  );
  expect(data.course).toEqual({ title: 'Kept' });
});
