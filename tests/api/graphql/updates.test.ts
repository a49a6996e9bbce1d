import {
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#tests/support/schema';
import { protect } from '#tests/modules/account/two-factor.calls';
import { ownName, type Tenants, twoTenants } from '#tests/api/isolation/tenants';
import { type App, startApp } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import { everyOperation, type FieldOperation, withValue } from '#tests/support/operations';

const IN_DETAILS =
  'read in `details`, and removed by an empty text: tests/modules/institution/update-institution.test.ts';

/** Fields of inputs that are no values of the object, and why. */
const UNREAD: Record<string, string> = {
  'updateBranding.logoId':
    'read in `branding`, and cleared by null: tests/modules/institution/branding.test.ts',
  'updateBranding.faviconId':
    'read in `branding`, and cleared by null: tests/modules/institution/branding.test.ts',
  'updateBranding.primaryColor':
    'read in `branding`, and cleared by null: tests/modules/institution/branding.test.ts',
  'updateCourse.categoryId': 'also sets `category`: tests/modules/category/category.test.ts',
  'updateActivity.allowPastDueDate': 'confirms one call and is not stored',
  'updateCohortSession.scope': 'says which sessions change: tests/modules/attendance/recurring.test.ts',
  'updateEvent.cohortId': 'read as `cohort`, and cleared by null: tests/modules/event/event.test.ts',
  'updateEvent.courseId': 'read as `course`, and cleared by null: tests/modules/event/event.test.ts',
  'setCertificateRule.minProgress':
    'read in the rule, and cleared by null: tests/modules/certificate/rule.test.ts',
  'setCertificateRule.minGrade':
    'read in the rule, and cleared by null: tests/modules/certificate/rule.test.ts',
  'setCertificateRule.minAttendance':
    'read in the rule, and cleared by null: tests/modules/certificate/rule.test.ts',
  'updateInstitution.email': IN_DETAILS,
  'updateInstitution.phone': IN_DETAILS,
  'updateInstitution.website': IN_DETAILS,
  'updateInstitution.address': IN_DETAILS,
  'updateInstitution.city': IN_DETAILS,
  'updateInstitution.state': IN_DETAILS,
  'updateInstitution.country': IN_DETAILS,
  'updateInstitution.postalCode': IN_DETAILS,
  'updateCoupon.cohortId': 'read as `cohort`, and cleared by null: tests/modules/coupon/coupon.test.ts',
  'updateCoupon.courseId': 'read as `course`, and cleared by null: tests/modules/coupon/coupon.test.ts',
};

/** Names under which objects that an input names by their IDs are read. */
const READ_AS: Record<string, string> = {
  courseIds: 'courses { id }',
  materialFileIds: 'materialFiles { id }',
  criteria: 'criteria { name percent }',
  presenterId: 'presenter { id }',
};

/** Fields that are only cleared together. */
const TOGETHER: Record<string, string> = {
  'updateLesson.startsAt': 'endsAt',
  'updateLesson.endsAt': 'startsAt',
};

/** Fields of which exactly one has a value: tests/modules/coupon/coupon.test.ts */
const ONE_OF_TWO = new Set(['updateCoupon.percentOff', 'updateCoupon.amountOff']);

/** Fields that are null for objects of another kind, such as a link that is a file, or for other readers only. */
const NOT_CLEARED = new Set(['updateResource.url', 'updateProfile.phone', 'updateProfile.location']);

/** Fields that are stored in several columns, some of them never null. */
const IN_COLUMNS = new Set(['updateCohort.meeting']);

/** Fields of payloads whose objects have the values of an input in an object of their own. */
const WITHIN: Record<string, string> = {
  updateInstitutionNotifications: 'notifications',
  updateInstitutionSecurity: 'security',
};

/** Mutations that set everything at once, so that an absent field has a value of its own: tests/modules/billing/plan-end.test.ts */
const SETS_ALL = new Set(['setInstitutionPlan']);

/** Columns that follow from others or from the write. */
const FOLLOWING = new Set([
  'updated_at',
  'version',
  'security_version',
  'notifications_version',
  'sequence',
  'edited_at',
  'search',
]);

interface Update {
  operation: FieldOperation;
  /** Type of the object with the values. */
  type: GraphQLObjectType;
  /** Field of the object in the payload. */
  field: string;
  /** Field of the object for the values, if it does not have them itself. */
  within: string | undefined;
  input: GraphQLInputObjectType;
  optional: string[];
}

const updates = everyOperation(schema).flatMap((operation): Update[] => {
  const mutation = schema.getMutationType()!.getFields()[operation.name];
  if (operation.kind !== 'mutation' || !/^(change|edit|set|update)[A-Z]/.test(operation.name)) return [];
  if (SETS_ALL.has(operation.name)) return [];
  const input = getNamedType(mutation!.args[0]!.type) as GraphQLInputObjectType;
  // A version is a condition of the update, not a value of the object.
  const optional = Object.values(input.getFields()).filter(
    ({ name, type }) => !isNonNullType(type) && name !== 'version',
  );
  if (optional.length === 0) return [];
  const payload = getNamedType(mutation!.type) as GraphQLObjectType;
  const field = Object.values(payload.getFields()).find(({ type }) => isObjectType(getNamedType(type)));
  const object = getNamedType(field!.type) as GraphQLObjectType;
  const within = WITHIN[operation.name];
  const type = within ? (getNamedType(object.getFields()[within]!.type) as GraphQLObjectType) : object;
  return [{ operation, type, field: field!.name, within, input, optional: optional.map(({ name }) => name) }];
});

const cases = updates.flatMap((update) =>
  update.optional
    .map((name) => [`${update.operation.name}.${name}`, update, name] as const)
    .filter(([path]) => !(path in UNREAD) && !ONE_OF_TWO.has(path)),
);

let app: App;
let tenants: Tenants;
let admin: Member;
beforeAll(async () => {
  app = await startApp();
  tenants = await twoTenants(app);
  admin = tenants.strangers['admin'] as Member;
  await protect(app, admin); // or nobody else could be required to have a second factor
});
afterAll(() => app.stop());

/** The input with every field given, each flag set. */
function wholeInput({ operation: { name, places, variables } }: Update): Record<string, unknown> {
  let all = variables;
  for (const place of places) {
    const own = tenants.ownOf(admin)[ownName(name, place.path)];
    if (place.type === 'ID' && own) all = withValue(all, place, own);
    if (place.type === 'Boolean') all = withValue(all, place, true);
  }
  return all['input'] as Record<string, unknown>;
}

const idOf = (update: Update) => (wholeInput(update)['id'] as string | undefined) ?? admin.institution.id;

async function rowOf(update: Update): Promise<Record<string, unknown>> {
  const table = idOf(update) === admin.institution.id ? 'institution' : tenants.tableOf.get(idOf(update));
  const { rows } = await app.db.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from ${table ?? (await tableWith(idOf(update)))} t where id = $1`,
    [idOf(update)],
  );
  return rows[0]!.row;
}

async function tableWith(id: string): Promise<string> {
  for (const table of new Set(tenants.tableOf.values()))
    if ((await app.db.query(`select from ${table} where id = $1`, [id])).rowCount) return table;
  throw new Error(`No table has ${id}.`);
}

/** Returns an input with some fields and those that the update requires. */
async function inputOf(update: Update, given: Record<string, unknown>): Promise<Record<string, unknown>> {
  const whole = wholeInput(update);
  const required = Object.values(update.input.getFields()).filter((one) => isNonNullType(one.type));
  const must = Object.fromEntries(required.map(({ name }) => [name, whole[name]]));
  if ('version' in must) must['version'] = (await rowOf(update))['version'];
  return { ...must, ...given };
}

/** Runs an update with some fields and what it requires. Answers what the object then has under the input's names. */
async function run(update: Update, given: Record<string, unknown>) {
  const { operation, input, field, type, within } = update;
  const values = update.optional.flatMap((name) => selectionOf(type, name)).join(' ');
  const selection = within ? `${within} { ${values} }` : values;
  return app.graphql(
    `mutation ($input: ${input.name}!) { ${operation.name}(input: $input) { ${field} { __typename ${selection} } } }`,
    { input: await inputOf(update, given) },
    { as: admin },
  );
}

/** Mutations that update many objects, by the input type of their items. */
const bulkUpdates = new Map(
  Object.values(schema.getMutationType()!.getFields()).flatMap(({ name, args }) => {
    const input = args[0] && getNamedType(args[0].type);
    const items = isInputObjectType(input) ? input.getFields()['items'] : undefined;
    return items
      ? [[getNamedType(items.type).name, { name, input: (input as GraphQLInputObjectType).name }]]
      : [];
  }),
);

/** Runs a bulk update of one item. Returns the error of the item, or null. */
async function runInBulk(update: Update, given: Record<string, unknown>) {
  const { name, input } = bulkUpdates.get(update.input.name)!;
  const { data, errors } = await app.graphql(
    `mutation ($input: ${input}!) { ${name}(input: $input) { results { error { code fields { field } } } } }`,
    { input: { items: [await inputOf(update, given)] } },
    { as: admin },
  );
  expect(errors).toEqual([]);
  type Results = { results: { error: { code: string; fields: { field: string }[] } | null }[] };
  return (data[name] as Results).results[0]!.error;
}

function selectionOf(type: GraphQLObjectType, name: string): string[] {
  if (name in READ_AS) return [READ_AS[name]!];
  const read = type.getFields()[name];
  const below = read && getNamedType(read.type);
  if (!below) return [];
  if (!isObjectType(below)) return [name];
  const leaves = Object.values(below.getFields()).filter((leaf) => !isObjectType(getNamedType(leaf.type)));
  return [`${name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`];
}

function objectIn({ operation, field, within }: Update, data: Record<string, unknown>) {
  const object = (data[operation.name] as Record<string, Record<string, unknown>>)[field]!;
  return within ? (object[within] as Record<string, unknown>) : object;
}

/** Returns the columns of a row that only an input changes. */
const stored = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !FOLLOWING.has(name)));

test('every update is found, and its fields are read under their names', () => {
  expect(updates.map(({ operation }) => operation.name)).toEqual(
    expect.arrayContaining([
      'updateActivity',
      'updateCohort',
      'updateCourse',
      'updateDiscussion',
      'updateInstitution',
      'updateLesson',
      'updateWebhookEndpoint',
    ]),
  );
  expect(cases.length).toBeGreaterThan(40);
  const unread = updates.flatMap(({ operation, type, optional }) =>
    optional
      .filter((name) => selectionOf(type, name).length === 0)
      .map((name) => `${operation.name}.${name}`),
  );
  expect(unread.toSorted()).toEqual(Object.keys(UNREAD).toSorted());
});

/** Sets every field. */
async function fill(update: Update): Promise<void> {
  const { id: _id, version: _version, ...all } = wholeInput(update);
  const { errors } = await run(update, all);
  expect(errors).toEqual([]);
}

/** Returns whether a field may be null where it is read. */
const mayBeNull = ({ type, operation }: Update, name: string) => {
  const read = type.getFields()[name];
  return read !== undefined && !isNonNullType(read.type) && !NOT_CLEARED.has(`${operation.name}.${name}`);
};

test.each(updates.map((update) => [update.operation.name, update] as const))(
  '%s keeps every field that is absent',
  async (_, update) => {
    await fill(update);
    const before = await rowOf(update);
    const { errors } = await run(update, {});
    expect(errors).toEqual([]);
    expect(stored(await rowOf(update))).toEqual(stored(before));
  },
);

test.each(cases.filter(([, update, name]) => !mayBeNull(update, name)))(
  '%s refuses null',
  async (_, update, name) => {
    await fill(update);
    const before = await rowOf(update);
    const { code, errors } = await run(update, { [name]: null });
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields?.map(({ field }) => field)).toEqual([name]);
    expect(await rowOf(update)).toEqual(before);
  },
);

/** Returns null for a field, and for the one that is cleared together with it. */
const cleared = (path: string, name: string) =>
  Object.fromEntries([name, ...(path in TOGETHER ? [TOGETHER[path]!] : [])].map((one) => [one, null]));

test.each(cases.filter(([, update, name]) => mayBeNull(update, name)))(
  '%s is cleared by null, and nothing else changes',
  async (path, update, name) => {
    await fill(update);
    const shown = objectIn(update, (await run(update, {})).data);
    const row = await rowOf(update);
    const nulls = cleared(path, name);
    const names = Object.keys(nulls);
    expect(names.filter((one) => shown[one] === null)).toEqual([]);
    const { data, errors } = await run(update, nulls);
    expect(errors).toEqual([]);
    expect(objectIn(update, data)).toEqual({ ...shown, ...nulls });
    if (IN_COLUMNS.has(path)) return;
    const now = await rowOf(update);
    const changed = Object.keys(stored(row)).filter(
      (column) => JSON.stringify(now[column]) !== JSON.stringify(row[column]),
    );
    expect(changed).toHaveLength(names.length);
    expect(changed.filter((column) => now[column] !== null)).toEqual([]);
  },
);

test('a lesson keeps one end of its time only with the other', async () => {
  const update = updates.find(({ operation }) => operation.name === 'updateLesson')!;
  for (const name of ['startsAt', 'endsAt']) {
    const { id: _id, version: _version, ...all } = wholeInput(update);
    expect((await run(update, all)).errors).toEqual([]);
    const row = await rowOf(update);
    const { code, errors } = await run(update, { [name]: null });
    expect([code, errors[0]?.extensions.fields?.[0]?.field]).toEqual(['INVALID', name]);
    expect(await rowOf(update)).toEqual(row);
  }
});

test('a section that is named by its ID keeps what is absent, and refuses null', async () => {
  const update = updates.find(({ operation }) => operation.name === 'updateCourse')!;
  const { sections } = wholeInput(update) as { sections: { id: string; title: string }[] };
  const [{ id, title }] = sections as [{ id: string; title: string }];
  expect((await run(update, { sections })).errors).toEqual([]);
  const read = async () =>
    (await app.db.query('select title, description, duration from section where id = $1', [id])).rows[0];
  const before = await read();
  expect((await run(update, { sections: [{ id, title }] })).errors).toEqual([]);
  expect(await read()).toEqual(before);
  for (const name of ['description', 'duration']) {
    const { code, errors } = await run(update, { sections: [{ id, title, [name]: null }] });
    expect([code, errors[0]?.extensions.fields?.[0]?.field]).toEqual(['INVALID', `sections.0.${name}`]);
  }
  expect(isInputObjectType(schema.getType('UpdateSectionInput'))).toBe(true);
});

const bulkCases = cases.filter(([, { input }]) => bulkUpdates.has(input.name));

test.each(bulkCases)('%s of an item in a bulk update is kept when absent', async (_, update) => {
  await fill(update);
  const before = await rowOf(update);
  expect(await runInBulk(update, {})).toBeNull();
  expect(stored(await rowOf(update))).toEqual(stored(before));
});

test.each(bulkCases.filter(([, update, name]) => !mayBeNull(update, name)))(
  '%s of an item in a bulk update refuses null',
  async (_, update, name) => {
    await fill(update);
    const before = await rowOf(update);
    expect(await runInBulk(update, { [name]: null })).toMatchObject({
      code: 'INVALID',
      fields: [{ field: name }],
    });
    expect(await rowOf(update)).toEqual(before);
  },
);

test.each(bulkCases.filter(([, update, name]) => mayBeNull(update, name)))(
  '%s of an item in a bulk update is cleared by null',
  async (path, update, name) => {
    await fill(update);
    const nulls = cleared(path, name);
    expect(await runInBulk(update, nulls)).toBeNull();
    expect(objectIn(update, (await run(update, {})).data)).toMatchObject(nulls);
  },
);

test('activities, cohorts, courses and lessons are updated in bulk', () => {
  expect([...bulkUpdates.keys()].filter((name) => name.startsWith('Update')).toSorted()).toEqual([
    'UpdateActivityInput',
    'UpdateCohortInput',
    'UpdateCourseInput',
    'UpdateLessonInput',
  ]);
});
