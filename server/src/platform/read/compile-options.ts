import type { Confined } from './confinement.ts';
import type { Reader, Sql } from './declarations.ts';
import type { Tables } from './tables.ts';

/** Reader and purpose of a statement. */
export interface CompileOptions extends Confined {
  /** Whether the JSON is sent as it is: with the response's keys and nothing else. */
  isReady: boolean;
  reader: Reader;
  /** Institution of the rows of the source, as a parameter, when it is known and the reader is in none. */
  home: Sql | undefined;
  /** Names of the tables that have the rows of a source of several, when they are known. */
  among: readonly string[] | undefined;
  tables: Tables;
  classes: Map<string, object>;
}

/** Purpose of reading the rows of a list. */
export type Purpose = Pick<Reader, 'isCounting'>;
