import fs from 'node:fs/promises';
import path from 'node:path';
import { MEMBER_TABLES } from '#modules/personal-data/personal-tables.service';
import type { App } from '#tests/support/app';
import { type Actor, aFile, type InstitutionRow, type Member, PASSWORD } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

export const eraseMember = (
  app: Pick<App, 'graphql'>,
  as: Pick<Actor, 'accessToken'>,
  id: string,
  proof: object = { password: PASSWORD },
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($input: EraseMemberInput!) { eraseMember(input: $input) { member {
      id displayName status avatarUrl viewerCan { erase restore } } } }`,
    { input: { id, ...proof } },
    { as },
  );

/** Word in everything that a person wrote or is named by, and in nothing else. */
export const MARK = 'zyxquill';

/** Assigns the rows of a student to the person, or any row of the institution, in each table. */
export async function giveRows(app: App, person: Member, student: Member): Promise<void> {
  for (const [table, { column, own }] of MEMBER_TABLES) {
    const direct = own === `row.${column} = $4`;
    if (column === 'id' || (!direct && column !== 'account_id')) continue;
    const [to, from] = direct
      ? [person.membershipId, student.membershipId]
      : [person.accountId, student.accountId];
    await app.db.query(
      `with chosen as (
         select id from ${table} where institution_id = $1
         order by ${column} = $3 desc, id limit (select greatest(1, count(*)) from ${table} where institution_id = $1 and ${column} = $3))
       update ${table} row set ${column} = $2 from chosen where row.institution_id = $1 and row.id = chosen.id`,
      [person.institution.id, to, from],
    );
  }
  await addRows(app, person);
}

/** Rows that no sample creates: columns besides the institution, the ID and the person, and their values. */
const MORE_ROWS: Record<string, [column: string, columns: string, values: string]> = {
  invitation: [
    'sent_by_id',
    'course_id, email',
    `(select id from course where institution_id = $1 limit 1), 'friend@example.net'`,
  ],
  lesson_completion: [
    'membership_id',
    'lesson_id',
    '(select id from lesson where institution_id = $1 limit 1)',
  ],
  lesson_progress: [
    'membership_id',
    'lesson_id, counted_until',
    '(select id from lesson where institution_id = $1 limit 1), now()',
  ],
  notification_preference: ['membership_id', 'kind, is_mailed', `'enrollment', false`],
  read_mark: [
    'membership_id',
    'conversation_id, sequence',
    '(select id from conversation where institution_id = $1 limit 1), 1',
  ],
  review_vote: [
    'membership_id',
    'review_id, is_helpful',
    '(select id from review where institution_id = $1 limit 1), true',
  ],
};

async function addRows(app: App, { institution, membershipId }: Member): Promise<void> {
  for (const [table, [column, columns, values]] of Object.entries(MORE_ROWS))
    await app.db.query(
      `insert into ${table} (institution_id, id, ${column}, ${columns}) select $1, uuidv7(), $2, ${values}
       where not exists (select from ${table} where institution_id = $1 and ${column} = $2)`,
      [institution.id, membershipId],
    );
}

/** Columns with names of states and kinds, hashes, and those that the erasure of rows deletes with the row. */
const NO_TEXTS = [
  'kind',
  'weekday',
  'start_time',
  'end_time',
  'time_zone',
  'token_hash',
  'experience',
  'late_penalty',
];

/** Writes the mark into each text of the person's rows that the erasure replaces or deletes. Returns the tables with such rows. */
export async function markRows(app: App, { institution, membershipId }: Member): Promise<string[]> {
  const marked: string[] = [];
  for (const [table, { own, erase }] of MEMBER_TABLES) {
    if (!erase) continue;
    const { rows } = await app.db.query<{ name: string; type: string }>(
      `select column_name as name, data_type || case when udt_name = '_uuid' then '(ids)' else '' end as type
       from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type in ('text', 'ARRAY')`,
      [table],
    );
    const texts = rows.filter(({ name, type }) =>
      type === 'ARRAY(ids)' ? false : erase === 'rows' ? !NO_TEXTS.includes(name) : name in erase,
    );
    const set = texts.map(
      ({ name, type }) => `${name} = ${type === 'text' ? `'${MARK}'` : `array['${MARK}']`}`,
    );
    const condition = `row.institution_id = $3 and ${own} and $1::text is null and $2::text is null`;
    const values = [null, null, institution.id, membershipId];
    const { rowCount } = await app.db.query(
      texts.length === 0
        ? `select from ${table} row where ${condition}`
        : `update ${table} row set ${set.join()} where ${condition}`,
      values,
    );
    if (rowCount) marked.push(table);
  }
  return marked;
}

/** Returns the tables with a text that contains the word, in any schema. */
export async function tracesOf(app: App, word: string): Promise<string[]> {
  const { rows } = await app.db.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await app.db.query(`select from ${name} t where t::text ilike $1 limit 1`, [
      `%${word}%`,
    ]);
    if (rowCount) found.push(name.replace('public.', ''));
  }
  return found;
}

/** Returns the stored files whose content has the mark. */
export async function markedFiles(app: App, { id }: InstitutionRow): Promise<string[]> {
  const folder = path.join(app.services.config.dataDir, 'files', id);
  const names = await fs.readdir(folder).catch(() => []);
  const contents = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  return names.filter((_, place) => contents[place]!.includes(MARK));
}

/** Uploads files of the person: one that was submitted and a photo. */
export async function uploadFiles(app: App, by: Member): Promise<void> {
  await aFile(app, { by, name: `${MARK}.js`, content: `${MARK} wrote this` });
  await aFile(app, { by, name: `${MARK}.png`, content: MARK, purpose: 'avatar', holderId: by.membershipId });
}
