import type { ClientBase } from 'pg';
import { tenantCatalogue } from '#platform/database/tenant-catalogue';
import type { ArchiveSource, ExportedTable } from './archive-source.service.ts';
import { countBytes, exportedFiles, type ExportedPart } from './export-files.service.ts';
import { rowsAsLines, withheldColumns } from './export-rows.service.ts';

/** Tables whose hidden columns are content of the institution: the right answers of its quizzes. */
const OWN_CONTENT: ReadonlySet<string> = new Set(['quiz_question']);

const README = [
  'Everything that the institution stored here',
  '',
  'tables/  one file for each table, with one row as JSON in each line (https://github.com/ndjson/ndjson-spec).',
  '         Rows refer to each other by their IDs. Times are in UTC.',
  'files/   all uploaded files. Each name starts with the ID of its row in tables/file.ndjson.',
  '',
  'Without passwords, tokens and other secrets, but with personal data of all members: keep it in a safe place',
];

/** Returns everything that an institution has. */
export function institutionArchive(institutionId: string): ArchiveSource {
  const settings = { institution: institutionId };
  const files: ExportedPart = { settings, institutionId };
  return {
    settings,
    tables: (client) => exportedTables(client, institutionId),
    rows: (client, table, onRows) =>
      rowsAsLines(
        client,
        [
          {
            table,
            condition: `row.${table === 'institution' ? 'id' : 'institution_id'} = $3`,
            values: [institutionId],
            withheld: OWN_CONTENT.has(table) ? [] : withheldColumns(table),
          },
        ],
        onRows,
      ),
    countBytes: (client) => countBytes(client, files),
    files: (client) => exportedFiles(client, files),
    readme: README,
  };
}

/** Returns the tables of an institution with the numbers of its rows, the institution's own row first. */
async function exportedTables(client: ClientBase, institutionId: string): Promise<ExportedTable[]> {
  const tables: ExportedTable[] = [{ name: 'institution', rowCount: 1 }];
  for (const { name, isTenant } of await tenantCatalogue(client)) {
    if (!isTenant) continue;
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from public."${name}" where institution_id = $1`,
      [institutionId],
    );
    tables.push({ name, rowCount: rows[0]!.count });
  }
  return tables.toSorted((a, b) =>
    a.name === 'institution' ? -1 : b.name === 'institution' ? 1 : a.name < b.name ? -1 : 1,
  );
}
