/** Bytes of a block. Headers and contents fill whole ones. */
const BLOCK = 512;

const NAME_MAX = 100;

/** An entry of an archive that is read. Read its body to the end before the next entry. */
export interface TarEntry {
  name: string;
  size: number;
  body: AsyncGenerator<Buffer>;
}

/** Damaged archive. */
export class TarError extends Error {
  override name = 'TarError';
}

/** Returns the header of an entry (POSIX ustar). @throws Error for a name that is too long */
export function tarHeader(name: string, size: number, modifiedAt: Date): Buffer {
  const header = Buffer.alloc(BLOCK);
  const [prefix, last] = splitName(name);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'ascii');
  header.write(last, 0, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(modifiedAt.getTime() / 1000), 136, 12);
  header.write('0', 156, 'ascii');
  header.write('ustar\u000000', 257, 'ascii');
  header.write(prefix, 345, 'utf8');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'ascii');
  return header;
}

/** Returns the bytes after an entry of the given size. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** The end of an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** Divides a long name at a slash. */
function splitName(name: string): [prefix: string, last: string] {
  if (Buffer.byteLength(name) <= NAME_MAX) return ['', name];
  const slash = name.lastIndexOf('/');
  const parts: [string, string] = [name.slice(0, slash), name.slice(slash + 1)];
  if (slash < 0 || Buffer.byteLength(parts[0]) > 155 || Buffer.byteLength(parts[1]) > NAME_MAX)
    throw new Error(`The name ${name} is too long for an archive.`);
  return parts;
}

/** Sum of all bytes of a header, with spaces in place of the sum. */
function checksum(header: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : header[at]!;
  return sum;
}

/** Returns the entries of an archive in their order. @throws TarError when it is damaged or ends early */
export async function* readTar(from: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(from);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) {
      await source.drain(); // the checksum of the compression is at its very end
      return;
    }
    const { name, size } = parseHeader(header);
    const body = source.upTo(size);
    yield { name, size, body };
    for await (const rest of body) void rest;
    await source.exactly(tarPadding(size).length);
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) => {
    const field = header.subarray(at, at + length);
    const end = field.indexOf(0);
    return field.toString('utf8', 0, end < 0 ? length : end);
  };
  const sum = Number.parseInt(text(148, 8), 8);
  const size = Number.parseInt(text(124, 12), 8);
  if (sum !== checksum(header) || !Number.isSafeInteger(size)) throw new TarError('A header is damaged.');
  const prefix = text(345, 155);
  return { name: prefix ? `${prefix}/${text(0, NAME_MAX)}` : text(0, NAME_MAX), size };
}

/** Reads a stream in pieces of wanted sizes. */
class ByteSource {
  readonly #from: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(from: AsyncIterable<Buffer>) {
    this.#from = from[Symbol.asyncIterator]();
  }

  /** Returns the given number of bytes. */
  async exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.upTo(size)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  /** Returns the given number of bytes piece by piece. */
  async *upTo(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0 && !(await this.#fill())) throw new TarError('The archive ends early.');
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async drain(): Promise<void> {
    while (await this.#fill());
  }

  async #fill(): Promise<boolean> {
    const { value, done } = await this.#from.next();
    if (done) return false;
    this.#rest = value;
    return true;
  }
}
