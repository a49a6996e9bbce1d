import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JOBS } from '#app/modules';
import { twoTenants } from '#tests/api/isolation/tenants';
import { callOf, mutations } from '#tests/modules/audit/every-mutation';
import { type App, startApp } from '#tests/support/app';
import { genericPlan, ownDecisions, unroutedScans } from '#tests/support/plans';
import { recordStatements } from '#tests/support/sent-statements';
import { brokenRules, unexpected } from './citus-rules.ts';
import {
  ACROSS_INSTITUTIONS,
  ownDecisionsIn,
  type Plans,
  plansOf,
  tenantTables,
  toRules,
  unroutedIn,
} from './statement-rules.ts';

let app: App;
let plans: Plans;
let isTenantTable: (table: string) => boolean;

/** Runs every mutation of the schema and every scheduled job, and records the server's statements. */
beforeAll(async () => {
  app = await startApp({ isOwn: true }); // others' connections have prepared statements, which are not sent again
  const tenants = await twoTenants(app);
  await app.db.query(`update institution set plan = 'professional'`); // with tokens
  isTenantTable = await tenantTables(app.db);
  const sent = recordStatements();
  for (const operation of mutations) {
    const { as, given } = await sent.without(() => callOf(app, tenants, operation));
    await app.graphql(operation.brief, given, { as });
  }
  for (const { name, schedule } of JOBS)
    if (schedule) await app.db.query(`select graphile_worker.add_job($1, '{}')`, [name]);
  while ((await waitingJobs()) > 0) await wait(250);
  sent.stop();
  plans = await plansOf(app.db, toRules(sent.texts));
});
afterAll(() => app.stop());

async function waitingJobs(): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    'select count(*)::int from graphile_worker._private_jobs where run_at <= now() and attempts < 2',
  );
  return rows[0]!.count;
}

test('every statement names the institution whose rows it reads and changes', async () => {
  expect(plans.size).toBeGreaterThan(150);
  const found = [...(await unroutedIn(app.db, plans))];
  const known = Object.keys(ACROSS_INSTITUTIONS);
  expect(found.filter(([text]) => !known.some((beginning) => text.startsWith(beginning)))).toEqual([]);
});

test('no statement that changes rows of tenants reads the clock, makes identities or queues jobs', async () => {
  expect(await ownDecisionsIn(app.db, plans)).toEqual([]);
});

test('every statement keeps the rules of a cluster, but for listed exceptions', async () => {
  expect(unexpected(await brokenRules(app.db, plans))).toEqual([]);
});

test.each([
  [
    'locks a row next to an account',
    'select from membership m join account a on a.id = m.account_id where m.institution_id = $1 for update of m',
    'locks or changes rows of tenants next to tables of the coordinator',
  ],
  [
    'changes rows by an account',
    'update membership m set first_name = a.first_name from account a where a.id = m.account_id and m.institution_id = $1',
    'locks or changes rows of tenants next to tables of the coordinator',
  ],
  [
    'reads accounts of members',
    'select from membership m join account a on a.id = m.account_id where m.institution_id = $1',
    'reads rows of tenants next to tables of the coordinator',
  ],
  [
    'reads what a part changes',
    `with gone as (delete from course where institution_id = $1 returning id)
     select from gone where exists (select from course where institution_id = $1)`,
    'reads a table that an earlier part of the statement changes',
  ],
  [
    'inserts what it reads under a given institution',
    `insert into activity (institution_id, id) select $1, id from course where institution_id = $1`,
    'inserts rows that it reads, under an institution that is not theirs',
  ],
  [
    'requests jobs from the accounts of members',
    `insert into job_request (task, payload) select 'x', to_json(a.email)
     from membership m join account a on a.id = m.account_id where m.institution_id = $1`,
    'reads rows of tenants next to tables of the coordinator',
  ],
  [
    'returns JSON',
    'update course set title = $2 where institution_id = $1 returning json_build_object($3::text, id)',
    'returns values of functions that are not immutable from a change',
  ],
  [
    'changes rows by a function of a column',
    `update course set title = to_char(created_at, 'YYYY') where institution_id = $1`,
    'changes rows by functions of their columns that are not immutable',
  ],
  [
    'resolves a conflict from a table',
    `insert into course as c (institution_id, id) values ($1, $2) on conflict (institution_id, id) do update
     set title = (select title from cohort h where h.institution_id = $1 and h.id = excluded.id)`,
    'reads a table to resolve a conflict',
  ],
  [
    'calls a function that reads tables',
    `select waitlist_position(institution_id, id) from enrollment where institution_id = $1`,
    'calls a function that reads tables, next to rows of tenants',
  ],
])('a statement that %s breaks a rule', async (_, text, rule) => {
  const found = await brokenRules(app.db, await plansOf(app.db, [text]));
  expect(found.map((one) => one.rule)).toEqual([rule]);
});

test.each([
  [
    'inserts rows under their institution',
    'insert into activity (institution_id, id) select institution_id, id from course where institution_id = $1',
  ],
  [
    'changes rows in a part, and others after it',
    `with gone as (delete from course where institution_id = $1 returning id)
     update cohort set title = '' from gone where cohort.institution_id = $1 and cohort.id = gone.id`,
  ],
  [
    'requests jobs for rows',
    `insert into job_request (task, payload) select 'x', to_json(title) from course where institution_id = $1`,
  ],
])('a statement that %s keeps the rules', async (_, text) => {
  expect(await brokenRules(app.db, await plansOf(app.db, [text]))).toEqual([]);
});

test('the look-up of a session reads no table of tenants', () => {
  const lookUps = [...plans.keys()].filter((text) => /'sessionId', s\.id.* from session s/.test(text));
  expect(lookUps).toHaveLength(1);
  expect(lookUps[0]).not.toMatch(/ join (membership|enrollment)/);
});

test.each([
  ['by the identity alone', 'select title from course where id = $1', ['course']],
  ['by a parameter', 'select title from course where institution_id = $1 and id = $2', []],
  [
    'by a join with one that is named',
    `select from cohort_course l join course c on c.institution_id = l.institution_id and c.id = l.course_id
     where l.institution_id = $1`,
    [],
  ],
  [
    'by a join without the institution',
    'select from cohort_course l join course c on c.id = l.course_id where l.institution_id = $1',
    ['course'],
  ],
  [
    'of every institution in a subquery',
    `select from cohort c where institution_id = $1 and id in (select cohort_id from cohort_course where course_id = $2)`,
    ['cohort_course'],
  ],
  [
    'of a subquery by the row around it',
    `select exists (select from lesson l where l.institution_id = c.institution_id and l.course_id = c.id) from course c
     where c.institution_id = $1`,
    ['lesson'],
  ],
  [
    'of a subquery by a parameter',
    `select exists (select from lesson l where l.institution_id = $1 and l.course_id = c.id) from course c
     where c.institution_id = $1`,
    [],
  ],
  ['that is changed by the identity alone', 'update course set title = $1 where id = $2', ['course']],
])('a scan %s', async (_, text, found) => {
  const scans = unroutedScans(await genericPlan(app.db, text), isTenantTable);
  expect(scans.map((scan) => scan.split(' ')[0])).toEqual(found);
});

test.each([
  ['reads the clock', `update course set created_at = now() where institution_id = $1`, ['now(']],
  [
    'makes an identity',
    `insert into activity (institution_id, id, created_at) select $1, uuidv7(), $2::timestamptz`,
    ['uuidv7('],
  ],
  [
    'reads the clock in the default of a column',
    `insert into activity (institution_id, id) values ($1, $2)`,
    ['now('],
  ],
  [
    'queues a job',
    `with gone as (delete from activity where institution_id = $1 returning id)
     select queue_job('bad', '{}') from gone`,
    ['queue_job('],
  ],
  ['takes parameters', `update course set created_at = $2 where institution_id = $1`, []],
  ['reads the clock of no tenant', `update session set revoked_at = now() where id = $1`, []],
])('a statement that %s', async (_, text, found) => {
  const functions = ownDecisions(await genericPlan(app.db, text), isTenantTable);
  expect(functions).toEqual(found);
});
