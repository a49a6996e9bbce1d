import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';
import { isObjectType, getNamedType, isAbstractType } from 'graphql';
import { sql } from 'kysely';
import { givenArguments } from './arguments.ts';
import { type Compiler, NOTHING } from './compiler.ts';
import { shut } from './confinement.ts';
import { objectTypeOf } from './object-type.ts';
import type { Entries, ListSpec, Order, ReadArguments, Reader, Row, Sql } from './declarations.ts';
import type { At, Plan } from './plan.ts';
import { fromOf, whereOf } from './rows-sql.ts';
import { below } from './selection.ts';

type EntityClass<T> = abstract new (...args: never[]) => T;
type Given = Record<string, unknown>;

/** Source of a root field's rows. Sources are constants, because plans are cached by them. */
export interface Source {
  plan: (compiler: Compiler, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], given: Given) => Plan;
  /** Entities that its rows may be of. */
  entities?: readonly EntityClass<object>[];
  /** Names of given values, of which the first has the ID, or the IDs; only of a source that finds rows by these. */
  byId?: readonly string[];
  /** Whether an ID may be of any of its entities, which have a table each: it is looked up first in which table the rows are. */
  isOfAny?: boolean;
}

/** Source of one row: the first that matches, or null. */
export function one<T extends object>(
  entity: EntityClass<T>,
  where: (row: Row<T>, given: ReadArguments, reader: Reader) => Sql,
): Source {
  return {
    entities: [entity],
    plan: (compiler, field, nodes, given) => {
      const at = compiler.at(entity);
      const conditions = [where(at.row as Row<T>, givenArguments(given).sql, compiler.options.reader)];
      const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
      return compiler.row(at, conditions, columns);
    },
  };
}

/** Source of the row whose ID is the first given value of these names, and for which a condition holds, if there is one. */
export function byId<T extends object>(
  entity: EntityClass<T>,
  names: readonly string[] = ['id'],
  where?: (row: Row<T>, reader: Reader) => Sql,
): Source {
  const source = one(entity, (row, given, reader) => {
    const isIt = sql`${row['id' as never]} = ${names.map((name) => given[name]).find(Boolean)}`;
    return where ? sql`${isIt} and ${where(row, reader)}` : isIt;
  });
  return { ...source, byId: names };
}

/** Source of rows as a plain list, when they are known to be few. */
export function list<T extends object>(
  entity: EntityClass<T>,
  options: {
    where: (row: Row<T>, given: ReadArguments, reader: Reader) => Sql;
    order: { by: string[] };
  },
): Source {
  return {
    entities: [entity],
    plan: (compiler, field, nodes, given) => {
      const at = compiler.at(entity);
      const where = options.where(at.row as Row<T>, givenArguments(given).sql, compiler.options.reader);
      const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
      const keys = [...options.order.by, 'id'].map((name) => ({
        sql: at.row[name as never] as Sql,
        type: at.table.typeOf(name),
      }));
      return { kind: 'list', rows: compiler.visible(at, [where], { keys }), columns };
    },
  };
}

/** Source of rows as a connection; paging comes from the given `first`, `after`, `last`, `before` and `page`. */
export function connection<T extends object>(
  entity: EntityClass<T>,
  options: {
    where: (row: Row<T>, given: ReadArguments, reader: Reader) => (Sql | undefined)[];
    order: Order | ((given: Given) => Order);
    /** Entries of the public rows, which readers without an institution list. */
    entries?: Entries<T>;
    /** Stored count of the rows for the given values, if there is one; otherwise they are counted. */
    count?: (given: ReadArguments, reader: Reader) => Sql | undefined;
  },
): Source {
  return {
    entities: [entity],
    plan: (compiler, field, nodes, given) => {
      const args = givenArguments(given);
      const spec: ListSpec = {
        of: () => entity,
        where: () => sql`true`,
        narrow: (row, narrowing, reader) => options.where(row as Row<T>, narrowing, reader),
        order: typeof options.order === 'function' ? options.order(given) : options.order,
        ...(options.entries && { entries: options.entries }),
        ...(options.count && { count: (_row, counted, reader) => options.count!(counted, reader) }),
      };
      return compiler.connection(objectTypeOf(field), below(nodes), spec, args, null);
    },
  };
}

/** An entity that is read by ID. */
export interface ById {
  type: EntityClass<object>;
  /** Relation to the object that it is a part of: who can read that one can read it. */
  within?: string;
}

/** Source of the row with the given `id` in any of the entities, read as its own type. */
export const anyOf = (entities: readonly ById[]): Source => ({
  plan: (compiler, field, nodes) => eitherOf(compiler, field, nodes, entities, given('id', 'uuid')),
  entities: entities.map(({ type }) => type),
  byId: ['id'],
  isOfAny: true,
});

/** Source of the rows with the given `ids` in any of the entities, in this order; null for those that are not found. */
export const eachOf = (entities: readonly ById[]): Source => ({
  plan: (compiler, field, nodes) => ({
    kind: 'each',
    ids: given('ids', 'uuid[]'),
    plan: eitherOf(compiler, field, nodes, entities, sql.ref('each.id')),
  }),
  entities: entities.map(({ type }) => type),
  byId: ['ids'],
  isOfAny: true,
});

/**
 * Source of a list of computed objects, one for each value of an SQL array. The fields of their type are computed from it.
 * @param within an entity, in whose institution the values are computed
 */
export const seriesOf = (
  within: EntityClass<object>,
  values: (given: ReadArguments, reader: Reader) => Sql,
): Source => ({
  plan: (compiler, field, nodes, given) => {
    const at = { ...compiler.at(within), row: { value: sql.ref('each.id') } };
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    return {
      kind: 'each',
      ids: values(givenArguments(given).sql, compiler.options.reader),
      plan: { kind: 'object', columns, when: undefined },
    };
  },
});

/**
 * Source of one computed object: an SQL value, from which the fields of its type are computed.
 * @param within an entity, in whose institution the value is computed
 */
export const objectFrom = (
  within: EntityClass<object>,
  value: (given: ReadArguments, reader: Reader) => Sql,
): Source => ({
  plan: (compiler, field, nodes, given) => {
    const at = { ...compiler.at(within), row: { value: sql.ref('single.value') } };
    const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
    return {
      kind: 'single',
      value: value(givenArguments(given).sql, compiler.options.reader),
      plan: { kind: 'object', columns, when: undefined },
    };
  },
});

/** Returns the parameter with the given value of this name. */
const given = (name: string, type: string): Sql =>
  sql`${givenArguments({ [name]: true }).slots[name]}::${sql.raw(type)}`;

function eitherOf(
  compiler: Compiler,
  field: GraphQLField<unknown, unknown>,
  nodes: FieldNode[],
  entities: readonly ById[],
  id: Sql,
): Plan {
  const { schema, classes, tables, among } = compiler.options;
  const abstract = getNamedType(field.type);
  const types = isAbstractType(abstract)
    ? schema.getPossibleTypes(abstract)
    : isObjectType(abstract)
      ? [abstract]
      : [];
  const plans = types.flatMap((type) => {
    const entity = entities.find((known) => known.type === classes.get(type.name));
    if (!entity || (among && !among.includes(tables.get(entity.type).name))) return [];
    if (shut(compiler.options, type, below(nodes), 'by ID')) return [];
    return [candidate(compiler, type, entity, nodes, id)];
  });
  return plans.length > 0 ? { kind: 'either', plans } : NOTHING;
}

function candidate(
  compiler: Compiler,
  type: GraphQLObjectType,
  { type: entity, within }: ById,
  nodes: FieldNode[],
  id: Sql,
): Plan {
  const at = compiler.at(entity);
  const conditions = [sql`${at.row['id' as never]} = ${id}`];
  if (within) conditions.push(partOfVisible(compiler, at, within));
  const columns = compiler.columns(type, below(nodes), at);
  // Tells the executor its type; ready JSON contains it when selected.
  if (!compiler.options.isReady)
    columns.push({ key: '__typename', value: { kind: 'value', value: sql.lit(type.name) } });
  return compiler.row(at, conditions, columns);
}

/** Returns the condition that the reader can see the object that a row is a part of. */
function partOfVisible(compiler: Compiler, at: At, within: string): Sql {
  const relation = at.table.property(within)!;
  const whole = compiler.at(relation.targetMeta!.class, at);
  const rows = compiler.visible(whole, [at.table.join(relation, at, whole.alias)]);
  return sql`exists (select 1 from ${fromOf(rows)} where ${whereOf(rows)})`;
}
