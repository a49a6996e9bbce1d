import type { FieldNode, GraphQLObjectType, SelectionSetNode } from 'graphql';
import { sql } from 'kysely';
import type { FieldArguments } from './arguments.ts';
import type { CompileOptions, Purpose } from './compile-options.ts';
import type { Sql } from './declarations.ts';
import { objectTypeOf } from './object-type.ts';
import { pageOf } from './paging.ts';
import type {
  At,
  Column,
  ConnectionField,
  ConnectionPlan,
  EdgeField,
  PageInfoField,
  PageOfRows,
  Rows,
} from './plan.ts';
import { below, selectedFields } from './selection.ts';
import { FOUND, type ReadEnvironment } from './slot.ts';

/** The parts of the compiler (compiler.ts) that a connection needs. */
interface Compiler {
  options: CompileOptions;
  checks: ((environment: ReadEnvironment) => void)[];
  lookup: PageOfRows | undefined;
  columns: (type: GraphQLObjectType, sets: readonly SelectionSetNode[], at: At) => Column[];
}

interface ConnectionParts {
  type: GraphQLObjectType;
  sets: readonly SelectionSetNode[];
  /** Called again for each part of a statement that needs separate rows. */
  rows: (purpose?: Purpose) => Rows;
  /** Entries of the rows in the catalogue, when the page is cut from them. */
  entries: ((purpose?: Purpose) => Rows) | undefined;
  args: FieldArguments;
  /** Stored number of rows, if there is one. */
  count: Sql | undefined;
}

/**
 * Returns the plan of a connection with the selected fields of `nodes`, `edges`, `pageInfo`, `totalCount` and
 * `pageCount`.
 */
export function connectionPlan(compiler: Compiler, parts: ConnectionParts): ConnectionPlan {
  const { type, sets, args } = parts;
  const rows = parts.rows();
  const page = pageOf(
    args.slots,
    rows.keys.map((key) => key.type),
    rows.orderName,
  );
  compiler.checks.push(page.check);
  const fields: ConnectionField[] = [];
  for (const [key, nodes] of selectedFields(compiler.options, type, sets)) {
    const name = nodes[0]!.name.value;
    const typeBelow = () => objectTypeOf(type.getFields()[name]!);
    if (name === '__typename') fields.push(...typeName(compiler, key, type));
    if (name === 'nodes')
      fields.push({ key, of: name, columns: compiler.columns(typeBelow(), below(nodes), rows.at) });
    if (name === 'edges')
      fields.push({ key, of: name, fields: edgeFields(compiler, typeBelow(), nodes, rows) });
    if (name === 'pageInfo')
      fields.push({ key, of: name, fields: pageInfoFields(compiler, typeBelow(), nodes) });
    if (name === 'totalCount' || name === 'pageCount') fields.push({ key, of: name });
  }
  const asks = (...names: ConnectionField['of'][]) => fields.some(({ of }) => names.includes(of));
  const asksPage = asks('nodes', 'edges', 'pageInfo');
  if (!asksPage && !compiler.options.isReady) fields.push({ key: '$', of: 'value', value: sql`true` });
  const looksAhead = asks('pageInfo');
  const isFound = asksPage && Boolean(parts.entries) && !compiler.lookup; // a statement has one page that is looked up
  if (isFound) {
    compiler.lookup = { rows: parts.entries!(), page, looksAhead };
    rows.conditions.unshift(isAmongFound(rows.at));
  }
  return {
    kind: 'connection',
    rows,
    page,
    isFarPage: args.isFarPage && !isFound,
    isFound,
    looksAhead,
    fields,
    count: asks('totalCount', 'pageCount')
      ? (parts.count ?? (parts.entries ?? parts.rows)({ isCounting: true }))
      : undefined,
  };
}

/** Returns the condition that a row is on the page that was found. Its institutions tell a cluster which nodes to ask. */
const isAmongFound = ({ institution, row }: At): Sql =>
  sql`${institution} = any(${FOUND.institutions}::uuid[]) and ${row['id' as never]} = any(${FOUND.ids}::uuid[])`;

/** Returns the name of a type when the JSON is sent as it is. */
const typeName = ({ options }: Compiler, key: string, type: GraphQLObjectType) =>
  options.isReady ? [{ key, of: 'value' as const, value: sql`${sql.lit(type.name)}::text` }] : [];

function edgeFields(
  compiler: Compiler,
  type: GraphQLObjectType,
  nodes: FieldNode[],
  { at }: Rows,
): EdgeField[] {
  const fields: EdgeField[] = [];
  for (const [key, selected] of selectedFields(compiler.options, type, below(nodes))) {
    const name = selected[0]!.name.value;
    if (name === '__typename') fields.push(...typeName(compiler, key, type));
    if (name === 'cursor') fields.push({ key, of: name });
    if (name === 'node') {
      const typeBelow = objectTypeOf(type.getFields()[name]!);
      fields.push({ key, of: name, columns: compiler.columns(typeBelow, below(selected), at) });
    }
  }
  return fields;
}

const PAGE_INFO = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'] as const;

function pageInfoFields(compiler: Compiler, type: GraphQLObjectType, nodes: FieldNode[]): PageInfoField[] {
  const fields: PageInfoField[] = [];
  for (const [key, selected] of selectedFields(compiler.options, type, below(nodes))) {
    const name = selected[0]!.name.value;
    if (name === '__typename') fields.push(...typeName(compiler, key, type));
    const of = PAGE_INFO.find((known) => known === name);
    if (of) fields.push({ key, of });
  }
  return fields;
}
