import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR } from '#kernel/duration.rules';

/** Age in milliseconds from which a file in the spool is a leftover of a killed process. */
export const OVER = HOUR;

/** Temporary files of running uploads. They are on the same disk as stored files, so that storing one is a rename. */
export class Spool {
  readonly #folder: string;

  constructor(filesFolder: string) {
    this.#folder = path.join(filesFolder, '.incoming');
  }

  /** Writes a stream through `inspect` into a new file and returns its path. A failure deletes the file. */
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

  /** Deletes a file if it exists. */
  async drop(file: string): Promise<void> {
    await fs.rm(file, { force: true });
  }

  /** Deletes the leftovers of killed processes. */
  async clean(): Promise<void> {
    const names = await fs.readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#folder, name);
      const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > OVER) await this.drop(file);
    }
  }
}
