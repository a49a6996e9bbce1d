import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  isNonNullType,
  type SelectionSetNode,
} from 'graphql';
import type { EntityProperty } from '@mikro-orm/core';
import { sql } from 'kysely';
import { argumentsOf, type FieldArguments } from './arguments.ts';
import { connectionSql } from './connection.ts';
import { objectTypeOf } from './object-type.ts';
import {
  declarationOf,
  isVisibleWithParent,
  type ListSpec,
  type Reader,
  readableOf,
  type Row,
  type Sql,
} from './declarations.ts';
import { readyValue } from './ready-value.ts';
import { below, selectedFields, type Selecting } from './selection.ts';
import type { ReadEnvironment } from './slot.ts';
import { type Table, type Tables, TENANT_COLUMN } from './tables.ts';

/** Prefix of keys that a derived field needs beside what was selected. */
export const NEEDED = '$';

export interface CompileOptions extends Selecting {
  /** Whether the JSON will be sent as it is: under the answer's names, with nothing beside what was selected. */
  isReady: boolean;
  reader: Reader;
  tables: Tables;
  classes: Map<string, object>;
}

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

/** Turns selections into SQL expressions that give JSON. One instance compiles one statement. */
export class Compiler {
  readonly options: CompileOptions;
  /** To be run with the values of each run, before the statement. */
  readonly checks: ((environment: ReadEnvironment) => void)[] = [];
  /** Some of what is selected is computed in memory from who reads. */
  derivesFromViewer = false;
  #aliases = 0;

  constructor(options: CompileOptions) {
    this.options = options;
  }

  /**
   * A row of a table, read within the row `outer` where there is one. Inside an institution its `institution_id` is the
   * reader's, as a parameter; outside it is that of the row around it. `isAcross`: whichever institution it belongs to.
   */
  at(entity: object, outer: At | null = null, isAcross = false): At {
    const table = this.options.tables.get(entity);
    const alias = `t${this.#aliases++}`;
    if (!table.isTenant)
      return {
        table,
        alias,
        row: table.row(alias),
        institution: undefined,
        isConfined: false,
        scope: undefined,
      };
    const column = sql.ref(`${alias}.${TENANT_COLUMN}`);
    const own = isAcross ? null : this.options.reader.institutionId;
    const known = isAcross ? undefined : (own ?? outer?.institution);
    const institution = own ?? column;
    return {
      table,
      alias,
      row: table.row(alias, institution),
      institution,
      isConfined: own !== null,
      scope: known && sql`${column} = ${known}`,
    };
  }

  /** `from` item of a row. */
  from({ table, alias }: At): Sql {
    return sql`${sql.table(table.name)} as ${sql.ref(alias)}`;
  }

  /** The conditions given, that the row belongs to the institution of the read, and that the reader may see it. */
  visible({ table, row, scope }: At, conditions: (Sql | undefined)[], reader = this.options.reader): Sql {
    const readable = readableOf(table.entity)(row, reader);
    return all([scope, ...conditions, readable ?? undefined]);
  }

  /** A row's selection as one JSON object. */
  object(type: GraphQLObjectType, sets: readonly SelectionSetNode[], at: At): Sql {
    const columns = this.columns(type, sets, at);
    return sql`(select row_to_json(r) from (select ${sql.join(columns)}) r)`;
  }

  /** Selected columns of a row, each under its key in the answer. */
  columns(type: GraphQLObjectType, sets: readonly SelectionSetNode[], at: At): Sql[] {
    const columns = new Map<string, Sql>();
    const entity = this.options.classes.get(type.name) ?? at.table.entity;
    for (const [key, nodes] of selectedFields(this.options, type, sets)) {
      const node = nodes[0]!;
      if (node.name.value === '__typename') {
        if (this.options.isReady) columns.set(key, sql.lit(type.name));
        continue;
      }
      const field = type.getFields()[node.name.value]!;
      const declaration = declarationOf(entity, field.name);
      if (declaration?.kind === 'derived') {
        this.derivesFromViewer = true;
        for (const need of declaration.needs) columns.set(NEEDED + need, this.needed(entity, need, at));
      } else {
        const value = this.field(entity, field, nodes, at);
        columns.set(key, this.options.isReady ? readyValue(field.type, value) : value);
      }
    }
    // An object of which nothing but __typename is asked is still an object.
    if (columns.size === 0 && !this.options.isReady) columns.set(NEEDED, sql`true`);
    return [...columns].map(([key, value]) => sql`${value} as ${sql.ref(key)}`);
  }

  private needed(entity: object, name: string, at: At): Sql {
    const declaration = declarationOf(entity, name);
    return declaration?.kind === 'computed'
      ? declaration.sql(at.row, this.options.reader)
      : at.row[name as never];
  }

  private field(entity: object, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], at: At): Sql {
    const declaration = declarationOf(entity, field.name);
    const { reader } = this.options;
    switch (declaration?.kind) {
      case 'computed':
        return declaration.sql(at.row, reader);
      case 'sameRow': {
        const object = this.object(objectTypeOf(field), below(nodes), at);
        return declaration.when
          ? sql`case when ${declaration.when(at.row, reader)} then ${object} end`
          : object;
      }
      case 'one':
        return this.list(declaration.spec, objectTypeOf(field), nodes, at, true);
      case 'list':
        return this.list(declaration.spec, objectTypeOf(field), nodes, at, false);
      case 'connection':
        return this.nestedConnection(declaration.spec, field, nodes, at);
      case undefined:
      case 'derived':
        return this.ofTable(field, nodes, at);
    }
  }

  /** A column, or a relation that the ORM knows. */
  private ofTable(field: GraphQLField<unknown, unknown>, nodes: FieldNode[], at: At): Sql {
    const property = at.table.property(field.name);
    if (!property) throw new Error(`${at.table.name}.${field.name} is neither a column nor declared`);
    if (property.kind === 'scalar') return at.row[field.name as never];
    if (property.kind === 'm:1' || property.kind === '1:1') return this.toOne(property, field, nodes, at);
    throw new Error(`${at.table.name}.${field.name}: a ${property.kind} relation must be declared`);
  }

  private toOne(
    property: EntityProperty,
    field: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    at: At,
  ): Sql {
    const to = this.at(property.targetMeta!.class, at);
    const joined = at.table.join(property, at, to.alias);
    // Who may read a row may read what it cannot be without; row level security still holds.
    const isCertain = isNonNullType(field.type) || isVisibleWithParent(at.table.entity, field.name);
    const where = isCertain ? all([to.scope, joined]) : this.visible(to, [joined]);
    const columns = this.columns(objectTypeOf(field), below(nodes), to);
    const object = sql`(select row_to_json(r) from (select ${sql.join(columns)} from ${this.from(to)} where ${where}) r)`;
    // What completes fields would see that one is missing; ready JSON is not looked at again.
    return this.options.isReady && isNonNullType(field.type)
      ? sql`coalesce(${object}, missing(${sql.lit(`${at.table.name}.${field.name}`)}))`
      : object;
  }

  private list(spec: ListSpec, type: GraphQLObjectType, nodes: FieldNode[], parent: At, first: boolean): Sql {
    const rows = this.rows(spec, parent);
    const columns = this.columns(type, below(nodes), rows.at);
    const direction = sql.raw(spec.order.descending ? 'desc' : 'asc');
    const keys = rows.keys.map((key) => sql`${key.sql} ${direction}`);
    const body = sql`select ${sql.join(columns)} from ${rows.from} where ${rows.where} order by ${sql.join(keys)}`;
    return first
      ? sql`(select row_to_json(r) from (${body} limit 1) r)`
      : sql`(select coalesce(json_agg(row_to_json(r)), '[]') from (${body}) r)`;
  }

  private nestedConnection(
    spec: ListSpec,
    field: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    parent: At,
  ): Sql {
    const args = argumentsOf(field, nodes[0]!, this.options.variables);
    return this.connection(objectTypeOf(field), below(nodes), spec, args, parent);
  }

  /** A connection over the rows of a spec. */
  connection(
    type: GraphQLObjectType,
    sets: readonly SelectionSetNode[],
    spec: ListSpec,
    args: FieldArguments,
    parent: At | null,
  ): Sql {
    return connectionSql(this, {
      type,
      sets,
      rows: (purpose) => this.rows(spec, parent, args, purpose),
      args,
      order: spec.order,
      count: spec.count?.(parent?.row ?? {}, args.sql, this.options.reader),
    });
  }

  /** The rows of a spec: where they come from, which, and the keys that order them. */
  rows(spec: ListSpec, parent: At | null, args?: FieldArguments, purpose: Purpose = {}): Rows {
    const link = spec.through ? this.at(spec.through(), parent, spec.acrossInstitutions) : null;
    const at = this.at(spec.of(), link ?? parent, spec.acrossInstitutions);
    const reader = { ...this.options.reader, ...purpose };
    const parentRow = parent?.row ?? {};
    const conditions = [
      link?.scope,
      spec.where(at.row, parentRow, link?.row ?? {}, reader),
      ...(args && spec.narrow ? spec.narrow(at.row, args.sql, reader) : []),
    ];
    const ordering = spec.orderByLink && link ? link : at;
    const keys = [...spec.order.by, ...(spec.order.by.includes('id') ? [] : ['id'])];
    return {
      at,
      from: link ? sql`${this.from(at)}, ${this.from(link)}` : this.from(at),
      where: this.visible(at, conditions, reader),
      keys: keys.map((name) => ({ sql: ordering.row[name as never], type: ordering.table.typeOf(name) })),
    };
  }
}

/** What the rows of a list are read for. */
export type Purpose = Pick<Reader, 'isCounting'>;

export interface Rows {
  at: At;
  from: Sql;
  where: Sql;
  keys: { sql: Sql; type: string }[];
}

/** Conditions joined by `and`; none is true. */
export function all(conditions: (Sql | undefined)[]): Sql {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0
    ? sql`true`
    : sql`(${sql.join(
        given.map((condition) => sql`(${condition})`),
        sql` and `,
      )})`;
}
