import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OperationDefinitionNode, parse, print, visit } from 'graphql';
import { NODES, TOKEN_ACCESS } from '#app/modules';
import { schema } from '#tests/support/schema';
import { ANY_TOKEN, SESSION_ONLY } from '#platform/request/token-access';
import type { Scope } from '#kernel/scope';
import { allScopes } from '#modules/token/api-scope.enums';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anActivity,
  aStudent,
  aSubmission,
  anAdmin,
  anApiToken,
  anEvent,
  anImport,
  anOrder,
  aCoupon,
  anInstitution,
  type InstitutionRow,
  type ItemRow,
  aLesson,
  anAttempt,
  aQuiz,
  type Member,
} from '#tests/support/factories';
import { everyOperation, type FieldOperation } from '#tests/support/operations';

const operations = everyOperation(schema);
const fields = [...new Set(operations.map(({ name }) => name))];

/** Returns the scope that a field requires; undefined if no scope opens it, or if every token may use it. */
function scopesOf(name: string): readonly Scope[] {
  const access = TOKEN_ACCESS[name]!;
  return typeof access === 'string' ? [] : access;
}

/** Returns an operation that selects nothing of what its field returns. */
const bare = (operation: FieldOperation): FieldOperation => ({
  ...operation,
  document: print(
    visit(parse(operation.document), {
      Field: (node) => (node.selectionSet ? { ...node, selectionSet: TYPE_NAME } : undefined),
    }),
  ),
});

const TYPE_NAME = (parse('{ __typename }').definitions[0] as OperationDefinitionNode).selectionSet;

const scoped = operations.filter(({ name }) => scopesOf(name).length > 0);

let app: App;
let institution: InstitutionRow;
let admin: Member;
let cohort: ItemRow;
let activity: ItemRow;
let course: ItemRow;
let submission: ItemRow;
let attempt: { id: string };
let event: ItemRow;
let run: { id: string };
let order: { id: string };
let coupon: { id: string };
beforeAll(async () => {
  app = await startApp();
  institution = await anInstitution(app, { plan: 'professional' });
  admin = await anAdmin(app, { institution });
  cohort = await aCohort(app, { by: admin });
  course = await aCourse(app, { by: admin });
  const student = await aStudent(app, { institution });
  activity = await anActivity(app, { course });
  submission = await aSubmission(app, { activity, student });
  const quiz = await aQuiz(app, { lesson: await aLesson(app, { course, type: 'quiz' }) });
  attempt = await anAttempt(app, { quiz, student });
  event = await anEvent(app, { by: admin });
  run = await anImport(app, { by: admin });
  order = await anOrder(app, { cohort, student });
  coupon = await aCoupon(app, { institution });
});
afterAll(() => app.stop());

describe('the table of token scopes', () => {
  test('has every root field and no other', () => {
    expect(fields.toSorted()).toEqual(Object.keys(TOKEN_ACCESS).toSorted());
  });

  test('uses every scope, because a scope that opens nothing would be misleading', () => {
    const used = new Set<string>([...fields.flatMap(scopesOf), ...NODES.map(({ scope }) => scope)]);
    const open = [ANY_TOKEN, SESSION_ONLY];
    expect([...used].filter((scope) => !open.includes(scope)).toSorted()).toEqual(allScopes().toSorted());
  });

  test('requires read scopes for queries and subscriptions, and write scopes for mutations', () => {
    const wrong = scoped.filter(({ kind, name }) => {
      const needed = kind === 'mutation' ? ':write' : ':read';
      return scopesOf(name).some((scope) => !scope.endsWith(needed));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

interface Answer {
  code: string | undefined;
  message: string | undefined;
}

async function answerTo(
  { name, kind, document, variables }: FieldOperation,
  as: { accessToken: string },
): Promise<Answer> {
  if (kind !== 'subscription') {
    const { code, errors } = await app.graphql(document, variables, { as });
    return { code, message: errors[0]?.message };
  }
  const filters = {
    id: name === 'courseChanged' ? course.id : null,
    ids: null,
    activityId: null,
    quizId: null,
    holderId: cohort.id,
    cohortId: cohort.id,
  };
  const events = app.subscribe(document, { ...variables, ...filters }, { as });
  const first = events.next().then(
    ({ value }) => ({ errors: value?.errors as unknown }),
    (refused: unknown) => ({ errors: refused }),
  );
  await events.ready;
  const { bus } = app.services;
  const institutionId = institution.id;
  await bus.publish('agendaChanged', { institutionId });
  await bus.publish('billingChanged', { institutionId });
  await bus.publish('categoriesChanged', { institutionId });
  await bus.publish('customDomainChanged', { institutionId });
  await bus.publish('cohortChanged', { institutionId, cohortId: cohort.id });
  await bus.publish('courseChanged', { institutionId, courseId: course.id });
  await bus.publish('activityChanged', { institutionId, activityId: activity.id, studentId: null });
  await bus.publish('resourcesChanged', {
    institutionId,
    courseId: null,
    cohortId: cohort.id,
    eventId: null,
  });
  await bus.publish('sessionsChanged', { institutionId, cohortId: cohort.id, sessionId: null });
  await bus.publish('eventChanged', { institutionId, eventId: event.id });
  await bus.publish('importChanged', { institutionId, runId: run.id });
  await bus.publish('couponChanged', { institutionId, couponId: coupon.id, isDeleted: false });
  await bus.publish('orderChanged', { institutionId, orderId: order.id });
  for (const [topic, { id }] of [
    ['submissionChanged', submission],
    ['quizAttemptChanged', attempt],
  ] as const)
    await bus.publish(topic, { institutionId, of: id, id, readers: [] });
  const answer = await first;
  await events.return();
  const [error] = (answer.errors ?? []) as { message: string; extensions: { code: string } }[];
  return { code: error?.extensions.code, message: error?.message };
}

describe('a token without the scope', () => {
  const cases = scoped.flatMap((operation) =>
    scopesOf(operation.name).map((scope) => ({ name: operation.name, scope, operation })),
  );

  test.each(cases)(
    '$scope cannot use $name, and the error names the missing scope',
    async ({ name, scope, operation }) => {
      const others = allScopes().filter((other) => other !== scope);
      const token = await anApiToken(app, { by: admin, scopes: others });
      expect(await answerTo(bare(operation), token)).toEqual({
        code: 'FORBIDDEN',
        message: `"${name}" needs the scope ${scope}, which this API token doesn’t have.`,
      });
    },
  );
});

test.each(scoped)('a token with just its scopes can use $kind $name', async (operation) => {
  const token = await anApiToken(app, { by: admin, scopes: scopesOf(operation.name) });
  const { message = '' } = await answerTo(bare(operation), token);
  expect(message).not.toMatch(/scope|API token/);
});

test.each(operations.filter(({ name }) => TOKEN_ACCESS[name] === SESSION_ONLY))(
  'a token with every scope cannot use $name',
  async (operation) => {
    const token = await anApiToken(app, { by: admin });
    expect(await answerTo(operation, token)).toEqual({
      code: 'FORBIDDEN',
      message: `"${operation.name}" is for people who have signed in: API tokens can’t call it.`,
    });
  },
);

test.each(operations.filter(({ name }) => TOKEN_ACCESS[name] === ANY_TOKEN))(
  'any token may use $name',
  async (operation) => {
    const token = await anApiToken(app, { by: admin, scopes: ['members:read'] });
    expect((await answerTo(bare(operation), token)).code).toBeUndefined();
  },
);

test('aliases do not bypass the scope check', async () => {
  const token = await anApiToken(app, { by: admin, scopes: ['courses:read'] });
  const { data, errors } = await app.graphql(
    '{ courses: institution { name } mine: courses { totalCount } ...More } fragment More on Query { x: members { totalCount } }',
    {},
    { as: token },
  );
  expect(errors.map(({ path, extensions }) => [path?.[0], extensions.code])).toEqual([
    ['courses', 'FORBIDDEN'],
    ['x', 'FORBIDDEN'],
  ]);
  expect(data).toBeNull();
});

test('a signed-in person needs no scope', async () => {
  expect((await app.graphql('{ institution { id plan } }', {}, { as: admin })).data.institution).toEqual({
    id: institution.id,
    plan: 'PROFESSIONAL',
  });
});
