import {
  delimiterOf,
  EMPTY_FILE,
  IMPORT_FIELDS,
  isFileProblem,
  readHeader,
  tooManyRows,
  unclosedQuote,
  type FileProblem,
  type ImportColumns,
} from '@rules/import/import-columns';
import { MAX_ROWS } from '@rules/import/import';
import { isRowProblem, readRow } from '@rules/import/import-row';
import Papa from 'papaparse';
import type { Encoding, Preview, PreviewRequest } from './preview.ts';

const SHOWN_ROWS = 5;
const SHOWN_PROBLEMS = 50;

/** Reads a file row by row as the server will, and returns what it finds. */
export async function readPreview({ file, encoding }: PreviewRequest): Promise<Preview> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoded = decode(bytes, encoding ?? encodingOf(bytes));
  const preview: Preview = {
    encoding: decoded.encoding,
    rows: [],
    fields: [],
    rowCount: 0,
    problems: [],
    problemCount: 0,
    fileProblem: decoded.problem,
    file: decoded.encoding === 'utf-8' ? file : new Blob([decoded.text]),
  };
  if (!decoded.problem) read(decoded.text, preview);
  return preview;
}

const encodingOf = (bytes: Uint8Array): Encoding =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';

interface Decoded {
  encoding: Encoding;
  text: string;
  problem: FileProblem | null;
}

function decode(bytes: Uint8Array, encoding: Encoding): Decoded {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return { encoding, text, problem: null };
  } catch {
    // The place is found below.
  }
  const before = new TextDecoder(encoding).decode(bytes).split(/[\uFFFD\0]/, 1)[0]!;
  const lines = before.split('\n');
  return {
    encoding,
    text: '',
    problem: {
      line: lines.length,
      column: String(lines.at(-1)!.length + 1),
      message: 'This character can’t be read in this encoding. Choose the one in which the file was saved.',
    },
  };
}

function read(text: string, preview: Preview): void {
  const seen = new Map<string, number>();
  let columns: ImportColumns | null = null;
  let line = 1;
  let cursor = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text.split('\n', 1)[0]!),
    skipEmptyLines: 'greedy',
    step: ({ data: cells, errors, meta }, parser) => {
      const taken = text.slice(cursor, meta.cursor);
      const at = line + count(/^[\s]*/.exec(taken)![0], '\n');
      line += count(taken, '\n');
      cursor = meta.cursor;
      const stop = (problem: FileProblem) => {
        preview.fileProblem = problem;
        parser.abort();
      };
      if (errors.some(({ code }) => code === 'MissingQuotes')) return stop(unclosedQuote(at));
      if (!columns) {
        const header = readHeader(cells, at);
        if (isFileProblem(header)) return stop(header);
        columns = header;
        const { positions } = header;
        preview.fields = IMPORT_FIELDS.filter((field) => positions[field] !== undefined);
        return;
      }
      if (++preview.rowCount > MAX_ROWS) return stop(tooManyRows(at));
      const row = readRow(cells, at, columns, seen);
      if (!isRowProblem(row)) {
        if (preview.rows.length < SHOWN_ROWS) preview.rows.push(row);
        return;
      }
      preview.problemCount++;
      if (preview.problems.length < SHOWN_PROBLEMS) preview.problems.push(row);
    },
  });
  if (!columns && !preview.fileProblem) preview.fileProblem = EMPTY_FILE;
}

function count(text: string, what: string): number {
  let found = 0;
  for (let at = text.indexOf(what); at !== -1; at = text.indexOf(what, at + 1)) found++;
  return found;
}
