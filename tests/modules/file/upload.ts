import fs from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#tests/support/app';
import type { Actor } from '#tests/support/factories';
import type { HttpAnswer } from '#tests/support/http-answer';

export const BOUNDARY = '----of-the-tests';
export const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
export const PATH = '/files?purpose=submission';

/** Returns the headers of the multipart part of a file. */
export const partHead = (name: string): Buffer =>
  Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`,
  );

export const END = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

/** Returns a multipart body with one file, as browsers send it. */
export const formWith = (name: string, content: Buffer | string): Buffer =>
  Buffer.concat([partHead(name), Buffer.from(content), END]);

/** Uploads a file. */
export const upload = (
  app: App,
  as: Actor,
  name: string,
  content: Buffer | string,
  address = PATH,
): Promise<HttpAnswer> => app.request('POST', address, { as, body: formWith(name, content), headers: FORM });

/** Uploads a file that must be accepted. Returns its ID. */
export async function uploaded(
  app: App,
  as: Actor,
  name = 'essay.js',
  content: Buffer | string = 'export const answer = 42;\n',
): Promise<string> {
  const { status, body, text } = await upload(app, as, name, content);
  if (status !== 201) throw new Error(`the upload of ${name} was answered with ${status}: ${text}`);
  return (body as { id: string }).id;
}

/** The first bytes of files of some types, long enough to be recognized. */
export const CONTENT = {
  pdf: Buffer.concat([Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1'), Buffer.alloc(5_000, 'x')]),
  /** One stored entry, a.txt. */
  zip: Buffer.from(
    '504b03040a000000000000000000' +
      '8316dc8c010000000100000005000000612e74787461' +
      '504b01021e030a0000000000000000008316dc8c0100000001000000050018000000000001000000a48100000000612e747874',
    'hex',
  ),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  exe: Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500)]),
  html: '<!doctype html><script>alert(1)</script>',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
};

/** Returns the folder in which an app keeps files. */
export const folderOf = (app: App) => path.join(app.services.config.dataDir, 'files');

/** Returns everything in the file storage folder, and every file row. */
export async function keptIn(app: App): Promise<{ files: string[]; rows: number; bytes: number }> {
  const entries = await fs.readdir(folderOf(app), { recursive: true, withFileTypes: true });
  const { rows } = await app.db.query<{ count: number }>('select count(*)::int from file');
  const { rows: use } = await app.db.query<{ bytes: string }>('select bytes from storage_use');
  return {
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    rows: rows[0]!.count,
    bytes: Number(use[0]?.bytes ?? 0),
  };
}

/** Contents of the storage after an upload that was not accepted. */
export const NOTHING = { files: [], rows: 0, bytes: 0 };

/** Deletes all files of an institution, and what counts them. */
export async function deleteFiles(app: App, institution: { id: string }): Promise<void> {
  await app.db.query('delete from file; delete from storage_use; delete from attempt');
  await fs.rm(path.join(folderOf(app), institution.id), { recursive: true, force: true });
}
