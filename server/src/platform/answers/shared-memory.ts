import { LRUCache } from 'lru-cache';

/** Part of a full memory that an institution may take from those that have less: a quarter. */
const SHARE = 1 / 4;
/** Largest part of the memory that one entry may fill. */
const LARGEST = 1 / 8;

interface Kept<Entry> {
  institutionId: string;
  bytes: number;
  entry: Entry;
}

/** Bytes and entries of an institution in the memory. */
interface Holding {
  bytes: number;
  /** Names of its entries, the least recently used first. */
  names: Set<string>;
}

/**
 * Entries of many institutions in a memory of limited size. One institution may fill it alone. Once it is full, the least
 * recently used entry makes room; but an institution with more than its share takes room only from itself and from one that
 * has even more.
 */
export class SharedMemory<Entry> {
  readonly #max: number;
  readonly #sizeOf: (entry: Entry, name: string) => number;
  readonly #kept: LRUCache<string, Kept<Entry>>;
  readonly #holdings = new Map<string, Holding>();

  /** @param sizeOf returns the bytes of an entry, at most */
  constructor(maxBytes: number, sizeOf: (entry: Entry, name: string) => number) {
    this.#max = maxBytes;
    this.#sizeOf = sizeOf;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.ceil(maxBytes * LARGEST),
      dispose: (kept, name) => this.#leave(kept, name),
    });
  }

  /** Upper bound of the bytes of all entries. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** Number of entries. */
  get size(): number {
    return this.#kept.size;
  }

  /** Returns the entry with a name, which differs between institutions. */
  get(name: string): Entry | undefined {
    const kept = this.#kept.get(name);
    if (!kept) return undefined;
    const { names } = this.#holdings.get(kept.institutionId)!;
    names.delete(name);
    names.add(name);
    return kept.entry;
  }

  /** Keeps an entry of an institution in place of the one with the same name, unless it is too large. */
  set(institutionId: string, name: string, entry: Entry): void {
    const bytes = this.#sizeOf(entry, name);
    this.#makeRoom(institutionId, bytes);
    this.#kept.set(name, { institutionId, bytes, entry }, { size: bytes });
    if (!this.#kept.has(name)) return;
    let holding = this.#holdings.get(institutionId);
    if (!holding) this.#holdings.set(institutionId, (holding = { bytes: 0, names: new Set() }));
    holding.bytes += bytes;
    holding.names.add(name);
  }

  #makeRoom(institutionId: string, bytes: number): void {
    const holding = this.#holdings.get(institutionId);
    if (!holding) return;
    while (holding.bytes > this.#max * SHARE && this.bytes + bytes > this.#max) {
      const [oldest] = this.#kept.rkeys();
      const [ownOldest] = holding.names;
      const { institutionId: owner } = this.#kept.peek(oldest!)!;
      this.#kept.delete(this.#holdings.get(owner)!.bytes > holding.bytes ? oldest! : ownOldest!);
    }
  }

  /** Called for each entry that is replaced or removed. */
  #leave({ institutionId, bytes }: Kept<Entry>, name: string): void {
    const holding = this.#holdings.get(institutionId)!;
    holding.bytes -= bytes;
    holding.names.delete(name);
    if (holding.names.size === 0) this.#holdings.delete(institutionId);
  }
}
