import { createHash } from 'node:crypto';
import { type FieldNode, getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Invalid } from '#kernel/errors';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Compiler, NOTHING } from './compiler.ts';
import { withheld } from './confinement.ts';
import type { Reader as SqlReader, Sql } from './declarations.ts';
import type { Column, Plan } from './plan.ts';
import { foundSql } from './connection-sql.ts';
import { sqlOf } from './plan-sql.ts';
import { isForReady } from './ready.ts';
import { withSearchForm } from './search.ts';
import { shapeOf, variablesShape } from './shape.ts';
import { type FoundRows, type ReadEnvironment, Slot } from './slot.ts';
import type { Source } from './source.ts';
import { statementOf } from './statement-text.ts';
import { selectedFields } from './selection.ts';
import type { Table, Tables } from './tables.ts';

/** An executable statement. Prepared under its name when it has one. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** Digest of its text, if it reads a field of a query and needs no lookup. */
  digest?: string;
  /** Whether its result depends on the person, beyond role and institution. */
  isPersonal?: boolean;
  /** Its plan, when operations can be explained. */
  plan?: Plan;
  /** Statements before it, whose results it needs. */
  lookup?: Lookup;
  /** ID of the row that it locks first, when many statements may lock the same row. */
  locks?: string;
}

/** Statements that run before another. */
export interface Lookup {
  /** Finds the page that it reads, as JSON. */
  page: Statement | undefined;
  beforehand: readonly Beforehand[];
  /** Returns its values with what was found. */
  valuesWith: (page: string | null, beforehand: ReadonlyMap<Beforehand, unknown>) => unknown[];
}

/** The viewer of a read, and what is known of its rows. */
export interface RowsReader {
  viewer: Viewer;
  /** Institution of the rows, for a viewer in none. */
  home?: string;
  /** Tables of the rows, for a source of several. */
  among?: readonly string[] | undefined;
}

/** Runs statements with a viewer's settings, by default in one snapshot. Returns each one's JSON text, or null. */
export type RunStatements = (
  viewer: Viewer,
  statements: Statement[],
  options?: { oneSnapshot?: boolean },
) => Promise<(string | null)[]>;

/**
 * What statements before a read find for the viewer. In a cluster a node may not look outside of the rows that it has;
 * elsewhere a function of the database does the same within the read.
 */
export interface Beforehand<Found = unknown> {
  find: (run: RunStatements, viewer: Viewer) => Promise<Found>;
}

/** A compiled statement. */
interface CompiledText {
  text: string;
  /** Name of the prepared statement. */
  name: string;
  parameters: unknown[];
}

interface Compiled extends CompiledText {
  /** Kept when operations can be explained. */
  plan: Plan | undefined;
  /** Statement that looks up the page. */
  lookup: CompiledText | undefined;
  beforehand: readonly Beforehand[];
  isPersonal: boolean;
  checks: ((environment: ReadEnvironment) => void)[];
}

const MAX_PLANS_PER_FIELD = 64;
const USES_BEFORE_PREPARING = 2;
/** Number of statements whose uses are counted; the least recently used ones start again. */
const MAX_COUNTED_STATEMENTS = 10_000;

const slotOf = (name: string, valueIn: (environment: ReadEnvironment) => unknown, isPersonal: boolean): Sql =>
  sql`${new Slot(valueIn, { name, isPersonal, isOfViewer: true })}::uuid`;
const ACCOUNT = slotOf('account', ({ viewer }) => viewer.accountId, true);
const INSTITUTION = slotOf('institution', ({ viewer }) => viewer.institutionId, false);
const MEMBERSHIP = slotOf('membership', ({ viewer }) => viewer.membershipId, true);
const HOME = slotOf('home', ({ home }) => home, false);

const valueColumn = (key: string, value: Sql): Column => ({ key, value: { kind: 'value', value } });

/** Marks an object whose keys are response keys instead of field names. */
export const KEYED = Symbol('keyed by response key');

/**
 * Compiles reads for one process: a root field's selection to one SQL statement. Caches the statement with
 * the document and runs it for any viewer. See decision 0001.
 */
export class ReadPlans {
  readonly #tables: Tables;
  readonly #classes: Map<string, object>;
  readonly #plans = new WeakMap<FieldNode, LRUCache<string, Compiled>>();
  /**
   * Uses of statements by their names, over all documents and roles that read with the same text. A statement that was
   * seen once is not prepared.
   */
  readonly #uses = new LRUCache<string, number>({ max: MAX_COUNTED_STATEMENTS });
  readonly #keepsPlans: boolean;
  /**
   * Whether statements are for a cluster: those over all institutions look up first which of its nodes they need, and lists of
   * visitors read the catalogue (#platform/catalogue).
   */
  readonly isOnCluster: boolean;

  /** @param options.keepsPlans keeps plans to explain operations (explain.ts), which takes memory */
  constructor(
    tables: Tables,
    classes: Map<string, object>,
    { keepsPlans = false, isOnCluster = false } = {},
  ) {
    this.#keepsPlans = keepsPlans;
    this.isOnCluster = isOnCluster;
    this.#tables = tables;
    this.#classes = classes;
  }

  /** Returns the statement of a root field with the value `source`. */
  root(
    info: GraphQLResolveInfo,
    source: Source,
    given: Record<string, unknown>,
    reader: RowsReader,
  ): Statement {
    const field = info.parentType.getFields()[info.fieldName]!;
    const formed = withSearchForm(given);
    return this.#statement(info, 'root', formed, reader, (compiler) =>
      source.plan(compiler, field, [...info.fieldNodes], formed),
    );
  }

  /** Returns the tables that may have rows of a source. */
  tablesOf({ entities = [] }: Source): Table[] {
    return entities.map((entity) => this.#tables.get(entity));
  }

  /**
   * Returns the tables with rows of a source that readers without an institution may read. Undefined for a source whose rows are
   * not of tenants.
   */
  openTablesOf(source: Source): string[] | undefined {
    const ofTenants = this.tablesOf(source).filter(({ isTenant }) => isTenant);
    return ofTenants.length > 0
      ? ofTenants.filter(({ isOpen }) => isOpen).map(({ name }) => name)
      : undefined;
  }

  /**
   * Returns the statement of the fields with sources of a root field's object. Its result is null unless the
   * source of the field `required` has a row, whether or not that field is selected.
   */
  payload(
    info: GraphQLResolveInfo,
    sources: Record<string, Source>,
    given: Record<string, unknown>,
    reader: RowsReader,
    required?: string,
  ): Statement {
    const type = getNamedType(info.returnType);
    if (!isObjectType(type)) throw new Error(`${info.fieldName} gives no object`);
    return this.#statement(info, required ? `required ${required}` : 'payload', given, reader, (compiler) => {
      const columns: Column[] = isForReady(info) ? [] : [valueColumn('$', sql`true`)];
      const sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? []);
      for (const [key, nodes] of selectedFields(compiler.options, type, sets)) {
        const name = nodes[0]!.name.value;
        if (name === '__typename' && isForReady(info)) columns.push(valueColumn(key, sql.lit(type.name)));
        const source = sources[name];
        if (!source) continue;
        const value = withheld(compiler.options, type, nodes)
          ? NOTHING
          : source.plan(compiler, type.getFields()[name]!, nodes, given);
        columns.push({ key, value });
      }
      return {
        kind: 'payload',
        columns,
        required: required
          ? sources[required]!.plan(compiler, type.getFields()[required]!, [], given)
          : undefined,
      };
    });
  }

  #statement(
    info: GraphQLResolveInfo,
    kind: string,
    given: Record<string, unknown>,
    reader: RowsReader,
    planned: (compiler: Compiler) => Plan,
  ): Statement {
    const { viewer, home, among } = reader;
    const node = info.fieldNodes[0]!;
    const plans = this.#plans.get(node) ?? new LRUCache<string, Compiled>({ max: MAX_PLANS_PER_FIELD });
    this.#plans.set(node, plans);
    const shape = [
      kind,
      isForReady(info) ? 'ready' : '',
      effectiveRole(viewer),
      viewer.accountId ? 'a' : '',
      viewer.institutionId ? 'i' : '',
      home ? 'h' : '',
      among?.join() ?? '',
      viewer.token ? `t${viewer.token.scopes.join()}` : '',
      variablesShape(info.operation, info.variableValues),
      givenShape(given),
    ].join('|');
    let compiled = plans.get(shape);
    if (!compiled) {
      compiled = this.#compile(info, reader, planned);
      plans.set(shape, compiled);
    }
    const environment = { variables: info.variableValues, given, viewer, home };
    for (const check of compiled.checks) check(environment);
    const { parameters, lookup, beforehand, isPersonal, plan } = compiled;
    const statement = { ...this.#named(compiled), isPersonal, ...(plan && { plan }) };
    if (!lookup && beforehand.length === 0) {
      const digest = kind === 'root' && info.operation.operation === 'query' && { digest: compiled.name };
      return { ...statement, ...digest, values: valuesOf(parameters, environment) };
    }
    return {
      ...statement,
      values: [],
      lookup: {
        page: lookup && { ...this.#named(lookup), values: valuesOf(lookup.parameters, environment) },
        beforehand,
        valuesWith: (page, values) =>
          valuesOf(parameters, {
            ...environment,
            ...(page !== null && { found: JSON.parse(page) as FoundRows }),
            beforehand: values,
          }),
      },
    };
  }

  /** Returns the text of a statement, and its name once it is prepared. */
  #named({ name, text }: CompiledText): { name: string | undefined; text: string } {
    const uses = (this.#uses.get(name) ?? 0) + 1;
    this.#uses.set(name, uses);
    return { name: uses < USES_BEFORE_PREPARING ? undefined : name, text };
  }

  #compile(
    info: GraphQLResolveInfo,
    { viewer, home, among }: RowsReader,
    planned: (compiler: Compiler) => Plan,
  ): Compiled {
    const compiler = new Compiler({
      schema: info.schema,
      fragments: info.fragments,
      variables: info.variableValues,
      token: viewer.token,
      isReady: isForReady(info),
      reader: { ...sqlReader(viewer), isOnCluster: this.isOnCluster },
      home: home === undefined ? undefined : HOME,
      among,
      tables: this.#tables,
      classes: this.#classes,
    });
    const plan = planned(compiler);
    const compiled = compiledText(sqlOf(plan));
    const lookup = compiler.lookup && compiledText(foundSql(compiler.lookup));
    const slots = [...compiled.parameters, ...(lookup?.parameters ?? [])].filter(
      (value) => value instanceof Slot,
    );
    return {
      ...compiled,
      plan: this.#keepsPlans ? plan : undefined,
      lookup,
      beforehand: [...new Set(slots.flatMap(({ needs }) => (needs ? [needs as Beforehand] : [])))],
      isPersonal: compiler.derivesFromViewer || slots.some(({ isPersonal }) => isPersonal),
      checks: compiler.checks,
    };
  }
}

function compiledText(json: Sql): CompiledText {
  const { text, parameters } = statementOf(json);
  return { text, parameters, name: preparedName(text) };
}

/** Returns the name under which a compiled read is prepared. */
export function preparedName(text: string): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 24);
  return `read_${digest}`;
}

const valuesOf = (parameters: readonly unknown[], environment: ReadEnvironment): unknown[] =>
  parameters.map((value) => (value instanceof Slot ? sendable(value.valueIn(environment)) : value));

function sqlReader(viewer: Viewer): SqlReader {
  return {
    role: effectiveRole(viewer),
    accountId: viewer.accountId ? ACCOUNT : null,
    institutionId: viewer.institutionId ? INSTITUTION : null,
    membershipId: viewer.membershipId ? MEMBERSHIP : null,
  };
}

/** Maximum length of a text argument of a list: a search, a category, a cursor. */
const MAX_TEXT_LENGTH = 1000;

/** Returns a value that PostgreSQL accepts: its texts cannot contain the null character. */
function sendable(value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw Invalid('Remove the invisible characters.');
  if (typeof value === 'string' && value.length > MAX_TEXT_LENGTH)
    throw Invalid(`Use at most ${MAX_TEXT_LENGTH.toLocaleString('en-US')} characters.`);
  return Array.isArray(value) ? value.map(sendable) : value;
}

function givenShape(given: Record<string, unknown>): string {
  let shape = '';
  for (const name in given) {
    if (given[name] !== undefined && given[name] !== null) shape += `${name}=${shapeOf(given[name])};`;
  }
  return shape;
}
