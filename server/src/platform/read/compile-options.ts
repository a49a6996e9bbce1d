import type { Confined } from './confinement.ts';
import type { Reader } from './declarations.ts';
import type { Tables } from './tables.ts';

/** Reader and purpose of a statement. */
export interface CompileOptions extends Confined {
  /** Whether the JSON is sent as it is: with the response's keys and nothing else. */
  isReady: boolean;
  reader: Reader;
  /** Whether lists of readers without an institution are cut from the catalogue. */
  readsCatalogue: boolean;
  tables: Tables;
  classes: Map<string, object>;
}

/** Purpose of reading the rows of a list. */
export type Purpose = Pick<Reader, 'isCounting'>;
