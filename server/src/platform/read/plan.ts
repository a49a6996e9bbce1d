import type { Page } from './paging.ts';
import type { Row, Sql } from './declarations.ts';
import type { Table } from './tables.ts';

/** A row of a statement: its table, its alias, its properties as columns. */
export interface At {
  table: Table;
  alias: string;
  row: Row<object>;
  /** The institution that the row belongs to; undefined where the table belongs to none. */
  institution: Sql | undefined;
  /** Whether that is the reader's, and so a parameter. */
  isConfined: boolean;
  /** That the row belongs to the institution of the read, or of the row around it. */
  scope: Sql | undefined;
}

/** A key of ordered rows, with the SQL type of its values. */
export interface Key {
  sql: Sql;
  type: string;
}

/** Which rows are read, and in which order. */
export interface Rows {
  at: At;
  /** The row of a table between, joined to each. */
  link: At | null;
  conditions: Sql[];
  keys: Key[];
  descending: boolean;
}

/** The rows at `at` that meet the conditions, in no order unless one is given. */
export const rowsOf = (at: At, conditions: (Sql | undefined)[], order: Partial<Rows> = {}): Rows => ({
  at,
  link: null,
  keys: [],
  descending: false,
  ...order,
  conditions: conditions.filter((condition) => condition !== undefined),
});

/** A selected field under its key in the answer. */
export interface Column {
  key: string;
  value: Plan;
}

/** What a statement reads, as data: made of a selection by the compiler, turned into SQL by plan-sql.ts. */
export type Plan =
  /** A column or an expression. */
  | { kind: 'value'; value: Sql }
  /** Fields of the row around it, or of none; null unless `when` holds. */
  | { kind: 'object'; columns: Column[]; when: Sql | undefined }
  /** As an object, unless one of the statement's rows is not there. */
  | { kind: 'payload'; columns: Column[]; required: Plan | undefined }
  /** The first row. `missing` names a relation that must have one. */
  | { kind: 'row'; rows: Rows; columns: Column[]; isOnly: boolean; missing: string | undefined }
  | { kind: 'list'; rows: Rows; columns: Column[] }
  /** The first of some rows that is there. */
  | { kind: 'either'; plans: Plan[] }
  | ConnectionPlan;

/** A page of rows. */
export interface ConnectionPlan {
  kind: 'connection';
  rows: Rows;
  page: Page;
  isFarPage: boolean;
  /** One row more is read, to tell whether another follows. */
  looksAhead: boolean;
  fields: ConnectionField[];
  /** The number of rows: stored, or counted; undefined where nothing asks for it. */
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
