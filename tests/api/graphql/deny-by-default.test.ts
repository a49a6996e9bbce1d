import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VISITORS_TOO } from '#platform/request/authorization';
import { OPEN_FIELDS } from '#app/modules';
import { schema } from '#tests/support/schema';
import { hasRules } from '#kernel/validation';
import { PageArguments } from '#platform/read/paging';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, anInstitution, aStudent, aVisitor, type Member } from '#tests/support/factories';
import { everyOperation, type FieldOperation, withValue } from '#tests/support/operations';
import { connect, once } from '#tests/support/socket';

const { publicFields, visitorFields } = OPEN_FIELDS;
const storage = getMetadataStorage();
const operations = onePerField(everyOperation(schema));
const rolesOf = new Map(
  [...storage.queries, ...storage.mutations, ...storage.subscriptions].map(({ schemaName, roles }) => [
    schemaName,
    roles as string[] | undefined,
  ]),
);
const isShown = ({ name }: FieldOperation) => rolesOf.get(name)?.includes(VISITORS_TOO);
const isGuarded = (operation: FieldOperation) => rolesOf.get(operation.name) && !isShown(operation);

function onePerField(all: FieldOperation[]): FieldOperation[] {
  return [...new Map(all.map((operation) => [operation.name, operation])).values()];
}

let app: App;
let unverified: Member;
let student: Member;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  const institution = await anInstitution(app);
  unverified = await aStudent(app, { institution, isVerified: false });
  student = await aStudent(app, { institution });
  admin = await anAdmin(app, { institution });
});
afterAll(() => app.stop());

describe('root fields', () => {
  test('those without a guard are on the list of public ones', () => {
    const open = operations.filter(({ name }) => !rolesOf.get(name));
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(publicFields).toSorted());
  });

  test('those open to visitors are on their list', () => {
    const shown = operations.filter(isShown);
    expect(shown.map(({ name }) => name).toSorted()).toEqual(Object.keys(visitorFields).toSorted());
  });

  test('the others have a guard, and there are some', () => {
    expect(operations.filter(isGuarded).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['createCohort', 'deleteCohort', 'enroll', 'members']),
    );
  });
});

/** Returns the error code of an operation over HTTP or, for a subscription, over a socket. */
async function codeOf(operation: FieldOperation, as: { accessToken: string | null }): Promise<unknown> {
  const { kind, brief, variables } = operation;
  if (kind !== 'subscription') return (await app.graphql(brief, variables, { as })).code;
  const client = connect(app.url, { as });
  try {
    const answer = await once(client, brief, variables);
    return answer.errors?.[0]?.extensions?.['code'];
  } catch (refused) {
    return (refused as { extensions: { code: string } }[])[0]?.extensions.code;
  } finally {
    await client.dispose();
  }
}

describe('callers without access are rejected', () => {
  test.each(operations.filter(isGuarded))('as a visitor: $kind $name', async (operation) => {
    expect(await codeOf(operation, aVisitor())).toBe('UNAUTHENTICATED');
  });

  const forVerified = operations.filter(({ name }) => rolesOf.get(name) && name !== 'resendVerificationCode');
  test.each(forVerified)('with an unverified e-mail: $kind $name', async (operation) => {
    expect(await codeOf(operation, unverified)).toBe('UNVERIFIED');
  });

  const forStaff = operations.filter(({ name }) => rolesOf.get(name)?.includes('admin'));
  test.each(forStaff)('as a student: $kind $name', async (operation) => {
    expect(await codeOf(operation, student)).toBe('FORBIDDEN');
  });
});

describe('input validation', () => {
  type ClassMetadata = (typeof storage.inputTypes)[number];
  const hasTexts = ({ fields }: ClassMetadata) => fields?.some((field) => field.getType() === String);
  /** Returns whether the class, or one that contains it, has rules. */
  const isRuled = (type: ClassMetadata): boolean =>
    hasRules(type.target) ||
    storage.inputTypes.some(
      (other) => other.fields?.some((field) => field.getType() === type.target) && isRuled(other),
    );

  test('every input with texts has rules, directly or through a part', () => {
    const inputs = storage.inputTypes.filter(hasTexts);
    expect(inputs.length).toBeGreaterThan(8);
    expect(inputs.filter((type) => !isRuled(type)).map(({ name }) => name)).toEqual([]);
  });

  test('arguments with texts have rules, or belong to a list, whose reader limits texts', () => {
    const args = storage.argumentTypes.filter(hasTexts);
    const unruled = args.filter(
      ({ target }) =>
        !hasRules(target) && target !== PageArguments && !(target.prototype instanceof PageArguments),
    );
    expect(unruled.map(({ name }) => name)).toEqual([]);
  });

  // A malformed namespace is simply unavailable: the query itself is valid.
  const storing = operations.filter(({ name }) => name !== 'isNamespaceAvailable');
  const texts = storing.flatMap(({ name, document, variables, places }) =>
    places
      .filter(({ type }) => type === 'String')
      .map((place) => ({ name, document, variables, place, field: place.path.join('.') })),
  );
  test('there are texts to test', () => expect(texts.length).toBeGreaterThan(30));

  test.each(texts)(
    '$name rejects a text of 20,000 characters as $field',
    async ({ name, document, variables, place }) => {
      const given = withValue(variables, place, 'a'.repeat(20_000));
      const answer = await app.graphql(document, given, { as: admin });
      const results = (answer.data?.[name]?.results ?? []) as { error: { code: string } | null }[];
      const codes = [answer.code, ...results.map(({ error }) => error?.code)].filter(Boolean); // of items, too
      expect(codes.length).toBeGreaterThan(0);
      expect(codes).not.toContain('INTERNAL');
      expect(answer.text.length).toBeLessThan(2_000); // the value is not sent back
    },
  );
});
