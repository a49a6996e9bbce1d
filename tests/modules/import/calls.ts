import { expect } from 'vitest';
import { formWith, FORM } from '#tests/modules/file/upload';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

const RUN = `importRun { id kind status fileName rowCount invitedCount enrolledCount unchangedCount failedCount failure bytesRead
  fileSize finishedAt startedBy { id } }`;

export interface Run {
  id: string;
  status: 'QUEUED' | 'RUNNING' | 'DONE' | 'CANCELLED' | 'FAILED';
  rowCount: number;
  invitedCount: number;
  enrolledCount: number;
  unchangedCount: number;
  failedCount: number;
  failure: string | null;
  bytesRead: number;
  fileSize: number;
}

/** Calls of a server, which may be a process of its own. */
export type Server = Pick<App, 'graphql' | 'request'>;

/** Uploads the file of an import. Returns its ID. */
export async function uploadedCsv(app: Server, as: Actor, content: string | Buffer, name = 'class.csv') {
  const { status, body, text } = await app.request('POST', '/files?purpose=import', {
    as,
    body: formWith(name, content),
    headers: FORM,
  });
  if (status !== 201) throw new Error(`the upload was answered with ${status}: ${text}`);
  return (body as { id: string }).id;
}

interface Given {
  kind?: 'STUDENTS' | 'ENROLLMENTS';
  cohortId?: string;
  message?: string;
}

export const startWith = (
  app: Server,
  as: Actor,
  fileId: string,
  given: Given = {},
): Promise<GraphqlAnswer> =>
  app.graphql(
    `mutation ($input: StartImportInput!) { startImport(input: $input) { ${RUN} } }`,
    { input: { kind: 'STUDENTS', fileId, ...given } },
    { as },
  );

/** Uploads a file and starts its import, which must succeed. */
export async function started(
  app: Server,
  as: Actor,
  content: string | Buffer,
  given: Given = {},
): Promise<Run> {
  const { data, errors } = await startWith(app, as, await uploadedCsv(app, as, content), given);
  expect(errors).toEqual([]);
  return data.startImport.importRun as Run;
}

export const cancelImport = (app: Server, as: Actor, id: string): Promise<GraphqlAnswer> =>
  app.graphql(`mutation ($id: ID!) { cancelImport(input: { id: $id }) { ${RUN} } }`, { id }, { as });

export const readRun = async (app: Server, as: Actor, id: string): Promise<Run> =>
  (
    await app.graphql(
      `query ($id: ID!) { ${RUN.replace('importRun', 'importRun(id: $id)')} }`,
      { id },
      { as },
    )
  ).data.importRun as Run;

/** Waits for the end of an import. */
export async function ended(app: Server, as: Actor, { id }: { id: string }, timeout = 30_000): Promise<Run> {
  const isEnded = async () => !['QUEUED', 'RUNNING'].includes((await readRun(app, as, id)).status);
  await expect.poll(isEnded, { timeout, interval: 100 }).toBe(true);
  return readRun(app, as, id);
}

/** Imports a file and waits for its end. */
export const imported = async (
  app: Server,
  as: Actor,
  content: string | Buffer,
  given: Given = {},
): Promise<Run> => ended(app, as, await started(app, as, content, given));

/** Reads the first errors of an import as `line column: message`. */
export async function errorsOf(app: Server, as: Actor, { id }: { id: string }): Promise<string[]> {
  const { data } = await app.graphql(
    `query ($id: ID!) { importRun(id: $id) { errors(first: 100) { nodes { line column value message } } } }`,
    { id },
    { as },
  );
  const nodes = data.importRun.errors.nodes as { line: number; column: string | null; message: string }[];
  return nodes.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`);
}
