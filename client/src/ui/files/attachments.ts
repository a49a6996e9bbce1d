import { type FilePurpose, problemOf } from '@rules/file/file';
import { readError } from '#lib/errors';
import { upload } from '#lib/upload';
import { ruleText } from '#lib/ruleText';
import { texts } from '#texts/en';

/** File stored on the server. */
export interface AttachedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** File that is being attached. */
export interface Attachment {
  /** Key in this list. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'attached' | 'failed';
  /** Percentage that was sent. */
  percent: number;
  /** ID on the server; null until it is stored. */
  id: string | null;
  /** Error message. */
  problem: string | null;
  /** Whether a retry may succeed. */
  canRetry: boolean;
}

interface Entry extends Attachment {
  /** Null for files that were attached before. */
  file: File | null;
  underway: AbortController | null;
}

/** Number of concurrent uploads; others are queued. */
const MAX_CONCURRENT = 3;

/** Returns whether a failure may be temporary: no response, rate limit or server error. */
const isTemporary = (status: number | null) => status === null || status === 429 || status >= 500;

/** Files of a form: attached, uploading and failed ones. */
export class Attachments {
  readonly purpose: FilePurpose;
  readonly #objectId: string | undefined;
  readonly #onRemove: (id: string) => void;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[];
  #shown: readonly Attachment[] = [];
  #key = 0;

  /**
   * Creates the list.
   * @param onRemove called with the ID of a removed file that was uploaded here
   * @param objectId ID of the object that the files are for, where it accepts other files than most
   */
  constructor(
    purpose: FilePurpose,
    before: readonly AttachedFile[],
    onRemove: (id: string) => void,
    objectId?: string,
  ) {
    this.purpose = purpose;
    this.#objectId = objectId;
    this.#onRemove = onRemove;
    this.#entries = before.map(({ id, name, size }) => ({
      ...this.#begin(name, size),
      id,
      state: 'attached',
      percent: 100,
    }));
    this.#shown = [...this.#entries];
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns all files in order; the same array until a change. */
  readonly list = (): readonly Attachment[] => this.#shown;

  /** Returns the stored files. */
  attached(): AttachedFile[] {
    return this.#entries.flatMap(({ id, name, size }) => (id === null ? [] : [{ id, name, size }]));
  }

  /**
   * Adds files and starts their uploads.
   * @returns the error message if the files are rejected, else null
   */
  add(files: readonly File[]): string | null {
    const problem = problemOf(this.purpose, files, this.#entries.length);
    if (problem !== null) return ruleText(problem);
    this.#entries.push(...files.map((file) => ({ ...this.#begin(file.name, file.size), file })));
    this.#next();
    return null;
  }

  /** Removes a file and aborts its upload. */
  remove(key: number): void {
    const entry = this.#entries.find((candidate) => candidate.key === key);
    if (!entry) return;
    entry.underway?.abort();
    this.#entries = this.#entries.filter((candidate) => candidate !== entry);
    if (entry.id !== null && entry.file) this.#onRemove(entry.id);
    this.#next();
  }

  /** Retries a failed upload. */
  retry(key: number): void {
    const entry = this.#entries.find((candidate) => candidate.key === key);
    if (entry?.state !== 'failed') return;
    Object.assign(entry, { state: 'waiting', percent: 0, problem: null });
    this.#next();
  }

  /** Marks files as failed that the server no longer has: they must be attached again. */
  expire(ids: readonly string[]): void {
    const expired = this.#entries.filter(({ id }) => id !== null && ids.includes(id));
    if (expired.length === 0) return;
    for (const entry of expired)
      Object.assign(entry, { id: null, state: 'failed', percent: 0, problem: texts.attachments.expired });
    this.#changed();
  }

  /** Aborts all uploads, because the form was left. */
  stop(): void {
    for (const { underway } of this.#entries) underway?.abort();
  }

  #begin(name: string, size: number): Entry {
    const key = this.#key++;
    const states = { state: 'waiting', percent: 0, id: null, problem: null, canRetry: false } as const;
    return { key, name, size, ...states, file: null, underway: null };
  }

  #next(): void {
    const count = this.#entries.filter(({ state }) => state === 'uploading').length;
    const waiting = this.#entries.filter(({ state }) => state === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, MAX_CONCURRENT - count))) void this.#send(entry);
    this.#changed();
  }

  async #send(entry: Entry): Promise<void> {
    const controller = (entry.underway = new AbortController());
    entry.state = 'uploading';
    try {
      const { id, name } = await upload(entry.file!, {
        purpose: this.purpose.name,
        objectId: this.#objectId,
        signal: controller.signal,
        onProgress: (percent) => {
          entry.percent = percent;
          this.#changed();
        },
      });
      Object.assign(entry, { id, name, state: 'attached', percent: 100 });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { code, message, status } = readError(error);
      const { offline, failed } = texts.attachments;
      const problem = code === 'NETWORK' ? offline : message || failed;
      Object.assign(entry, { state: 'failed', problem, canRetry: isTemporary(status) });
    }
    entry.underway = null;
    this.#next();
  }

  #changed(): void {
    // Copies, because rendered data must not change.
    this.#shown = this.#entries.map((entry) => ({ ...entry }));
    for (const listener of this.#listeners) listener();
  }
}
