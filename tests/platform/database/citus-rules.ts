import type pg from 'pg';
import { REFERENCE_TABLES } from '#platform/database/distribution/tables';
import { nodesOf, type PlannedNode } from '#tests/support/plans';
import { GLOBAL_TABLES } from './catalogue.ts';
import { type Plans, tenantTables, untilItsEnd } from './statement-rules.ts';

/** Facts of the database that rules need. */
interface Catalogue {
  isTenantTable: (table: string) => boolean;
  /** Names of functions whose value differs between transactions. */
  mutable: ReadonlySet<string>;
  /** Names of functions whose value differs between calls. */
  volatile: ReadonlySet<string>;
  /** Names of own functions that read tables. */
  reading: ReadonlySet<string>;
}

/** A kind of statement that Citus refuses, or that its nodes cannot run by themselves. */
export interface StatementRule {
  name: string;
  /** Returns what breaks the rule in a plan; nothing for a statement that does not touch rows of tenants. */
  broken: (plan: PlannedNode, catalogue: Catalogue) => string[];
}

const tablesOf = (nodes: readonly PlannedNode[]): string[] =>
  nodes.flatMap(({ 'Relation Name': table }) => table ?? []);

/** Nodes of a plan that change rows of tenants. */
const changesOf = (plan: PlannedNode, { isTenantTable }: Catalogue): PlannedNode[] =>
  nodesOf(plan).filter(
    ({ 'Node Type': type, 'Relation Name': table }) => type === 'ModifyTable' && isTenantTable(table ?? ''),
  );

/** Calls of functions in a text of a plan: their names, and their arguments. */
const callsIn = (text: string): { name: string; given: string }[] =>
  Array.from(text.matchAll(/\b([a-z_]\w*)\(/g), (match) => ({
    name: match[1]!,
    given: untilItsEnd(text.slice(match.index + match[0].length)),
  }));

/** In verbose plans names of columns have those of their tables before them. */
const COLUMN = /\b[a-z_]\w*\.[a-z_]/;

const isLocal = (table: string) => table in GLOBAL_TABLES && !(table in REFERENCE_TABLES);

/** The rules, by what Citus says of a statement that breaks one (docs/decisions/0149-to-a-cluster.md). */
export const STATEMENT_RULES: readonly StatementRule[] = [
  {
    // "relation … is not distributed", "Local tables cannot be used in distributed queries"
    name: 'joins or changes rows of tenants and of the coordinator at once',
    broken: (plan, { isTenantTable }) => {
      const tables = tablesOf(nodesOf(plan));
      return tables.some(isTenantTable) ? [...new Set(tables.filter(isLocal))] : [];
    },
  },
  {
    // "only SELECT, UPDATE, or DELETE common table expressions may be router planned"
    name: 'changes rows of tenants in a part of a statement',
    broken: (plan, catalogue) => {
      const changes = changesOf(plan, catalogue);
      return changes.length > 1 || (changes.length === 1 && plan['Node Type'] !== 'ModifyTable')
        ? changes.map(({ Operation, 'Relation Name': table }) => `${Operation} ${table}`)
        : [];
    },
  },
  {
    // Rows travel over the coordinator, because the institution of the new rows is a parameter, not a column.
    name: 'inserts rows that it reads from tables',
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(
          ({ Operation, Plans = [] }) =>
            Operation === 'Insert' && tablesOf(Plans.flatMap(nodesOf)).length > 0,
        )
        .map(({ 'Relation Name': table }) => `Insert ${table}`),
  },
  {
    // "non-IMMUTABLE functions are not allowed in the RETURNING clause"
    name: 'returns values of functions that are not immutable from a change',
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .flatMap(({ Output = [] }) => callsIn(Output.join(' ')))
        .map(({ name }) => name)
        .filter((name) => catalogue.mutable.has(name)),
  },
  {
    // "STABLE functions used in UPDATE queries cannot be called with column references", "… must not be VOLATILE"
    name: 'changes rows by functions of their columns that are not immutable',
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(({ Operation }) => Operation !== 'Insert')
        .flatMap(({ Plans = [] }) => Plans.flatMap(nodesOf))
        .flatMap(({ Output = [], Filter = '' }) => callsIn([...Output, Filter].join(' ')))
        .filter(
          ({ name, given }) =>
            catalogue.volatile.has(name) || (catalogue.mutable.has(name) && COLUMN.test(given)),
        )
        .map(({ name }) => name),
  },
  {
    // "subqueries are not supported within INSERT queries"
    name: 'reads a table to resolve a conflict or to return a value',
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(({ Operation }) => Operation === 'Insert')
        .flatMap(({ Plans = [] }) => Plans)
        .filter((node) => node['Parent Relationship'] !== 'Outer' && tablesOf(nodesOf(node)).length > 0)
        .filter((node) => !node['Subplan Name']?.startsWith('CTE '))
        .map((node) => node['Subplan Name'] ?? node['Node Type']),
  },
  {
    // "cannot execute a distributed query from a query on a shard"
    name: 'calls a function that reads tables, next to rows of tenants',
    broken: (plan, { isTenantTable, reading }) =>
      tablesOf(nodesOf(plan)).some(isTenantTable)
        ? [...new Set(callsIn(JSON.stringify(plan)).map(({ name }) => name))].filter((name) =>
            reading.has(name),
          )
        : [],
  },
];

/** Reads what the rules need from the catalogue of a database. */
async function catalogueOf(db: pg.Pool): Promise<Catalogue> {
  const { rows } = await db.query<{
    name: string;
    isMutable: boolean;
    isVolatile: boolean;
    isReading: boolean;
  }>(
    `select f.proname as name, bool_or(f.provolatile <> 'i') as "isMutable", bool_or(f.provolatile = 'v') as "isVolatile",
       bool_or(f.pronamespace = 'public'::regnamespace and f.prorettype <> 'trigger'::regtype
         and coalesce(pg_get_function_sqlbody(f.oid), f.prosrc) ~* '\\m(from|update|into)\\s+(public\\.)?[a-z_]+') as "isReading"
     from pg_proc f where f.prokind = 'f' group by f.proname`,
  );
  const named = (column: 'isMutable' | 'isVolatile' | 'isReading') =>
    new Set(rows.filter((row) => row[column]).map(({ name }) => name));
  return {
    isTenantTable: await tenantTables(db),
    mutable: named('isMutable'),
    volatile: named('isVolatile'),
    reading: named('isReading'),
  };
}

/** Returns the statements that break each rule, with what breaks it. */
export async function brokenRules(db: pg.Pool, plans: Plans): Promise<Map<string, Map<string, string[]>>> {
  const catalogue = await catalogueOf(db);
  return new Map(
    STATEMENT_RULES.map(({ name, broken }) => {
      const found = [...plans].map(([text, plan]) => [text, broken(plan, catalogue)] as const);
      return [name, new Map(found.filter(([, faults]) => faults.length > 0))];
    }),
  );
}
