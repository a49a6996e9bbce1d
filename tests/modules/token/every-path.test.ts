import { getNamedType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TOKEN_ACCESS } from '#app/modules';
import { schema } from '#tests/support/schema';
import type { Scope } from '#kernel/scope';
import { allScopes } from '#modules/token/api-scope.enums';
import { ANY_TOKEN, SESSION_ONLY } from '#platform/request/token-access';
import { fingerprint, OWN_BY_FIELD, type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import { anApiToken } from '#tests/support/factories';
import { argumentOf, everyOperation } from '#tests/support/operations';
import {
  areaOf,
  bareField,
  type Expected,
  expectedOf,
  type FieldOf,
  isMissing,
  NODE_TYPES,
  nodeTypesOf,
  objectsAt,
  type Reached,
  reachedBy,
  requiredOf,
  selecting,
  type Step,
} from './paths.ts';

const everything = allScopes();

let app: App;
let tenants: Tenants;
let own: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  const { id: fileId } = tenants.targets.find(({ kind }) => kind === 'file')!;
  own = { ...tenants.ownOf(tenants.homeAdmin), fileId };
});
afterAll(() => app.stop());

const tokenFor = (scopes: readonly Scope[]) => anApiToken(app, { by: tenants.homeAdmin, scopes });

const mayCall = (name: string, scopes: readonly Scope[]): boolean => {
  const access = TOKEN_ACCESS[name]!;
  if (access === SESSION_ONLY) return false;
  return access === ANY_TOKEN || access.every((scope) => scopes.includes(scope));
};

const fieldsOf = (type: { getFields(): Record<string, FieldOf> }): FieldOf[] =>
  Object.values(type.getFields());

/** Returns the root fields of queries that a token may call. */
const rootsFor = (scopes: readonly Scope[]): Step[] =>
  fieldsOf(schema.getQueryType()!)
    .filter(({ name }) => mayCall(name, scopes))
    .map((field) => ({ parent: schema.getQueryType()!, field }));

/** Returns a query of a selection at the end of the steps, and its variables. */
function asking({ steps }: Reached, selection: string): { document: string; variables: object } {
  const [{ field }] = steps as [Step, ...Step[]];
  const needed = requiredOf(field);
  const head = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join();
  return {
    document: `query ${head && `(${head})`} { ${selecting(steps, `__typename ${selection}`)} }`,
    variables: Object.fromEntries(
      needed.map(({ name, type }) => [name, own[OWN_BY_FIELD[field.name] ?? name] ?? argumentOf(name, type)]),
    ),
  };
}

type Answer = Awaited<ReturnType<App['graphql']>>;

async function ask(reached: Reached, selection: string, as: { accessToken: string }): Promise<Answer> {
  const { document, variables } = asking(reached, selection);
  return app.graphql(document, variables, { as });
}

/** The fields of a reached type with what a token gets for each. */
const expectations = ({ type, steps }: Reached, scopes: readonly Scope[]): [FieldOf, Expected][] => {
  const path = steps.map(({ field }) => field.name).join('.');
  return fieldsOf(type).map((field) => [field, expectedOf(path, { parent: type, field }, scopes)]);
};

/** Types whose objects describe the token itself, and the moment. */
const OF_CALLER = ['ApiToken', 'RateLimit'];

/** Returns the differences between what a token gets for the fields of a type and what it should get. */
async function mistakesAt(reached: Reached, scopes: readonly Scope[], of: Tokens): Promise<string[]> {
  const mistakes: string[] = [];
  const all = expectations(reached, scopes);
  const readable = all.filter(([, expected]) => typeof expected === 'string');
  const selection = readable.map(([field]) => bareField(field)).join(' ');
  const [answer, whole] = [await ask(reached, selection, of.token), await ask(reached, selection, of.wide)];
  const withheld = readable.filter(([, it]) => it === 'null').map(([{ name }]) => [name, null]);
  const nulls = Object.fromEntries(withheld) as object;
  const wanted = objectsAt(whole.data, reached.steps).map((object) => Object.assign(object, nulls));
  if (wanted.length > 0) of.seen.add(reached.type.name);
  const name = `${reached.steps.map(({ field }) => field.name).join('.')} of ${scopes.join()}`;
  if (answer.errors.length > 0) mistakes.push(`${name}: ${answer.errors[0]!.message}`);
  const got = objectsAt(answer.data, reached.steps);
  if (!OF_CALLER.includes(reached.type.name) && JSON.stringify(got) !== JSON.stringify(wanted))
    mistakes.push(`${name}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
  for (const [field, expected] of all)
    if (typeof expected === 'object') {
      const { data, errors } = await ask(reached, bareField(field), of.token);
      const mistake = isShut(reached, scopes)
        ? (errors[0]?.message ?? objectsAt(data, reached.steps)[0])
        : errors[0]?.message !== refusalOf(expected) && (errors[0]?.message ?? data);
      if (mistake) mistakes.push(`${name}, ${field.name}: ${JSON.stringify(mistake)}`);
    }
  return mistakes;
}

/** An object outside of the areas of a token that a field leads to which may be null. */
const isShut = ({ type, steps }: Reached, scopes: readonly Scope[]): boolean =>
  steps.length > 1 && !isNonNullType(steps.at(-1)!.field.type) && isMissing(type.name, scopes);

const refusalOf = ({ path, area }: Exclude<Expected, string>): string =>
  area === 'session'
    ? `"${path}" is for people who have signed in: API tokens can’t read it.`
    : `"${path}" needs the scope ${area}, which this API token doesn’t have.`;

interface Tokens {
  token: { accessToken: string };
  wide: { accessToken: string };
  /** Types of which an object was read. */
  seen: Set<string>;
}

test('the table of areas has every type that implements Node', () => {
  expect(nodeTypesOf(schema).toSorted()).toEqual(NODE_TYPES.toSorted());
});

describe('every field of every type', () => {
  const only = everything.map((scope): [string, Scope[]] => [`only ${scope}`, [scope]]);
  const allBut = everything.map((scope): [string, Scope[]] => [
    `all but ${scope}`,
    everything.filter((other) => other !== scope),
  ]);
  const seen = new Set<string>();

  test.each([...only, ...allBut])(
    'gives a token for %s its value, null or a refusal',
    async (_, scopes) => {
      const of = { token: await tokenFor(scopes), wide: await tokenFor(everything), seen };
      const mistakes: string[] = [];
      for (const reached of reachedBy(scopes, rootsFor(scopes)))
        mistakes.push(...(await mistakesAt(reached, scopes, of)));
      expect(mistakes).toEqual([]);
    },
    120_000,
  );

  test('was compared for real objects of all types (control)', () => {
    const unseen = NODE_TYPES.filter((type) => areaOf(type) !== 'session' && !seen.has(type));
    expect(unseen).toEqual([]);
  });
});

test('every object of a payload is refused to a token that may only write, and nothing changes', async () => {
  const cases = [];
  for (const operation of everyOperation(schema).filter(({ kind }) => kind === 'mutation')) {
    const access = TOKEN_ACCESS[operation.name]!;
    if (typeof access !== 'string') cases.push({ operation, access, as: await tokenFor(access) });
  }
  const before = await fingerprint(app, tenants.home);
  const wrong: string[] = [];
  let count = 0;
  for (const { operation, access, as } of cases) {
    const { name, document, variables } = operation;
    const payload = getNamedType(schema.getMutationType()!.getFields()[name]!.type);
    for (const field of isObjectType(payload) ? fieldsOf(payload) : []) {
      const expected = expectedOf(name, { parent: payload as never, field }, access);
      if (typeof expected === 'string') continue;
      count++;
      const [head] = document.split(' { __typename') as [string];
      const { errors } = await app.graphql(`${head} { ${bareField(field)} } }`, variables, { as });
      if (errors[0]?.message !== refusalOf(expected)) wrong.push(`${name}: ${errors[0]?.message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20);
  const { api_token: _tokens, ...after } = await fingerprint(app, tenants.home);
  expect(before).toMatchObject(after);
});
