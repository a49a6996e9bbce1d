import type { Page } from './paging.ts';
import type { Row, Sql } from './declarations.ts';
import type { Table } from './tables.ts';

/** A row in a statement: its table, alias and columns. */
export interface At {
  table: Table;
  alias: string;
  row: Row<object>;
  /** Institution of the row. Undefined for global tables. */
  institution: Sql | undefined;
  /** Whether it is a parameter: the reader's institution, or that of the row of the source. */
  isConfined: boolean;
  /** Condition that the row belongs to the institution of the read, or of the outer row. */
  scope: Sql | undefined;
}

/** An ordering key with the SQL type of its values. */
export interface Key {
  sql: Sql;
  type: string;
}

/** Rows to read, with their order. */
export interface Rows {
  at: At;
  /** Row of a link table, joined to each row. */
  link: At | null;
  conditions: Sql[];
  keys: Key[];
  descending: boolean;
  /** Name of a requested order, which its cursors contain. Undefined in the list's own order. */
  orderName: string | undefined;
}

/** Returns the rows at `at` that meet the conditions, unordered by default. */
export const rowsOf = (at: At, conditions: (Sql | undefined)[], order: Partial<Rows> = {}): Rows => ({
  at,
  link: null,
  keys: [],
  descending: false,
  orderName: undefined,
  ...order,
  conditions: conditions.filter((condition) => condition !== undefined),
});

/** A selected field with its response key. */
export interface Column {
  key: string;
  value: Plan;
}

/** Plan of a statement as data, compiled from a selection and converted to SQL by plan-sql.ts. */
export type Plan =
  /** A column or an expression. */
  | { kind: 'value'; value: Sql }
  /** Fields of the outer row, or of none; null unless `when` holds. */
  | { kind: 'object'; columns: Column[]; when: Sql | undefined }
  /** An object; null when a required row does not exist. */
  | { kind: 'payload'; columns: Column[]; required: Plan | undefined }
  /** The first row. `missing` names a required relation. */
  | { kind: 'row'; rows: Rows; columns: Column[]; isOnly: boolean; missing: string | undefined }
  | { kind: 'list'; rows: Rows; columns: Column[] }
  /** The first row that exists. */
  | { kind: 'either'; plans: Plan[] }
  /** A list with what a plan has for each ID or other value, which it names `each.id`: null where it has nothing. */
  | { kind: 'each'; ids: Sql; plan: Plan }
  /** A plan for one value, computed once, which it names `single.value`. */
  | { kind: 'single'; value: Sql; plan: Plan }
  | ConnectionPlan;

/** A part of rows in their order. */
export interface PageOfRows {
  rows: Rows;
  page: Page;
  /** Whether one extra row is read to know whether another page follows. */
  looksAhead: boolean;
}

/** A page of rows with what is selected of it. */
export interface ConnectionPlan extends PageOfRows {
  kind: 'connection';
  isFarPage: boolean;
  /** Whether a statement before this one found the rows of the page, which are among the conditions. */
  isFound: boolean;
  fields: ConnectionField[];
  /** Number of rows, stored or counted. Undefined when not selected. */
  count: Sql | Rows | undefined;
}

export type ConnectionField = { key: string } & (
  | { of: 'value'; value: Sql }
  | { of: 'nodes'; columns: Column[] }
  | { of: 'edges'; fields: EdgeField[] }
  | { of: 'pageInfo'; fields: PageInfoField[] }
  | { of: 'totalCount' }
  | { of: 'pageCount' }
);

export type EdgeField = { key: string } & (
  { of: 'value'; value: Sql } | { of: 'cursor' } | { of: 'node'; columns: Column[] }
);

export type PageInfoField = { key: string } & (
  { of: 'value'; value: Sql } | { of: 'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor' }
);
