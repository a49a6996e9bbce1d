import { type FilePurposeName, problemOf } from '@rules/file/file';
import { readError } from '#lib/errors';
import { upload } from '#lib/upload';
import { texts } from '#texts/en';

/** A file that the server has. */
export interface AttachedFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A file on its way to be attached. */
export interface Attachment {
  /** In this list. */
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  state: 'waiting' | 'uploading' | 'attached' | 'failed';
  /** Of what was sent. */
  percent: number;
  /** The server's; null until it has the file. */
  id: string | null;
  /** Why it failed. */
  problem: string | null;
  /** Whether another try may succeed. */
  canRetry: boolean;
}

interface Entry extends Attachment {
  /** Null for those that were attached before. */
  file: File | null;
  underway: AbortController | null;
}

/** Uploads at once; the others wait. */
const AT_ONCE = 3;

/** Failures of the moment: too many at once, or a server that is not well. */
const mayPass = (status: number | null) => status === null || status === 429 || status >= 500;

/** The files of one form: those it had, those that are sent, those that could not be. */
export class Attachments {
  readonly purpose: FilePurposeName;
  readonly #onRemove: (id: string) => void;
  readonly #listeners = new Set<() => void>();
  #entries: Entry[];
  #shown: readonly Attachment[] = [];
  #key = 0;

  /** @param onRemove gets the id of a file that was uploaded here and is not wanted any more */
  constructor(purpose: FilePurposeName, before: readonly AttachedFile[], onRemove: (id: string) => void) {
    this.purpose = purpose;
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

  /** All of them, in order; the same array until something changes. */
  readonly list = (): readonly Attachment[] => this.#shown;

  /** Those that the server has. */
  attached(): AttachedFile[] {
    return this.#entries.flatMap(({ id, name, size }) => (id === null ? [] : [{ id, name, size }]));
  }

  /** Takes files and begins to send them, or gives what is wrong with them and takes none. */
  add(files: readonly File[]): string | null {
    const problem = problemOf(this.purpose, files, this.#entries.length);
    if (problem !== null) return problem;
    this.#entries.push(...files.map((file) => ({ ...this.#begin(file.name, file.size), file })));
    this.#next();
    return null;
  }

  /** Takes one away; ends its upload where that is under way. */
  remove(key: number): void {
    const entry = this.#entries.find((candidate) => candidate.key === key);
    if (!entry) return;
    entry.underway?.abort();
    this.#entries = this.#entries.filter((candidate) => candidate !== entry);
    if (entry.id !== null && entry.file) this.#onRemove(entry.id);
    this.#next();
  }

  /** Sends one that failed again. */
  retry(key: number): void {
    const entry = this.#entries.find((candidate) => candidate.key === key);
    if (entry?.state !== 'failed') return;
    Object.assign(entry, { state: 'waiting', percent: 0, problem: null });
    this.#next();
  }

  /** Ends all uploads: the form is left. */
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
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - count))) void this.#send(entry);
    this.#changed();
  }

  async #send(entry: Entry): Promise<void> {
    const controller = (entry.underway = new AbortController());
    entry.state = 'uploading';
    try {
      const { id, name } = await upload(entry.file!, {
        purpose: this.purpose,
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
      Object.assign(entry, { state: 'failed', problem, canRetry: mayPass(status) });
    }
    entry.underway = null;
    this.#next();
  }

  #changed(): void {
    // Copies: what is drawn must not change by itself.
    this.#shown = this.#entries.map((entry) => ({ ...entry }));
    for (const listener of this.#listeners) listener();
  }
}
