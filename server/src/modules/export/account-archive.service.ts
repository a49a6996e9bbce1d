import type { ClientBase } from 'pg';
import { ACCOUNT_TABLES, MEMBER_TABLES } from '#modules/personal-data/personal-tables.service';
import { SETTINGS } from '#platform/database/tenancy';
import type { ArchiveSource, ExportedTable } from './archive-source.service.ts';
import { countBytes, exportedFiles } from './export-files.service.ts';
import { countRows, type RowsPart, rowsAsLines, withheldColumns } from './export-rows.service.ts';

const README = [
  'Everything that the platform holds about you, in all institutions',
  '',
  'tables/  one file for each table, with one row as JSON in each line (https://github.com/ndjson/ndjson-spec).',
  '         Rows refer to each other by their IDs. Times are in UTC. institution.ndjson has the names of the institutions.',
  'files/   the files that you uploaded. Each name starts with the ID of its row in tables/file.ndjson.',
  '',
  'Without passwords, tokens and other secrets: keep it in a safe place',
];

/** Columns of the person's own rows that are of no use outside of the platform. */
const TECHNICAL: Readonly<Record<string, readonly string[]>> = {
  passkey: ['credential_id', 'public_key', 'sign_count'],
};

/** A membership of the person. */
interface Own {
  institutionId: string;
  id: string;
}

/** Returns everything that the platform holds about a person: rows and files of the account and of each of its memberships. */
export function accountArchive(accountId: string): ArchiveSource {
  const settings = { institution: '', account: accountId };
  /** Read with the tables, at the beginning. */
  let memberships: Own[] = [];
  const partsOf = (client: ClientBase, name: string) => [
    ...partsOfAccount(name, accountId),
    ...memberships.flatMap((own) => partsOfMember(client, name, own)),
  ];
  return {
    settings,
    async tables(client) {
      memberships = await membershipsIn(client, accountId);
      const tables: ExportedTable[] = [];
      for (const name of NAMES) {
        let rowCount = 0;
        for (const part of partsOf(client, name)) rowCount += await countRows(client, part);
        tables.push({ name, rowCount });
      }
      return tables;
    },
    rows: (client, table, onRows) => rowsAsLines(client, partsOf(client, table), onRows),
    async countBytes(client) {
      let bytes = 0;
      for (const { institutionId, id } of memberships) {
        await enter(client, institutionId);
        bytes += await countBytes(client, { institutionId, uploaderId: id });
      }
      return bytes;
    },
    async *files(client) {
      for (const { institutionId, id } of memberships)
        yield* exportedFiles(client, {
          settings: { ...settings, institution: institutionId },
          institutionId,
          uploaderId: id,
        });
    },
    readme: README,
  };
}

/** Names of the files in the archive. */
const NAMES = ['institution', ...ACCOUNT_TABLES, ...MEMBER_TABLES.keys()]
  .map((one) => (typeof one === 'string' ? one : one.table))
  .filter((name, place, all) => all.indexOf(name) === place)
  .toSorted();

/** Returns the memberships of an account in all institutions, which it reads as its own. */
async function membershipsIn(client: ClientBase, accountId: string): Promise<Own[]> {
  const { rows } = await client.query<Own>(
    'select institution_id as "institutionId", id from membership where account_id = $1 order by institution_id',
    [accountId],
  );
  return rows;
}

/** Lets the statements that follow in the transaction read another institution. */
const enter = (client: ClientBase, institutionId: string) =>
  client.query(`select set_config('${SETTINGS.institution}', $1, true)`, [institutionId]);

const withheldOf = (table: string) => [...withheldColumns(table), ...(TECHNICAL[table] ?? [])];

/** Returns the rows of a table that belong to the account, outside of institutions. */
const partsOfAccount = (name: string, accountId: string): RowsPart[] =>
  ACCOUNT_TABLES.filter(({ table }) => table === name).map(({ table, own }) => ({
    table,
    condition: own,
    values: [accountId],
    withheld: withheldOf(table),
  }));

/** Returns the rows of a table that belong to a membership, and the name of its institution. */
function partsOfMember(client: ClientBase, name: string, { institutionId, id }: Own): RowsPart[] {
  const enterFirst = async () => void (await enter(client, institutionId));
  if (name === 'institution')
    return [
      {
        table: name,
        condition: 'row.id = $3',
        values: [institutionId],
        withheld: [],
        shown: ['id', 'name', 'namespace'],
        enter: enterFirst,
      },
    ];
  const found = MEMBER_TABLES.get(name);
  return found
    ? [
        {
          table: name,
          condition: `row.institution_id = $3 and ${found.own}`,
          values: [institutionId, id],
          withheld: withheldOf(name),
          enter: enterFirst,
        },
      ]
    : [];
}
