import pg from 'pg';
import { standInForCluster } from '#tests/platform/database/citus-stand-in';
import { type App, type AppOptions, startApp } from '#tests/support/app';
import { aDatabase } from '#tests/support/database';
import type { GraphqlOptions } from '#tests/support/graphql';

/** Starts a server as on the coordinator of a cluster, whose visitors' lists read the catalogue. */
export async function startOnCluster(options: AppOptions = {}): Promise<App> {
  const database = await aDatabase();
  const db = new pg.Pool({ connectionString: database.url, max: 1 });
  if (!process.env['CITUS_STAND_IN']) await standInForCluster(db);
  await db.end();
  const app = await startApp({ ...options, databaseUrl: database.url });
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await database.drop();
    },
  };
}

/** Returns the titles of the courses that a reader lists. */
export async function titlesOf(
  app: App,
  { as = null, ...variables }: { as?: GraphqlOptions['as']; search?: string } = {},
): Promise<string[]> {
  const answer = await app.graphql(
    'query ($search: String) { courses(first: 100, search: $search) { nodes { title } totalCount } }',
    variables,
    { as },
  );
  const { nodes } = answer.data.courses as { nodes: { title: string }[] };
  return nodes.map(({ title }) => title);
}

const EXPECTED = `
  select institution_id, id, 'course' as kind, title, short_description as description, category, level,
    null::timestamptz as starts_at, null::timestamptz as ends_at, null::timestamptz as closes_at, created_at, updated_at
  from course where is_public and status = 'published' and deleted_at is null
  union all
  select institution_id, id, 'cohort', title, description, null, null, start_date, end_date, registration_deadline, created_at, updated_at
  from cohort where is_public and published_at is not null and deleted_at is null`;

const ENTRIES = `
  select institution_id, id, kind, title, description, category, level, starts_at, ends_at, closes_at, created_at, updated_at
  from catalogue_entry`;

/** Returns the entries that are wrong, and the public rows without the right one. */
export async function differences(app: App): Promise<unknown[]> {
  const { rows } = await app.db.query(
    `(select 'too much' as fault, found.* from (${ENTRIES} except (${EXPECTED})) found)
     union all (select 'missing', missed.* from ((${EXPECTED}) except ${ENTRIES}) missed)`,
  );
  return rows as unknown[];
}

/** Returns how many changes have no entries yet. */
export async function countChanges(app: App): Promise<number> {
  const { rows } = await app.db.query<{ count: number }>(
    'select count(*)::int as count from catalogue_change',
  );
  return rows[0]!.count;
}
