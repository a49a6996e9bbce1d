import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { FileProblem } from './import-columns.rules.ts';

/** Maximum length of a line in bytes. */
const MAX_LINE = 1024 * 1024;

const LINE_FEED = 0x0a;

const NOT_UTF8 = 'This character can’t be read. Save the file as “CSV UTF-8” and start the import again.';

/** Thrown when a file cannot be read further. */
export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Yields a file in blocks of complete lines, which are UTF-8. Holds one block in memory.
 * @throws UnreadableFile for another encoding, with the line and the position of the character
 */
export async function* completeLines(source: Readable): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const all = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = all.lastIndexOf(LINE_FEED) + 1;
    const block = all.subarray(0, end);
    rest = all.subarray(end);
    if (rest.length > MAX_LINE)
      throw new UnreadableFile({
        line: line + countLines(block),
        column: null,
        message: 'This line is too long.',
      });
    yield* readable(block, line);
    line += countLines(block);
  }
  yield* readable(rest, line);
}

function countLines(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(LINE_FEED); at !== -1; at = block.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}

/**
 * Yields a block.
 * @throws UnreadableFile after the lines before the first character that is not UTF-8, or a zero as in UTF-16
 */
function* readable(block: Buffer, firstLine: number): Generator<Buffer> {
  if (block.length === 0) return;
  if (isText(block)) return yield block;
  let line = firstLine;
  for (let start = 0; start < block.length; line++) {
    const next = block.indexOf(LINE_FEED, start);
    const end = next === -1 ? block.length : next;
    const bytes = block.subarray(start, end);
    if (!isText(bytes)) {
      if (start > 0) yield block.subarray(0, start);
      throw new UnreadableFile({ line, column: String(positionIn(bytes)), message: NOT_UTF8 });
    }
    start = end + 1;
  }
}

const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0);

/** Returns the position of the first character of a line that cannot be read, starting at 1. */
const positionIn = (bytes: Buffer): number => bytes.toString('utf8').search(/[\uFFFD\0]/) + 1;
