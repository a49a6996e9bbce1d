import { createHash } from 'node:crypto';
import { type FieldNode, getNamedType, type GraphQLResolveInfo, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { Invalid } from '#kernel/errors';
import { effectiveRole, type Viewer } from '#kernel/viewer';
import { Compiler } from './compiler.ts';
import type { Reader as SqlReader, Sql } from './declarations.ts';
import { isForReady } from './ready.ts';
import { withSearchForm } from './search.ts';
import { shapeOf, variablesShape } from './shape.ts';
import { type ReadEnvironment, Slot } from './slot.ts';
import type { Source } from './source.ts';
import { statementOf } from './statement-text.ts';
import { selectedFields } from './selection.ts';
import type { Tables } from './tables.ts';

/** A statement that can run, prepared under its name when it has one. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
  /** What is read differs from person to person, beyond role and institution. */
  isPersonal?: boolean;
  /** The row that it locks first, by its id, where many may want to lock the same one at a time. */
  locks?: string;
}

/** Runs statements for a viewer under its settings, all in one snapshot; gives each one's JSON text, or null. */
export type RunStatements = (viewer: Viewer, statements: Statement[]) => Promise<(string | null)[]>;

interface Plan {
  text: string;
  /** Name for preparing; a document seen once is not worth a prepared statement. */
  name: string;
  uses: number;
  parameters: unknown[];
  isPersonal: boolean;
  checks: ((environment: ReadEnvironment) => void)[];
}

const MAX_PLANS_PER_FIELD = 64;
const MAX_PREPARED = 1000;
const USES_BEFORE_PREPARING = 2;

const slotOf = (value: (viewer: Viewer) => unknown, isPersonal: boolean): Sql =>
  sql`${new Slot((environment) => value(environment.viewer), { isPersonal, isOfViewer: true })}::uuid`;
const ACCOUNT = slotOf((viewer) => viewer.accountId, true);
const INSTITUTION = slotOf((viewer) => viewer.institutionId, false);
const MEMBERSHIP = slotOf((viewer) => viewer.membershipId, true);

/** Marks an object whose keys are the answer's keys rather than names of fields. */
export const KEYED = Symbol('keyed by response key');

/**
 * Reads for one process: compiles a root field's selection into one SQL statement, keeps the plan with the document,
 * and runs it for any viewer. See docs/decisions for why.
 */
export class ReadPlans {
  readonly #tables: Tables;
  readonly #classes: Map<string, object>;
  readonly #plans = new WeakMap<FieldNode, LRUCache<string, Plan>>();
  readonly #prepared = new Set<string>();

  constructor(tables: Tables, classes: Map<string, object>) {
    this.#tables = tables;
    this.#classes = classes;
  }

  /** The statement for a root field, whose value is `source`. */
  root(info: GraphQLResolveInfo, source: Source, given: Record<string, unknown>, viewer: Viewer): Statement {
    const field = info.parentType.getFields()[info.fieldName]!;
    const formed = withSearchForm(given);
    return this.#statement(info, 'root', formed, viewer, (compiler) =>
      source.compile(compiler, field, [...info.fieldNodes], formed),
    );
  }

  /**
   * The statement for those fields of a root field's object that have sources. It gives nothing unless the source of the
   * field `required` has a row, whether or not that field is selected.
   */
  payload(
    info: GraphQLResolveInfo,
    sources: Record<string, Source>,
    given: Record<string, unknown>,
    viewer: Viewer,
    required?: string,
  ): Statement {
    const type = getNamedType(info.returnType);
    if (!isObjectType(type)) throw new Error(`${info.fieldName} gives no object`);
    return this.#statement(info, required ? 'required' : 'payload', given, viewer, (compiler) => {
      const columns = isForReady(info) ? [] : [sql`true as ${sql.ref('$')}`];
      const sets = info.fieldNodes.flatMap((node) => node.selectionSet ?? []);
      for (const [key, nodes] of selectedFields(compiler.options, type, sets)) {
        const name = nodes[0]!.name.value;
        if (name === '__typename' && isForReady(info))
          columns.push(sql`${sql.lit(type.name)} as ${sql.ref(key)}`);
        const source = sources[name];
        if (!source) continue;
        columns.push(
          sql`${source.compile(compiler, type.getFields()[name]!, nodes, given)} as ${sql.ref(key)}`,
        );
      }
      const condition = required
        ? sql`${sources[required]!.compile(compiler, type.getFields()[required]!, [], given)} is not null`
        : sql`true`;
      return sql`(select row_to_json(r) from (select ${sql.join(columns)}) r where ${condition})`;
    });
  }

  #statement(
    info: GraphQLResolveInfo,
    kind: string,
    given: Record<string, unknown>,
    viewer: Viewer,
    compile: (compiler: Compiler) => Sql,
  ): Statement {
    const node = info.fieldNodes[0]!;
    const plans = this.#plans.get(node) ?? new LRUCache<string, Plan>({ max: MAX_PLANS_PER_FIELD });
    this.#plans.set(node, plans);
    const shape = [
      kind,
      isForReady(info) ? 'ready' : '',
      effectiveRole(viewer),
      viewer.accountId ? 'a' : '',
      viewer.institutionId ? 'i' : '',
      variablesShape(info.operation, info.variableValues),
      givenShape(given),
    ].join('|');
    let plan = plans.get(shape);
    if (!plan) {
      plan = this.#compile(info, viewer, compile);
      plans.set(shape, plan);
    }
    const environment = { variables: info.variableValues, given, viewer };
    for (const check of plan.checks) check(environment);
    plan.uses++;
    return {
      name: this.#nameOf(plan),
      text: plan.text,
      values: plan.parameters.map((value) =>
        value instanceof Slot ? sendable(value.valueIn(environment)) : value,
      ),
      isPersonal: plan.isPersonal,
    };
  }

  #compile(info: GraphQLResolveInfo, viewer: Viewer, compile: (compiler: Compiler) => Sql): Plan {
    const compiler = new Compiler({
      schema: info.schema,
      fragments: info.fragments,
      variables: info.variableValues,
      isReady: isForReady(info),
      reader: sqlReader(viewer),
      tables: this.#tables,
      classes: this.#classes,
    });
    const { text, parameters } = statementOf(compile(compiler));
    const digest = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    return {
      text,
      name: `read_${digest}`,
      uses: 0,
      parameters,
      isPersonal:
        compiler.derivesFromViewer || parameters.some((value) => value instanceof Slot && value.isPersonal),
      checks: compiler.checks,
    };
  }

  /** Strangers can send any number of documents; a connection keeps at most so many prepared. */
  #nameOf(plan: Plan): string | undefined {
    if (this.#prepared.has(plan.name)) return plan.name;
    if (plan.uses < USES_BEFORE_PREPARING || this.#prepared.size >= MAX_PREPARED) return undefined;
    this.#prepared.add(plan.name);
    return plan.name;
  }
}

function sqlReader(viewer: Viewer): SqlReader {
  return {
    role: effectiveRole(viewer),
    accountId: viewer.accountId ? ACCOUNT : null,
    institutionId: viewer.institutionId ? INSTITUTION : null,
    membershipId: viewer.membershipId ? MEMBERSHIP : null,
  };
}

/** Longest text that a list can be asked for, in characters: a search, a category, a cursor. */
const MAX_TEXT_LENGTH = 1000;

/** A value that Postgres takes: its texts hold every character but one. */
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
