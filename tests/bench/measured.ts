import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';

const file = path.join(import.meta.dirname, 'measured.json');

/** Tables with fewer rows say nothing of the bytes of a row. */
const MIN_ROWS = 1_000;

/** Figures of `npm run bench -- --save`, from which `npm run capacity` computes. */
export interface Measured {
  measuredOn: string;
  machine: { processors: number; load: number };
  /** The server in each workload: ratio to the limit, and CPU time of a request in the server and in PostgreSQL. */
  workloads: Record<string, { ratio: number; perSecond: number; serverMs: number; databaseMs: number }>;
  /** Rows and bytes that one enrollment writes. */
  enrollment: { walBytes: number; auditEntries: number; notifications: number };
  server: { megabytes: number };
  socket: { kilobytes: number; deliveriesPerSecond: number };
  /** Bytes of a row with its indexes and TOAST, by table. */
  rows: Record<string, number>;
}

/** Writes new figures into the file. Others stay as they are. */
export function save(figures: Partial<Measured>): void {
  const before = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Measured>) : {};
  const after = {
    ...before,
    measuredOn: new Date().toISOString().slice(0, 10),
    machine: {
      processors: os.availableParallelism(),
      load: Math.round(os.loadavg()[1]!),
    },
    ...figures,
    workloads: { ...before.workloads, ...figures.workloads },
    rows: { ...before.rows, ...figures.rows },
  };
  fs.writeFileSync(file, `${JSON.stringify(after, null, 2)}\n`);
}

/** Returns the bytes of a row with its indexes and TOAST, of each table with many rows. */
export async function bytesPerRow(client: pg.ClientBase): Promise<Record<string, number>> {
  await client.query('analyze'); // counts the rows
  const { rows } = await client.query<{ table: string; bytes: number }>(
    `select relname as "table", round(pg_total_relation_size(oid) / reltuples)::int as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1 order by relname`,
    [MIN_ROWS],
  );
  return Object.fromEntries(rows.map(({ table, bytes }) => [table, bytes]));
}

/** Counts what enrollments write from now on. Returns a function that says how much each of them wrote. */
export async function startCounting(client: pg.ClientBase): Promise<() => Promise<Measured['enrollment']>> {
  const read = async () => {
    const { rows } = await client.query<Record<'wal' | 'enrollments' | 'entries' | 'notifications', number>>(
      `select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal, (select count(*) from enrollment)::float8 as enrollments,
         (select count(*) from audit_entry)::float8 as entries, (select count(*) from notification)::float8 as notifications`,
    );
    return rows[0]!;
  };
  const before = await read();
  return async () => {
    const after = await read();
    const each = (name: keyof typeof after, digits: number) =>
      Number(((after[name] - before[name]) / (after.enrollments - before.enrollments)).toFixed(digits));
    return {
      walBytes: each('wal', 0),
      auditEntries: each('entries', 2),
      notifications: each('notifications', 2),
    };
  };
}
