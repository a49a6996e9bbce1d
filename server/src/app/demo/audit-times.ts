import { HOUR } from '#kernel/duration.rules';
import type { EntityManager } from '@mikro-orm/postgresql';
import { idMovedTo } from '#modules/audit/time-ordered-id.sql';
import { APP_ROLE } from '#platform/database/tenancy';

/** Columns with the time of the change, in the order in which they are looked at. */
const OWN_TIMES = [
  'enrolled_at',
  'started_at',
  'submitted_at',
  'issued_at',
  'replied_at',
  'graded_at',
  'date',
] as const;

interface SeededEntry {
  id: string;
  noun: string;
  rowId: string;
  isCreated: boolean;
  /** Values of the columns by their names in the database. */
  after: Record<string, unknown>;
}

/**
 * Moves the audit entries of the seeding to the times that the seeded rows tell, so that the log and the activity feed
 * are not all of this minute. An entry's ID has its time, too, and both move together.
 *
 * It runs as the owner of the tables, because the app's role may not change the log.
 */
export async function spreadAuditEntries(em: EntityManager, institutionId: string): Promise<void> {
  const entries = await em.execute<SeededEntry[]>(ENTRIES, [institutionId]);
  const created = await findCreationTimes(em, institutionId, entries);
  const moved = timeEntries(entries, created, Date.now());
  await setRole(em, 'none');
  await em.execute(MOVED, [JSON.stringify(moved), institutionId]);
  await setRole(em, APP_ROLE);
}

const setRole = (em: EntityManager, role: string) => em.execute(`select set_config('role', ?, true)`, [role]);

const ENTRIES = `
  select id, noun, row_id as "rowId", action = 'created' as "isCreated", coalesce(after, '{}') as after
  from audit_entry where institution_id = ? order by id`;

const MOVED = `
  update audit_entry e set id = ${idMovedTo('e.id', 'moved.at')}, created_at = moved.at
  from jsonb_to_recordset(?::jsonb) moved (id uuid, at timestamptz)
  where e.institution_id = ? and e.id = moved.id`;

/** Returns the creation times of the rows by their IDs, in milliseconds, without those of the seeding itself. */
async function findCreationTimes(
  em: EntityManager,
  institutionId: string,
  entries: readonly SeededEntry[],
): Promise<Map<string, number>> {
  const nouns = new Set(entries.map(({ noun }) => noun));
  nouns.delete('institution'); // global and new
  const selects = [...nouns].map(
    (noun) =>
      `select id, created_at as at from "${noun}" where institution_id = ? and created_at < now() - interval '10 minutes'`,
  );
  const rows = await em.execute<{ id: string; at: string }[]>(
    selects.join(' union all '),
    selects.map(() => institutionId),
  );
  return new Map(rows.map(({ id, at }) => [id, new Date(at).getTime()]));
}

/**
 * Returns the time of each entry: that of its row; without one, that of the latest row it refers to; without any, the
 * time when the institution was set up. Members join shortly before the first thing that names them.
 * @param created creation times of rows that have one, in milliseconds
 * @param now in milliseconds; later times do not count
 */
function timeEntries(
  entries: readonly SeededEntry[],
  created: ReadonlyMap<string, number>,
  now: number,
): { id: string; at: Date }[] {
  const ownTime = ({ isCreated, rowId, after }: SeededEntry): number | undefined => {
    const known = isCreated ? created.get(rowId) : undefined;
    if (known !== undefined) return known;
    const column = OWN_TIMES.find((name) => typeof after[name] === 'string');
    const time = column && Date.parse(after[column] as string);
    return time && time < now ? time : undefined;
  };
  const own = entries.map(ownTime);
  const setUpAt = Math.min(now, ...own.filter((time) => time !== undefined)) - 24 * HOUR;
  const members = new Set(entries.filter(({ noun }) => noun === 'membership').map(({ rowId }) => rowId));
  const joined = new Map<string, number>();
  entries.forEach(({ after }, index) => {
    const time = own[index];
    if (time === undefined) return;
    for (const value of Object.values(after) as string[])
      if (members.has(value)) joined.set(value, Math.min(joined.get(value) ?? now, time - HOUR));
  });
  /** Times of the latest entries by row. */
  const latest = new Map<string, number>();
  /** IDs of a row and of the rows that it refers to. */
  const referred = new Map<string, string[]>();
  return entries.map(({ id, rowId, after }, index) => {
    const rows = referred.get(rowId) ?? [
      rowId,
      ...Object.values(after).filter((value) => typeof value === 'string'),
    ];
    const join = referred.has(rowId) ? undefined : joined.get(rowId);
    referred.set(rowId, rows);
    const time = own[index] ?? join ?? Math.max(setUpAt, ...rows.map((row) => latest.get(row) ?? setUpAt));
    latest.set(rowId, Math.max(time, latest.get(rowId) ?? time));
    return { id, at: new Date(time) };
  });
}
