import { LRUCache } from 'lru-cache';
import { tagged } from '#api/web/cached-text';
import { parseReadyData } from '#api/graphql/execute';
import { ReadyJson } from '#platform/read/ready';
import type { Response } from './row.ts';

const MEGABYTE = 1024 * 1024;
/** Part of the size of the memory of answers that finished responses may fill in addition. */
const SHARE = 1 / 4;
/** Bytes of an entry besides its texts, at most. */
const ENTRY_BYTES = 1_000;
const BYTES_PER_CHARACTER = 2;

/** Response that was built of data, and the number of items on the page that the data are; null if they are no list. */
interface Built {
  response: Response;
  items: number | null;
}

interface Kept extends Built {
  /** Address of the request with its query string. */
  url: string;
}

/**
 * Responses as they are sent, by the JSON that they were built from. Besides it they depend only on the address of the
 * request, so they are never out of date: a caller who reads the same JSON gets the same response. See decision 0167.
 */
export class FinishedResponses {
  readonly #kept: LRUCache<string, Kept> | null;

  /** @param megabytes size of the memory of answers; 0 keeps nothing */
  constructor(megabytes: number) {
    const maxSize = megabytes * MEGABYTE * SHARE;
    this.#kept = maxSize > 0 ? new LRUCache({ maxSize, sizeCalculation: sizeOf }) : null;
  }

  /** Returns the response to a read of an address: a kept one, or one that `build` makes of the data. */
  of(url: string, data: Record<string, unknown>, build: (data: Record<string, unknown>) => Response): Built {
    const json = this.#kept ? onlyJson(data) : null;
    const kept = json === null ? undefined : this.#kept!.get(json);
    if (kept?.url === url) return kept;
    const built = builtOf(data, build);
    if (json === null) return built;
    const finished = { ...built, response: finishedOf(built.response) };
    this.#kept!.set(json, { ...finished, url });
    return finished;
  }
}

/** Builds a response of data that may be JSON. */
export function builtOf(
  data: Record<string, unknown>,
  build: (data: Record<string, unknown>) => Response,
): Built {
  const parsed = parseReadyData(data);
  return { response: build(parsed), items: itemsOf(parsed) };
}

/** Returns the number of items on the page that a document reads; null if it does not read a list. */
export function itemsOf(data: Record<string, unknown>): number | null {
  const [field] = Object.values(data as Record<string, { nodes?: unknown } | null>);
  return Array.isArray(field?.nodes) ? field.nodes.length : null;
}

/** Returns the JSON of data that are one field; null if the field is anything else. */
function onlyJson(data: Record<string, unknown>): string | null {
  const [value, ...others] = Object.values(data);
  return value instanceof ReadyJson && others.length === 0 ? value.text : null;
}

function finishedOf({ body, headers }: Response): Response {
  const { text, tag } = tagged(JSON.stringify(body));
  return {
    body: text,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8', etag: tag },
  };
}

const sizeOf = ({ response, url }: Kept, json: string): number =>
  (json.length + (response.body as string).length + url.length) * BYTES_PER_CHARACTER + ENTRY_BYTES;
