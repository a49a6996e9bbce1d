import type pg from 'pg';
import { breachesOf } from '#platform/database/distribution/rules';
import { planTables } from '#platform/database/distribution/tables';
import { type Check, faultsOf, isTenantTable } from './catalogue.ts';

const TRIGGERS = `pg_trigger t join pg_class c on c.oid = t.tgrelid and not t.tgisinternal
  join pg_proc f on f.oid = t.tgfoid`;

/** SQL: the statements of a function, as text or as parsed when it was made. */
const bodyOf = (f: string) => `coalesce(pg_get_function_sqlbody(${f}.oid), ${f}.prosrc)`;

/** SQL: pattern of functions that read the clock or make identities. */
const CLOCK = `'uuidv7|gen_random_uuid|clock_timestamp|now\\(\\)|current_timestamp'`;

/** Faults that stay, and why. */
export const TO_BE_MENDED: Record<string, string> = Object.fromEntries(
  ['next_row_id', 'write_time'].map((name) => [
    `${name} is called by triggers of a table of tenants and reads the clock or makes identities`,
    'Only for a change by hand, outside of the server, which sets no identity of the write.',
  ]),
);

/** Rules that Citus does not check, but with which its nodes agree (docs/decisions, 0069). */
const DETERMINISM: Check[] = [
  {
    complaint: 'is a trigger function of a table of tenants that reads the clock or makes identities',
    sql: `select distinct f.proname from ${TRIGGERS} where ${isTenantTable('c')}
      and ${bodyOf('f')} ~* ${CLOCK}`,
  },
  {
    complaint: 'is called by triggers of a table of tenants and reads the clock or makes identities',
    sql: `select distinct called.proname from ${TRIGGERS} join pg_proc called on called.pronamespace = 'public'::regnamespace
      and called.proname not like 'queue_job%' and ${bodyOf('f')} ~ ('\\m' || called.proname || '\\(')
      where ${isTenantTable('c')} and ${bodyOf('called')} ~* ${CLOCK}`,
  },
];

/** Returns what keeps the tables from being distributed by institution: what `npm run distribute` refuses, and own decisions. */
export async function distributionFaults(db: pg.Pool): Promise<string[]> {
  const breaches = await breachesOf(db, await planTables(db));
  return [
    ...breaches.map(({ place, complaint }) => `${place} ${complaint}`),
    ...(await faultsOf(db, DETERMINISM)),
  ];
}
