import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { perProcess } from '#platform/request/per-process';

/** Files in memory per process, each of which is at most some hundred kilobytes. */
const MAX_FILES = 200;

/** Version of the files: another one makes all of them new to calendar programs. */
const FORMAT = '1';

/** Calendar files of feeds. A file is built once for each content, however many programs read it. */
export class FeedFiles {
  readonly #files = new LRUCache<string, Promise<string>>({ max: MAX_FILES });
  /** Number of files that were built. */
  builds = 0;

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
export const feedTag = (...content: unknown[]): string =>
  `"${createHash('sha256')
    .update(JSON.stringify([FORMAT, ...content]))
    .digest('base64url')
    .slice(0, 22)}"`;
