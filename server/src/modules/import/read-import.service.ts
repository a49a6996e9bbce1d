import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import {
  delimiterOf,
  EMPTY_FILE,
  type FileProblem,
  type ImportColumns,
  isFileProblem,
  readHeader,
  tooManyRows,
  unclosedQuote,
} from './import-columns.rules.ts';
import { type ImportRow, readRow, type RowProblem } from './import-row.rules.ts';
import { MAX_ROWS } from './import.rules.ts';
import { completeLines, UnreadableFile } from './read-text.service.ts';

/** Maximum length of a row in characters. A quote that is never closed would otherwise take in the rest of the file. */
const MAX_RECORD = 100_000;

/** A row as it is read. */
export interface ReadRow {
  row: ImportRow | RowProblem;
  columns: ImportColumns;
  /** Bytes of the file up to its end. */
  bytes: number;
}

interface Parsed {
  record: string[];
  info: { bytes: number; lines: number };
}

/** Where a file cannot be read further, and the bytes before it. */
interface Fault {
  problem: FileProblem;
  bytes: number;
}

/**
 * Yields the rows of a CSV file. Memory does not grow with the file, except for its addresses, of which none may occur
 * twice.
 * @throws UnreadableFile for a file that names no addresses, and after the rows before the place that cannot be read
 */
export async function* readImport(source: Readable): AsyncGenerator<ReadRow> {
  const blocks = completeLines(source);
  const first = await blocks.next();
  if (first.done) throw new UnreadableFile(EMPTY_FILE);
  const seen = new Map<string, number>();
  let columns: ImportColumns | null = null;
  let count = 0;
  for await (const { record, info } of parsed(first.value, blocks)) {
    const line = info.lines - record.join('').split('\n').length + 1;
    if (!columns) {
      const header = readHeader(record, line);
      if (isFileProblem(header)) throw new UnreadableFile(header);
      columns = header;
      continue;
    }
    if (++count > MAX_ROWS) throw new UnreadableFile(tooManyRows(line));
    yield { row: readRow(record, line, columns, seen), columns, bytes: info.bytes };
  }
  if (!columns) throw new UnreadableFile(EMPTY_FILE);
}

/** Yields the records of a file. @throws UnreadableFile after the records before the place that cannot be read */
async function* parsed(first: Buffer, blocks: AsyncGenerator<Buffer>): AsyncGenerator<Parsed> {
  let fault: Fault | null = null;
  let lines = 0;
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(first.subarray(0, MAX_RECORD).toString('utf8').split('\n')[0]!),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true, // an error would drop the records before it that are not read yet
    max_record_size: MAX_RECORD,
    on_record: (record, context) => {
      lines = context.lines;
      return record;
    },
    on_skip: (error) => {
      fault ??= { problem: unclosedQuote(lines + 1), bytes: Number(error?.['bytes'] ?? 0) };
    },
  });
  const text = async function* (): AsyncGenerator<Buffer> {
    yield first;
    try {
      for await (const block of blocks) {
        if (fault) return;
        yield block;
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      fault ??= { problem: error.problem, bytes: Infinity };
    }
  };
  const input = Readable.from(text(), { objectMode: false });
  input.once('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const record of parser as AsyncIterable<Parsed>) {
      if (faultOf() && record.info.bytes > faultOf()!.bytes) break;
      yield record;
    }
  } finally {
    input.destroy();
    parser.destroy();
  }
  if (faultOf()) throw new UnreadableFile(faultOf()!.problem);

  /** Reads the variable, which the compiler does not know to change in callbacks. */
  function faultOf(): Fault | null {
    return fault;
  }
}
