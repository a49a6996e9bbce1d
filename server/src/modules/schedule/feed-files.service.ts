import { LRUCache } from 'lru-cache';
import { entityTag } from '#platform/request/entity-tag';
import { perProcess } from '#platform/request/per-process';

/** Files in memory per process, each of which is at most some hundred kilobytes. */
const MAX_FILES = 200;

/** Version of the files: another one makes all of them new to calendar programs. */
const FORMAT = '1';

/** A read of the entries of a feed that is under way, and the one that follows it for those who asked in the meantime. */
interface Reading {
  result: Promise<unknown>;
  next: Promise<unknown> | null;
}

/**
 * Calendar files of feeds. A file is built once for each content, however many programs read it, and programs that ask for a feed
 * at the same time share its reads.
 */
class FeedFiles {
  readonly #files = new LRUCache<string, Promise<string>>({ max: MAX_FILES });
  /** Reads under way, by their feeds. */
  readonly #reads = new Map<string, Reading>();
  /** Number of files that were built. */
  builds = 0;
  /** Number of reads of entries. */
  reads = 0;

  /**
   * Returns the entries of a feed, as of now or later: a program that asks during a read shares the next one.
   * @param read reads the entries
   */
  entries<T>(feedId: string, read: () => Promise<T>): Promise<T> {
    const underWay = this.#reads.get(feedId);
    if (!underWay) return this.#start(feedId, read);
    underWay.next ??= underWay.result.catch(() => undefined).then(() => this.#start(feedId, read));
    return underWay.next as Promise<T>;
  }

  #start<T>(feedId: string, read: () => Promise<T>): Promise<T> {
    this.reads++;
    const result = read();
    const reading: Reading = { result, next: null };
    this.#reads.set(feedId, reading);
    const forget = () => {
      if (this.#reads.get(feedId) === reading) this.#reads.delete(feedId);
    };
    result.then(forget, forget);
    return result;
  }

  /** Returns the file with a tag. @param build builds it if it is not known */
  get(tag: string, build: () => Promise<string>): Promise<string> {
    let file = this.#files.get(tag);
    if (!file) {
      this.builds++;
      file = build();
      this.#files.set(tag, file);
      file.catch(() => this.#files.delete(tag));
    }
    return file;
  }
}

export const feedFilesOf = perProcess(() => new FeedFiles());

/** Returns the entity tag of a feed with some content. */
export const feedTag = (...content: unknown[]): string => entityTag(JSON.stringify([FORMAT, ...content]));
