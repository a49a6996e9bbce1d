import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as tar from 'tar-stream';
import { StartError } from '#kernel/start-error';
import { entryOf, hashOf } from './archive-writer.ts';
import { countRows } from './copied-rows.ts';
import { ENTRIES, FILES, type Manifest, parseManifest } from './manifest.ts';

/** An entry of an archive with its whole content. Read it to the end before the next one. */
export interface Content {
  name: string;
  body: AsyncGenerator<Buffer>;
}

/** A part of an entry, as `tar-stream` reads it. */
interface Part extends AsyncIterable<Buffer> {
  header: { name: string };
}

/** Returns the parts of an archive in their order. Read each to the end before the next one. */
function openArchive(file: string): AsyncIterableIterator<Part> {
  const extract = tar.extract();
  const parts = extract[Symbol.asyncIterator]();
  pipeline(fs.createReadStream(file), createGunzip(), extract).catch(() => undefined); // the reader of the parts gets the error
  return parts as AsyncIterableIterator<Part>;
}

/** Returns the entries of an archive in their order. */
export async function* readArchive(file: string): AsyncGenerator<Content> {
  const parts = openArchive(file);
  try {
    let part = await parts.next();
    while (!part.done) {
      const name = entryOf(part.value.header.name);
      const isSame = () => !part.done && entryOf(part.value.header.name) === name;
      const body = (async function* joined(): AsyncGenerator<Buffer> {
        while (isSame()) {
          yield* part.value as Part;
          part = await parts.next();
        }
      })();
      yield { name, body };
      for await (const rest of body) void rest;
    }
  } finally {
    await parts.return?.(); // closes the file
  }
}

/** Contents of an archive, as found by reading it. */
interface Found {
  checksums: string[];
  /** Texts of the entries about the archive. */
  texts: Map<string, string>;
  rows: Map<string, number>;
  files: Set<string>;
}

/**
 * Reads a whole archive and compares it with its checksums and counts. Returns its manifest.
 * @throws StartError when it is damaged, incomplete or no archive
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  if (!fs.existsSync(file)) throw new StartError(`${file} does not exist.`);
  try {
    const found = await lookThrough(file).catch(failToRead);
    const manifest = parseManifest(found.texts.get(ENTRIES.manifest) ?? fail('it has no manifest'));
    compare(manifest, found);
    return manifest;
  } catch (error) {
    throw new StartError(`${file} cannot be used: ${reasonOf(error)}. Nothing was changed.`, {
      cause: error,
    });
  }
}

async function lookThrough(file: string): Promise<Found> {
  const found: Found = { checksums: [], texts: new Map(), rows: new Map(), files: new Set() };
  const about: string[] = [ENTRIES.manifest, ENTRIES.checksums];
  for await (const part of openArchive(file)) {
    const { name } = part.header;
    const entry = entryOf(name);
    const hash = createHash('sha256');
    const pieces: Buffer[] = [];
    let rows = 0;
    for await (const piece of part) {
      hash.update(piece);
      if (about.includes(entry)) pieces.push(piece);
      if (entry.startsWith('database/')) rows += countRows(piece);
    }
    if (about.includes(entry))
      found.texts.set(entry, (found.texts.get(entry) ?? '') + Buffer.concat(pieces).toString());
    else found.checksums.push(`${hash.digest('hex')}  ${name}\n`);
    if (entry.startsWith('database/')) found.rows.set(entry, (found.rows.get(entry) ?? 0) + rows);
    if (entry.startsWith(FILES)) found.files.add(entry);
  }
  return found;
}

function compare(manifest: Manifest, { checksums, texts, rows, files }: Found): void {
  const expected = texts.get(ENTRIES.checksums) ?? fail('it has no checksums');
  if (hashOf(Buffer.from(expected)) !== manifest.checksums) fail('its list of checksums is damaged');
  const present = checksums.join('');
  if (present !== expected) fail(`${firstDifference(expected, present)} is damaged or missing`);
  for (const table of manifest.tables)
    if ((rows.get(ENTRIES.table(table)) ?? 0) !== table.rows)
      fail(`the table ${table.name} does not have the number of rows of the manifest`);
  if (files.size !== manifest.files.count) fail('files are missing');
}

/** Returns the name of the first entry whose line differs. */
function firstDifference(expected: string, present: string): string {
  const lines = present.split('\n');
  const line = expected.split('\n').find((each, at) => each !== lines[at]);
  return line?.slice(66) || 'an entry';
}

function fail(reason: string): never {
  throw new Error(reason);
}

/** @throws Error in plain words for a damaged archive; with its own message for a file that the system cannot read */
function failToRead(error: NodeJS.ErrnoException): never {
  const isDamage = !error.code || error.code.startsWith('Z_'); // tar-stream has no codes, zlib has those
  throw isDamage ? new Error('it is damaged, incomplete or no archive', { cause: error }) : error;
}

function reasonOf(error: unknown): string {
  const { message } = error as Error;
  return message.replace(/\.$/, '').replace(/^The /, 'the ').replace(/^A /, 'a ');
}
