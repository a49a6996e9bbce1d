import fs from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'type-graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { core } from 'zod/mini';
import '#tests/support/schema'; // completes the metadata
import { rulesOf } from '#kernel/validation';
import { type App, startApp } from '#tests/support/app';
import { aCohort, aTeacher } from '#tests/support/factories';

const storage = getMetadataStorage();

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

/** Returns the GraphQL fields of a class, with inherited ones. */
const fieldsOf = (target: abstract new (...args: never[]) => object) =>
  storage.fields.filter((field) => target === field.target || target.prototype instanceof field.target);

/** Returns the rules inside those for null, absence, lists and transformed values. */
function inner(schema: core.$ZodType): core.$ZodType {
  const { def } = (schema as core.$ZodTypes)._zod;
  if (def.type === 'array') return inner(def.element);
  if (def.type === 'pipe') return inner(def.in);
  return 'innerType' in def ? inner(def.innerType) : schema;
}

/** Returns whether rules accept listed texts only. */
function isClosed(schema: core.$ZodType): boolean {
  const { def } = (inner(schema) as core.$ZodTypes)._zod;
  if (def.type === 'union') return def.options.every(isClosed);
  if (def.type === 'literal') return def.values.every((value) => typeof value === 'string');
  return def.type === 'enum';
}

/** Returns the texts of a class, and of the inputs in it, whose rules accept listed values only. */
function closedTexts(target: abstract new (...args: never[]) => object, rules: core.$ZodType): string[] {
  const { def } = (inner(rules) as core.$ZodTypes)._zod;
  const shape = def.type === 'object' ? def.shape : {};
  return fieldsOf(target).flatMap((field) => {
    const [rule, type] = [shape[field.name], field.getType()];
    if (!rule) return [];
    if (type === String) return isClosed(rule) ? [`${target.name}.${field.name}`] : [];
    return typeof type === 'function' ? closedTexts(type as typeof target, rule) : [];
  });
}

test('no text of an input has rules that accept listed values only', () => {
  const ruled = [...storage.inputTypes, ...storage.argumentTypes].flatMap(({ target }) => {
    const rules = rulesOf(target);
    return rules ? [[target as new () => object, rules] as const] : [];
  });
  expect(ruled.length).toBeGreaterThan(30);
  expect(ruled.flatMap(([target, rules]) => closedTexts(target, rules))).toEqual([]);
});

test('no column whose values the database lists is a text of the API', async () => {
  const { rows } = await app.db.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1 and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%'`,
  );
  const entities = [...app.services.orm.getMetadata().getAll().values()];
  const exposed = rows.flatMap(({ table, column }) => {
    const entity = entities.find(({ tableName }) => tableName === table);
    const property = entity?.props.find(({ fieldNames }) => fieldNames?.includes(column));
    const target = entity?.class as (abstract new () => object) | undefined;
    return target && property
      ? fieldsOf(target).filter(({ name, getType }) => name === property.name && getType() === String)
      : [];
  });
  expect(rows.map(({ table, column }) => `${table}.${column}`)).toEqual(
    expect.arrayContaining(['course.level', 'enrollment.status']),
  );
  expect(exposed.map(({ name }) => name)).toEqual([]);
});

/** Columns of enums that no check limits, and why. */
const UNCHECKED: Record<string, string> = {
  'api_token.scopes': 'nouns declare scopes',
  'audit_entry.noun': 'the name of an audited table, which a trigger writes',
  'notification.details': 'nouns declare the details of their notifications',
  'webhook_delivery.type': 'nouns declare events, and deliveries of former ones stay',
  'webhook_endpoint.events': 'nouns declare events',
};

test('the database limits each column of an enum to its values', async () => {
  const { rows } = await app.db.query<{ table: string; column: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ 'ARRAY\\['`,
  );
  const checked = new Set(rows.map(({ table, column }) => `${table}.${column}`));
  const enums = new Set<unknown>(storage.enums.map(({ enumObj }) => enumObj));
  const columns = [...app.services.orm.getMetadata().getAll().values()].flatMap(
    ({ class: target, tableName, props }) =>
      fieldsOf(target as abstract new () => object)
        .filter(({ getType }) => enums.has(getType()))
        .flatMap(({ name }) => props.filter((property) => property.name === name))
        .flatMap(({ fieldNames }) => fieldNames.map((column) => `${tableName}.${column}`)),
  );
  expect(columns).toEqual(expect.arrayContaining(['course.level', 'quiz.reveal']));
  const unchecked = columns.filter((column) => !checked.has(column));
  expect(unchecked.toSorted()).toEqual(Object.keys(UNCHECKED).toSorted());
});

test('the database refuses a schedule on a day that does not exist', async () => {
  const { id } = await aCohort(app, { by: await aTeacher(app) });
  const change = (days: string) =>
    app.db.query('update cohort set recurrence_days = $2 where id = $1', [id, days]);
  await expect(change('{Monday,Noday}')).rejects.toThrow('cohort_recurrence_days');
  await expect(change('{Monday,Sunday}')).resolves.toMatchObject({ rowCount: 1 });
});

const SOURCES = path.join(import.meta.dirname, '../../../server/src');
const sources = fs
  .readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('migrations'))
  .map((file) => [file, fs.readFileSync(path.join(SOURCES, file), 'utf8')] as const);

/** Finds a text of the API: its name and its type in TypeScript. */
const TEXT =
  /@(?:Field|Computed(?:<[^>]*>)?)\(\s*\(\) => \[?String\b(?:(?!\n {2}(?:@|\w))[\s\S])*\n(?: {2}@.*\n)* {2}(\w+)[!?]?: ([^;=]+)/g;
/** Types of texts without a list of values. */
const OPEN = /^[\s()]*string\b(?:[\s()&|[\]]|\b(?:Opt|null|undefined)\b)*$/;

test('no text of the API has a closed type in TypeScript', () => {
  const texts = sources.flatMap(([file, source]) =>
    [...source.matchAll(TEXT)].map(([, name, type]) => ({ place: `${file}: ${name}`, type: type! })),
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter(({ type }) => !OPEN.test(type))).toEqual([]);
});

test('no rule looks a value up in a list', () => {
  const lookup =
    /refine(?:<\w+>)?\(\s*\(?(\w+)(?:: \w+)?\)? =>[^;]*?\b\w+(?:\(\)|\))?\.(?:includes|has)\(\1\)/;
  expect(sources.filter(([, source]) => lookup.test(source)).map(([file]) => file)).toEqual([]);
});
