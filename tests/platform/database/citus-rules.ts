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
  /** Place of the institution among the columns of a table, from 0. */
  institutionAt: ReadonlyMap<string, number>;
}

/** A statement that breaks a rule and stays for now. The list only gets shorter. */
interface Exception {
  /** Matches the statement. */
  text: RegExp;
  why: string;
}

/** A kind of statement that Citus refuses, or that its nodes cannot run by themselves. */
export interface StatementRule {
  name: string;
  exceptions?: readonly Exception[];
  /** Returns what breaks the rule in a plan; nothing for a statement that does not touch rows of tenants. */
  broken: (plan: PlannedNode, catalogue: Catalogue, text: string) => string[];
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

/** Returns whether arguments name a column: a word that is neither part of a literal, nor a type or a keyword. */
const hasColumn = (given: string): boolean =>
  /\b(?!(?:null|true|false|case|when|then|else|end|and|or|not|is|any|array|row)\b)[a-z_]\w*\b(?!\()/i.test(
    given.replaceAll(/'[^']*'|::[\w ]+(?:\[\])?/g, ''),
  );

/**
 * Returns the nodes that run on the nodes of the cluster. An insert into a table of the coordinator reads its rows from
 * there first, and is itself not one of them (`CreateInsertSelectIntoLocalTablePlan` in Citus).
 */
function distributedNodes(plan: PlannedNode): PlannedNode[] {
  const [target, ...others] = nodesOf(plan);
  return target!.Operation === 'Insert' && isLocal(target!['Relation Name'] ?? '')
    ? others
    : [target!, ...others];
}

/** Returns the nodes of the parts (`with`) of a statement in their order, then its own. */
function partsOf(plan: PlannedNode): PlannedNode[][] {
  const isPart = (node: PlannedNode) => node['Subplan Name']?.startsWith('CTE ') ?? false;
  const ownNodes = (node: PlannedNode): PlannedNode[] => [
    node,
    ...(node.Plans ?? []).filter((child) => !isPart(child)).flatMap(ownNodes),
  ];
  return [...nodesOf(plan).filter(isPart), plan].map(ownNodes);
}

/** A part of a change from which its rows come; others resolve its conflicts. */
const isSource = (node: PlannedNode) => node['Parent Relationship'] !== 'SubPlan';

const isLocal = (table: string) => table in GLOBAL_TABLES && !(table in REFERENCE_TABLES);

const READS_OF_BOTH: readonly Exception[] = [
  { text: /^select json_build_object\( 'viewer'/, why: 'an API token acts for an account' },
  {
    text: /^select json_build_object\('id', f\.id, 'hasMeetingLinks'/,
    why: 'a calendar feed acts for an account',
  },
  {
    text: /^select .* from public\."(member_)?invitation" row where row\.id > \$1/,
    why: 'invitations to the address of an account, for the archive of its data',
  },
];

const INSERTS_OF_READ_ROWS: readonly Exception[] = [
  { text: /insert into notification as n/, why: 'one notification per recipient, who are a union (0025)' },
  { text: /^insert into daily_figures /, why: 'figures of days are sums of rows of several tables' },
];

/** The rules, by what Citus says of a statement that breaks one (docs/decisions/0149-to-a-cluster.md). */
const STATEMENT_RULES: readonly StatementRule[] = [
  {
    // "relation … is not distributed", "Local tables cannot be used in distributed queries"
    name: 'locks or changes rows of tenants next to tables of the coordinator',
    broken: (plan, { isTenantTable }) => {
      const nodes = distributedNodes(plan);
      const isWriting = nodes.some(({ 'Node Type': type }) => type === 'ModifyTable' || type === 'LockRows');
      return isWriting && tablesOf(nodes).some(isTenantTable)
        ? [...new Set(tablesOf(nodes).filter(isLocal))]
        : [];
    },
  },
  {
    // Citus copies the smaller side to where the other one is.
    name: 'reads rows of tenants next to tables of the coordinator',
    exceptions: READS_OF_BOTH,
    broken: (plan, { isTenantTable }) => {
      const nodes = distributedNodes(plan);
      const isReading = !nodes.some(({ 'Node Type': type }) => type === 'ModifyTable' || type === 'LockRows');
      return isReading && tablesOf(nodes).some(isTenantTable)
        ? [...new Set(tablesOf(nodes).filter(isLocal))]
        : [];
    },
  },
  {
    // PostgreSQL shows all parts the same rows. Citus runs parts that it cannot push down one after the other, and each sees
    // the changes before it.
    name: 'reads a table that an earlier part of the statement changes',
    exceptions: [
      {
        text: /^with gone as \( delete from enrollment_completion/,
        why: 'it leaves out the rows that the part deletes, so that both agree',
      },
    ],
    broken: (plan, { isTenantTable }) => {
      const changed = new Set<string>();
      return partsOf(plan).flatMap((nodes) => {
        const read = tablesOf(nodes.filter((node) => node['Node Type'] !== 'ModifyTable'));
        const found = read.filter((table) => changed.has(table));
        const targets = tablesOf(nodes.filter((node) => node['Node Type'] === 'ModifyTable'));
        for (const table of targets.filter(isTenantTable)) changed.add(table);
        return found;
      });
    },
  },
  {
    // Pushed down to the node of the rows when the institution is a column of them; otherwise the rows travel over the coordinator.
    name: 'inserts rows that it reads, under an institution that is not theirs',
    exceptions: INSERTS_OF_READ_ROWS,
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(({ Operation, Plans = [], 'Relation Name': table = '' }) => {
          const sources = Plans.filter((node) => node['Parent Relationship'] === 'Outer');
          const place = catalogue.institutionAt.get(table) ?? 0;
          return (
            Operation === 'Insert' &&
            tablesOf(sources.flatMap(nodesOf)).length > 0 &&
            !sources.every(({ Output = [] }) => /^"?[\w* ]+"?\.institution_id$/.test(Output[place] ?? ''))
          );
        })
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
            catalogue.volatile.has(name) || (catalogue.mutable.has(name) && hasColumn(given)),
        )
        .map(({ name }) => name),
  },
  {
    // "subqueries are not supported within INSERT queries"
    name: 'reads a table to resolve a conflict',
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(({ Operation }) => Operation === 'Insert')
        .flatMap(({ Plans = [] }) => Plans)
        .filter((node) => !isSource(node) && tablesOf(nodesOf(node)).length > 0)
        .map((node) => node['Subplan Name'] ?? node['Node Type']),
  },
  {
    // "cannot execute a distributed query from a query on a shard". In the text, because PostgreSQL puts functions of SQL in
    // place of their calls, and Citus does not.
    name: 'calls a function that reads tables, next to rows of tenants',
    broken: (plan, { isTenantTable, reading }, text) =>
      tablesOf(nodesOf(plan)).some(isTenantTable)
        ? [...new Set(callsIn(text).map(({ name }) => name))].filter((name) => reading.has(name))
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
  const { rows: columns } = await db.query<{ table: string; place: number }>(
    `select c.relname as table, a.attnum - 1 as place from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'institution_id'`,
  );
  const named = (column: 'isMutable' | 'isVolatile' | 'isReading') =>
    new Set(rows.filter((row) => row[column]).map(({ name }) => name));
  return {
    isTenantTable: await tenantTables(db),
    mutable: named('isMutable'),
    volatile: named('isVolatile'),
    reading: named('isReading'),
    institutionAt: new Map(columns.map(({ table, place }) => [table, place])),
  };
}

/** Functions that reads inside an institution call although they read tables, and why. */
export const READING_FUNCTIONS_IN_READS: Readonly<Record<string, string>> = {
  has_own_place: 'own memberships of any institution, in the list of an account; not on a cluster',
  member_count: 'members of any institution, for super admins; not on a cluster',
};

/** Returns the own functions that read tables and that reads call, but for exceptions. */
export async function readingFunctions(db: pg.Pool, reads: readonly string[]): Promise<string[]> {
  const { reading } = await catalogueOf(db);
  const called = new Set(reads.flatMap((text) => callsIn(text).map(({ name }) => name)));
  return [...called].filter((name) => reading.has(name)).toSorted();
}

/** A statement that breaks a rule. */
export interface BrokenRule {
  rule: string;
  text: string;
  faults: string[];
  exception: Exception | undefined;
}

/** Returns the statements that break rules, also those that are exceptions. */
export async function brokenRules(db: pg.Pool, plans: Plans): Promise<BrokenRule[]> {
  const catalogue = await catalogueOf(db);
  return STATEMENT_RULES.flatMap(({ name, exceptions = [], broken }) =>
    Array.from(plans, ([text, plan]) => ({
      rule: name,
      text,
      faults: broken(plan, catalogue, text),
      exception: exceptions.find((one) => one.text.test(text)),
    })).filter(({ faults }) => faults.length > 0),
  );
}

/** Returns what breaks rules without being an exception, one line each. */
export const unexpected = (found: readonly BrokenRule[]): string[] =>
  found
    .filter(({ exception }) => !exception)
    .map(({ rule, text, faults }) => `${rule}: ${faults.join(', ')} in ${text}`);

/** Returns the exceptions that no statement needs, as text. */
export const unneeded = (found: readonly BrokenRule[]): string[] =>
  STATEMENT_RULES.flatMap(({ name, exceptions = [] }) =>
    exceptions
      .filter((one) => !found.some(({ rule, exception }) => rule === name && exception === one))
      .map((one) => `${name}: ${one.text.source}`),
  );
