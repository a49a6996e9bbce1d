import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Milliseconds after which what lies in the spool belongs to no upload any more: a process was killed. */
export const OVER = 3_600_000;

/** Files that are on their way in: on the disk of those that are kept here, so that they only need another name. */
export class Spool {
  readonly #folder: string;

  constructor(filesFolder: string) {
    this.#folder = path.join(filesFolder, '.incoming');
  }

  /** Writes a stream into a file of its own, through `inspect`; whatever fails leaves nothing. Gives its path. */
  async write(from: Readable, inspect: Transform): Promise<string> {
    await fs.mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.#folder, crypto.randomUUID());
    try {
      await pipeline(from, inspect, createWriteStream(file, { mode: 0o600, flush: true }));
      return file;
    } catch (error) {
      await this.drop(file);
      throw error;
    }
  }

  /** Forgets a file, where it is still there. */
  async drop(file: string): Promise<void> {
    await fs.rm(file, { force: true });
  }

  /** Forgets what processes left that were killed. */
  async clean(): Promise<void> {
    const names = await fs.readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#folder, name);
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > OVER) await this.drop(file);
    }
  }
}
