import type { App } from '#tests/support/app';
import type { Member } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';
import { unzip } from '#tests/support/zip';

const FIELDS = 'id status percent rowCount fileCount size failure expiresAt finishedAt';

type As = Pick<Member, 'accessToken'>;

export const startExport = (app: Pick<App, 'graphql'>, as: As): Promise<GraphqlAnswer> =>
  app.graphql(`mutation { startInstitutionExport { export { ${FIELDS} } } }`, {}, { as });

export const cancelExport = (app: Pick<App, 'graphql'>, as: As, id: string): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($id: ID!) { cancelInstitutionExport(input: { id: $id }) { export { ${FIELDS} } } }`,
    { id },
    { as },
  );

export interface ExportRow {
  id: string;
  status: string;
  percent: number;
  rowCount: number;
  fileCount: number;
  size: number;
  failure: string | null;
  expiresAt: string | null;
}

export const latestExport = async (app: Pick<App, 'graphql'>, as: As): Promise<ExportRow | null> =>
  (await app.graphql(`{ latestInstitutionExport { ${FIELDS} } }`, {}, { as })).data
    .latestInstitutionExport as ExportRow | null;

/** Requests an archive. */
export const download = (app: App, as: As | null, id: string): Promise<Response> =>
  fetch(`${app.url}/exports/archives/${id}`, {
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  });

/** Returns the files of an archive. */
export async function archiveOf(app: App, as: As, id: string): Promise<Map<string, Buffer>> {
  const answer = await download(app, as, id);
  if (!answer.ok) throw new Error(await answer.text());
  return unzip(Buffer.from(await answer.arrayBuffer()));
}

export const startAccountExport = (
  app: Pick<App, 'graphql'>,
  as: { accessToken: string | null },
): Promise<GraphqlAnswer> =>
  app.graphql(`mutation { startAccountExport { export { ${FIELDS} } } }`, {}, { as });

export const cancelAccountExport = (
  app: Pick<App, 'graphql'>,
  as: { accessToken: string | null },
  id: string,
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($id: ID!) { cancelAccountExport(input: { id: $id }) { export { ${FIELDS} } } }`,
    { id },
    { as },
  );

export const latestAccountExport = async (
  app: Pick<App, 'graphql'>,
  as: { accessToken: string | null },
): Promise<ExportRow | null> =>
  (await app.graphql(`{ latestAccountExport { ${FIELDS} } }`, {}, { as })).data
    .latestAccountExport as ExportRow | null;

/** Requests the archive of an account. */
export const downloadPersonal = (
  app: App,
  as: { accessToken: string | null } | null,
  id: string,
): Promise<Response> =>
  fetch(`${app.url}/exports/personal/${id}`, {
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  });

/** Returns the rows of a table in an archive. */
export const rowsOf = (files: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  files
    .get(`tables/${table}.ndjson`)!
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
