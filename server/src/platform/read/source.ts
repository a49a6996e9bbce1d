import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';
import { isObjectType, getNamedType, isAbstractType } from 'graphql';
import { sql } from 'kysely';
import { givenArguments } from './arguments.ts';
import { type Compiler } from './compiler.ts';
import { objectTypeOf } from './object-type.ts';
import type { ListSpec, Order, ReadArguments, Reader, Row, Sql } from './declarations.ts';
import type { Plan } from './plan.ts';
import { below } from './selection.ts';

type EntityClass<T> = abstract new (...args: never[]) => T;
type Given = Record<string, unknown>;

/** Where a root field's rows come from. Sources are made once, as constants: plans are kept by them. */
export interface Source {
  plan: (compiler: Compiler, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], given: Given) => Plan;
}

/** One row of a table, or null: the first that matches. */
export function one<T>(
  entity: EntityClass<T>,
  where: (row: Row<T>, given: ReadArguments, reader: Reader) => Sql,
): Source {
  return {
    plan: (compiler, field, nodes, given) => {
      const at = compiler.at(entity);
      const conditions = [where(at.row as Row<T>, givenArguments(given).sql, compiler.options.reader)];
      const columns = compiler.columns(objectTypeOf(field), below(nodes), at);
      return compiler.row(at, conditions, columns);
    },
  };
}

/** Rows of a table as a plain list: where the caller says which, and they are few. */
export function list<T>(
  entity: EntityClass<T>,
  options: {
    where: (row: Row<T>, given: ReadArguments, reader: Reader) => Sql;
    order: { by: string[] };
  },
): Source {
  return {
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

/** Rows of a table as a connection; paging comes from the given `first`, `after`, `last`, `before`, `page`. */
export function connection<T>(
  entity: EntityClass<T>,
  options: {
    where: (row: Row<T>, given: ReadArguments, reader: Reader) => (Sql | undefined)[];
    order: Order | ((given: Given) => Order);
    /** A stored count of the rows, where one fits what is given: without one they are counted. */
    count?: (given: ReadArguments, reader: Reader) => Sql | undefined;
  },
): Source {
  return {
    plan: (compiler, field, nodes, given) => {
      const args = givenArguments(given);
      const spec: ListSpec = {
        of: () => entity as never,
        where: () => sql`true`,
        narrow: (row, narrowing, reader) => options.where(row as Row<T>, narrowing, reader),
        order: typeof options.order === 'function' ? options.order(given) : options.order,
        ...(options.count && { count: (_row, counted, reader) => options.count!(counted, reader) }),
      };
      return compiler.connection(objectTypeOf(field), below(nodes), spec, args, null);
    },
  };
}

/** The row with the given `id`, whichever of the entities has it, read as its own type. */
export function anyOf(entities: EntityClass<object>[]): Source {
  return {
    plan: (compiler, field, nodes) => {
      const { schema, classes } = compiler.options;
      const abstract = getNamedType(field.type);
      const types = isAbstractType(abstract)
        ? schema.getPossibleTypes(abstract)
        : isObjectType(abstract)
          ? [abstract]
          : [];
      const candidates = types.flatMap((type) => {
        const entity = entities.find((known) => known === classes.get(type.name));
        return entity ? [candidate(compiler, type, entity, nodes)] : [];
      });
      return { kind: 'either', plans: candidates };
    },
  };
}

function candidate(
  compiler: Compiler,
  type: GraphQLObjectType,
  entity: EntityClass<object>,
  nodes: FieldNode[],
): Plan {
  const at = compiler.at(entity);
  const id = sql`${at.row['id' as never]} = ${givenId}`;
  const columns = compiler.columns(type, below(nodes), at);
  // Tells the executor which type it is; ready JSON has it where it was asked for.
  if (!compiler.options.isReady)
    columns.push({ key: '__typename', value: { kind: 'value', value: sql.lit(type.name) } });
  return compiler.row(at, [id], columns);
}

const givenId = sql`${givenArguments({ id: 'id' }).slots['id']}::uuid`;
