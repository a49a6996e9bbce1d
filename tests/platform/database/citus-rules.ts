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

/** Returns whether arguments name a column: a word that is neither part of a literal, nor a type or a keyword. */
const hasColumn = (given: string): boolean =>
  /\b(?!(?:null|true|false|case|when|then|else|end|and|or|not|is|any|array|row)\b)[a-z_]\w*\b(?!\()/i.test(
    given.replaceAll(/'[^']*'|::[\w ]+(?:\[\])?/g, ''),
  );

/**
 * Returns the nodes that run on the nodes of the cluster. An insert into a table of the coordinator reads its rows from there first, and
 * is itself not one of them (`CreateInsertSelectIntoLocalTablePlan` in Citus).
 */
function distributedNodes(plan: PlannedNode): PlannedNode[] {
  const [target, ...others] = nodesOf(plan);
  return target!.Operation === 'Insert' && isLocal(target!['Relation Name'] ?? '')
    ? others
    : [target!, ...others];
}

/** A part of a change from which its rows come; others resolve its conflicts. */
const isSource = (node: PlannedNode) => node['Parent Relationship'] !== 'SubPlan';

const isLocal = (table: string) => table in GLOBAL_TABLES && !(table in REFERENCE_TABLES);

const READS_OF_BOTH: readonly Exception[] = [
  {
    text: /^select m\.contact_email as "to", i\.welcome_subject/,
    why: 'the welcome waits for a verified address',
  },
  { text: /^select json_build_object\( 'viewer'/, why: 'an API token acts for an account' },
  { text: /^select a\.email, m\.account_id as "accountId"/, why: 'invited addresses of members' },
  { text: /^select coalesce\(json_agg\(s\.id\)/, why: 'sessions of members whose seat ended' },
  { text: /^select a\.email as "to", a\.first_name/, why: 'the address of a person who started something' },
  { text: /^select i\.id, i\.email, i\.role, i\.message/, why: 'whether invited addresses are members' },
  {
    text: /^select json_build_object\('id', f\.id, 'hasMeetingLinks'/,
    why: 'a calendar feed acts for an account',
  },
  {
    text: /^select .* from public\."(member_)?invitation" row where row\.id > \$1/,
    why: 'invitations to the address of an account, for the archive of its data',
  },
];

const CHAT_AND_PROGRESS: readonly Exception[] = [
  {
    text: /^with known as \( select k\.id from conversation/,
    why: 'the conversation that exists, or a new one',
  },
  { text: /^with given as \( select \$1::uuid as institution_id/, why: 'progress in a lesson, and its day' },
];

const CHANGES_IN_PARTS: readonly Exception[] = [
  {
    text: /^with target as \( select s\.institution_id, s\.id as lesson_id/,
    why: 'completions count once on their day',
  },
  { text: /^with gone as \( delete from enrollment_completion/, why: 'completions that are taken back' },
  {
    text: /^with seat as \( select c\.institution_id, c\.id from cohort/,
    why: 'enrolling in one statement (0008)',
  },
  { text: /^with placed as \( insert into enrollment/, why: 'an enrollment and the counts of its cohort' },
  { text: /^with gone as \( delete from presence/, why: 'times at which members were last seen' },
  { text: /^with (occurrence|coming) as \(/, why: 'the number of reminders that were written' },
  { text: /^with written as \( insert into submission/, why: 'a submission, its attempt and its day' },
  { text: /^with best as \( select distinct on \(q\.id/, why: 'grades of quizzes, and their days' },
  { text: /^with judged as \( select s\.id/, why: 'lateness of work and of its attempts' },
  ...CHAT_AND_PROGRESS,
  { text: /^with room as \(/, why: 'a message and the revision of its conversation (0030)' },
  { text: /^with told as \(/, why: 'the notices about the use of a plan that were written' },
  { text: /^with folded as \(delete from stored_count/, why: 'counts that are summed up' },
];

const INSERTS_OF_READ_ROWS: readonly Exception[] = [
  { text: /insert into notification as n/, why: 'one notification per recipient (0025)' },
  { text: /^with happened as materialized/, why: 'one message per endpoint of a webhook (0014)' },
  ...CHAT_AND_PROGRESS,
  {
    text: /^with target as \( select s\.institution_id, s\.id as lesson_id/,
    why: 'completions count once on their day',
  },
  { text: /^with (written|best) as \(/, why: 'work, and the day on which it counts' },
  { text: /^with folded as \(delete from stored_count/, why: 'counts that are summed up' },
  { text: /^with original as \( select f\.\*/, why: 'copies of files' },
  { text: /^insert into enrollment_completion /, why: 'completions that move with an enrollment' },
  { text: /^insert into daily_figures /, why: 'figures of days' },
  { text: /^insert into certificate /, why: 'one certificate per student and course' },
  { text: /^insert into presence /, why: 'members that are still there' },
  { text: /^insert into webhook_attempt /, why: 'only of a delivery that is still there' },
  { text: /^insert into seat_order /, why: 'the order has the price of its enrollment' },
  { text: /^insert into notification_preference /, why: 'only of a member that is still there' },
  { text: /^insert into review as r /, why: 'the name of its author' },
  { text: /^insert into quiz_(attempt|answer) /, why: 'the questions that are asked' },
  {
    text: /^insert into (quiz|quiz_question|cohort_\w+|price_plan|milestone|resource\w*|lesson\w*|section) /,
    why: 'copies of rows',
  },
];

/** The rules, by what Citus says of a statement that breaks one (docs/decisions/0149-to-a-cluster.md). */
export const STATEMENT_RULES: readonly StatementRule[] = [
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
    // "only SELECT, UPDATE, or DELETE common table expressions may be router planned"
    name: 'changes rows of tenants in a part of a statement',
    exceptions: CHANGES_IN_PARTS,
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
    exceptions: INSERTS_OF_READ_ROWS,
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(
          ({ Operation, Plans = [] }) =>
            Operation === 'Insert' && tablesOf(Plans.filter(isSource).flatMap(nodesOf)).length > 0,
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
            catalogue.volatile.has(name) || (catalogue.mutable.has(name) && hasColumn(given)),
        )
        .map(({ name }) => name),
  },
  {
    // "subqueries are not supported within INSERT queries"
    name: 'reads a table to resolve a conflict',
    exceptions: [
      {
        text: /^insert into notification .* starts_at = \(select case when 'start-date'/,
        why: 'the moment of combined changes of a cohort is that of all of them',
      },
    ],
    broken: (plan, catalogue) =>
      changesOf(plan, catalogue)
        .filter(({ Operation }) => Operation === 'Insert')
        .flatMap(({ Plans = [] }) => Plans)
        .filter((node) => !isSource(node) && tablesOf(nodesOf(node)).length > 0)
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
      faults: broken(plan, catalogue),
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
