import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as tar from 'tar-stream';
import { ENTRIES, type Manifest } from './manifest.ts';

/**
 * Bytes of a part. The header of an entry has its size, which is unknown while a table is read, so that parts are kept in
 * memory. Uploaded files are smaller.
 */
export const PART_BYTES = 16 * 1024 * 1024;

/** Favors speed: pictures and documents are compressed already. */
const LEVEL = 3;

/** Returns the name of a part of an entry; the first has that of the entry. */
const partName = (name: string, part: number): string => (part === 1 ? name : `${name}#${part}`);

/** Returns the name of the entry of a part. */
export const entryOf = (part: string): string => part.replace(/#\d+$/, '');

/**
 * A .tar.gz archive with checksums, which gets its name when it is complete. Until then it is `NAME.partial`, which is deleted
 * on a failure and when the process exits.
 */
export class ArchiveWriter {
  readonly #file: string;
  readonly #draft: string;
  readonly #tar = tar.pack();
  readonly #written: Promise<void>;
  readonly #checksums: string[] = [];
  readonly #now = new Date();
  readonly #drop = (): void => fs.rmSync(this.#draft, { force: true });

  /**
   * Begins an archive.
   * @throws Error with the code EEXIST if its draft exists, or another one if its folder cannot be written to
   */
  constructor(file: string) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    this.#file = file;
    this.#draft = `${file}.partial`;
    const fd = fs.openSync(this.#draft, 'wx', 0o600);
    this.#written = pipeline(
      this.#tar,
      createGzip({ level: LEVEL }),
      fs.createWriteStream(this.#draft, { fd, flush: true }),
    );
    this.#written.catch(() => undefined); // reported by the call that waits for it
    process.once('exit', this.#drop);
  }

  /** Adds an entry, in parts if it is long. Returns its size in bytes. */
  async add(name: string, from: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<number> {
    let pieces: Buffer[] = [];
    let [part, size, total] = [1, 0, 0];
    const flush = async () => {
      await this.#addPart(partName(name, part++), Buffer.concat(pieces, size));
      [pieces, size] = [[], 0];
    };
    for await (const piece of from) {
      if (size > 0 && size + piece.length > PART_BYTES) await flush();
      pieces.push(piece);
      size += piece.length;
      total += piece.length;
    }
    if (size > 0 || part === 1) await flush();
    return total;
  }

  /** Adds checksums and manifest, and gives the archive its name. Returns its size in bytes. */
  async end(manifest: Omit<Manifest, 'checksums'>): Promise<number> {
    const text = Buffer.from(this.#checksums.join(''));
    const whole: Manifest = { ...manifest, checksums: hashOf(text) };
    await this.add(ENTRIES.checksums, [text]);
    await this.add(ENTRIES.manifest, [Buffer.from(`${JSON.stringify(whole, null, 1)}\n`)]);
    this.#tar.finalize();
    await this.#written;
    fs.renameSync(this.#draft, this.#file);
    process.off('exit', this.#drop);
    flushFolder(path.dirname(this.#file));
    return fs.statSync(this.#file).size;
  }

  /** Stops writing and deletes what was written. */
  async drop(): Promise<void> {
    this.#tar.destroy(new Error('The archive was dropped.'));
    await this.#written.catch(() => undefined);
    this.#drop();
    process.off('exit', this.#drop);
  }

  /** Resolves when the part has been passed on, so that one part at a time is in memory. */
  async #addPart(name: string, content: Buffer): Promise<void> {
    this.#checksums.push(`${hashOf(content)}  ${name}\n`);
    const header = { name, mode: 0o600, mtime: this.#now };
    try {
      await new Promise<void>((resolve, reject) => {
        const entry = this.#tar.entry(header, content, (error) => (error ? reject(error) : resolve()));
        entry.on('error', reject); // without a listener it would end the process
      });
    } catch (error) {
      await this.#written; // has the cause, such as a full disk
      throw error;
    }
  }
}

export const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Syncs a folder, so that the name of a file survives a power failure. Windows cannot open folders. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = fs.openSync(folder, 'r');
  fs.fsyncSync(handle);
  fs.closeSync(handle);
}
