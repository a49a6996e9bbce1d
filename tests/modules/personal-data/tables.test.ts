import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ACCOUNT_TABLES,
  MEMBER_TABLES,
  NOT_EXPORTED,
  NOT_OWN,
} from '#modules/personal-data/personal-tables.service';
import { type App, startApp } from '#tests/support/app';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

/** Returns the columns of foreign keys to a table. */
const referencesTo = async (target: string) =>
  (
    await app.db.query<{ table: string; column: string }>(
      `select c.relname as "table", a.attname as "column" from pg_constraint k
       join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey) and a.attname <> 'institution_id'
       where k.contype = 'f' and p.relname = $1 and c.relnamespace = 'public'::regnamespace`,
      [target],
    )
  ).rows;

test('every reference to a member is a person’s own row or has a reason not to be', async () => {
  const references = await referencesTo('membership');
  const known = ({ table, column }: (typeof references)[number]) =>
    `${table}.${column}` in NOT_OWN || MEMBER_TABLES.get(table)?.own.includes(`row.${column} `);
  expect(references.filter((one) => !known(one))).toEqual([]);
  const all = references.map(({ table, column }) => `${table}.${column}`);
  expect(Object.keys(NOT_OWN).filter((name) => !all.includes(name))).toEqual([]);
});

test('every table of accounts is exported or has a reason not to be', async () => {
  const tables = (await referencesTo('account')).map(({ table }) => table);
  const known = [...ACCOUNT_TABLES.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)];
  expect(tables.filter((table) => !known.includes(table))).toEqual([]);
});

/** Texts of own rows that the erasure leaves: names of states and kinds, titles of the institution's content, and codes. */
const LEFT = new Set([
  'api_token.hint',
  'api_token.scopes',
  'api_token.token_hash',
  'attendance.status',
  'certificate.cohort_title',
  'certificate.course_title',
  'certificate.criteria',
  'certificate.grade',
  'certificate.language',
  'certificate.number',
  'certificate.status',
  'conversation.kind',
  'enrollment.status',
  'event_registration.status',
  'file.content_type',
  'file.image_key',
  'file.name', // of content; submitted files and photos are deleted
  'file.purpose',
  'invitation.email', // of the invited person
  'learning_day.time_zone',
  'member_invitation.email',
  'member_invitation.first_name',
  'member_invitation.last_name',
  'member_invitation.role',
  'member_invitation.token_hash',
  'seat_order.coupon_code',
  'seat_order.method',
  'seat_order.payment_ref',
  'seat_order.payment_url',
  'seat_order.provider',
  'seat_order.provider_ref',
  'seat_order.status',
  'seat_order.title',
  'submission.score_names',
]);

/** Texts that are erased at once (erase-membership.service.ts). */
const AT_ONCE = /^(membership\..*|seat_order\.buyer_(name|email))$/;

test('every text of a person’s own rows is erased, or is on the list of those that say nothing about the person', async () => {
  const { rows } = await app.db.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'ARRAY', 'jsonb') and udt_name not in ('_uuid', '_int4') order by 1, 2`,
  );
  const left = rows.filter(({ table, column }) => {
    const erase = MEMBER_TABLES.get(table)?.erase;
    return erase !== undefined && erase !== 'rows' && !(erase && column in erase);
  });
  const names = left.map(({ table, column }) => `${table}.${column}`);
  expect(names.filter((name) => !LEFT.has(name) && !AT_ONCE.test(name))).toEqual([]);
  expect([...LEFT].filter((name) => !names.includes(name))).toEqual([]);
});
