import type { FileProblem } from '@rules/import/import-columns';
import type { ImportRow, RowProblem } from '@rules/import/import-row';

/** Encodings in which spreadsheets save files. */
export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/** Content of a file, as the browser reads it before the import. */
export interface Preview {
  encoding: Encoding;
  /** First rows that are valid. */
  rows: ImportRow[];
  /** Recognized columns, in the order of the preview. */
  fields: ('email' | 'firstName' | 'lastName' | 'cohort' | 'role')[];
  rowCount: number;
  /** First problems of rows. */
  problems: RowProblem[];
  problemCount: number;
  /** Why the file cannot be read further. */
  fileProblem: FileProblem | null;
  /** The file in UTF-8, as it is uploaded. */
  file: Blob;
}

/** A question to the worker. Without an encoding it finds one. */
export interface PreviewRequest {
  file: File;
  encoding?: Encoding;
}
