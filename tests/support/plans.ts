import type pg from 'pg';

/** A node of a plan in the format of `explain (format json)`. */
export interface PlannedNode {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  Filter?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'Hash Cond'?: string;
  'Merge Cond'?: string;
  'Join Filter'?: string;
  Plans?: PlannedNode[];
}

/**
 * Returns the generic plan of a statement, whose parameters need no values. Use a connection that bypasses row level
 * security, so that the plan shows only the statement's own conditions.
 */
export async function genericPlan(client: pg.ClientBase | pg.Pool, text: string): Promise<PlannedNode> {
  const { rows } = await client
    .query<{ 'QUERY PLAN': [{ Plan: PlannedNode }] }>(`explain (generic_plan, verbose, format json) ${text}`)
    .catch((cause: unknown) => {
      throw new Error(`cannot be explained: ${text}`, { cause });
    });
  return rows[0]!['QUERY PLAN'][0].Plan;
}

/** Returns a node and everything below it. */
export const nodesOf = (node: PlannedNode): PlannedNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** `institution_id = $1`, with a cast or without. */
const BY_PARAMETER = /\binstitution_id = (\(?\$\d+\b|\(?current_setting|NULLIF\(current_setting)/i;

/** `institution_id = other.institution_id`, where the other one is scanned by the same statement. */
const BY_JOIN =
  /\binstitution_id = \(?"?(\w+)"?\."?institution_id\b|"?(\w+)"?\."?institution_id\)? = \S*\binstitution_id\b/i;

/**
 * Returns scans of tenant tables that a distributed database could not route to the node of one institution: neither
 * filtered by a parameter for `institution_id` nor joined on it. One line each, empty if all is well.
 */
export function unscopedScans(plan: PlannedNode, isTenantTable: (table: string) => boolean): string[] {
  const nodes = nodesOf(plan);
  const joins = nodes.flatMap((node) => [node['Hash Cond'], node['Merge Cond'], node['Join Filter']]);
  const isJoined = (alias: string) =>
    joins.some(
      (condition) => condition && BY_JOIN.test(condition) && condition.includes(`${alias}.institution_id`),
    );
  return nodes
    .filter(
      ({ 'Node Type': type, 'Relation Name': table }) =>
        type.endsWith('Scan') && table && isTenantTable(table),
    )
    .filter((node) => {
      const conditions = [node.Filter, node['Index Cond'], node['Recheck Cond']].filter(Boolean);
      const isScoped = conditions.some(
        (condition) => BY_PARAMETER.test(condition!) || BY_JOIN.test(condition!),
      );
      return !isScoped && !isJoined(node.Alias!);
    })
    .map(({ 'Relation Name': table, Alias: alias, Filter: filter, 'Index Cond': index }) => {
      const conditions = [index, filter].filter(Boolean).join(' and ');
      return `${table} ${alias} where ${conditions || 'true'}`;
    });
}

/** `institution_id = $1`, with a cast or without. */
const BY_GIVEN_VALUE = /\binstitution_id = \(?\$\d+\b/i;

/**
 * Returns scans of tenant tables that name no parameter for `institution_id` themselves. PostgreSQL gives a table the parameter
 * of one that it is joined to, but not across the border of a subquery that it runs for each row. One line each.
 */
export const unroutedScans = (plan: PlannedNode, isTenantTable: (table: string) => boolean): string[] =>
  nodesOf(plan)
    .filter(
      ({ 'Node Type': type, 'Relation Name': table }) =>
        type.endsWith('Scan') && table && isTenantTable(table),
    )
    .filter(
      (node) =>
        ![node.Filter, node['Index Cond'], node['Recheck Cond']].some(
          (condition) => condition && BY_GIVEN_VALUE.test(condition),
        ),
    )
    .map(({ 'Relation Name': table, Alias: alias }) => `${table} ${alias}`);

/** Functions whose value only the database knows, and functions that queue jobs. */
const BY_THE_DATABASE =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|uuidv[47]|gen_random_uuid|random|queue_job\w*|add_jobs?)\(|\bCURRENT_(?:DATE|TIME|TIMESTAMP)\b/gi;

/**
 * Returns the functions in a statement that changes tenant tables whose value each node would decide by itself: those
 * that read the clock or make identities, also in the defaults of columns, and those that queue jobs.
 */
export function ownDecisions(plan: PlannedNode, isTenantTable: (table: string) => boolean): string[] {
  const isWrite = nodesOf(plan).some(
    ({ 'Node Type': type, 'Relation Name': table }) =>
      type === 'ModifyTable' && table && isTenantTable(table),
  );
  return isWrite ? [...new Set(JSON.stringify(plan).match(BY_THE_DATABASE))] : [];
}
