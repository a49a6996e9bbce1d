import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';
import { isObjectType, getNamedType, isAbstractType } from 'graphql';
import { sql } from 'kysely';
import { givenArguments } from './arguments.ts';
import { type Compiler, NOTHING } from './compiler.ts';
import { shut } from './confinement.ts';
import { objectTypeOf } from './object-type.ts';
import type { ListSpec, Order, ReadArguments, Reader, Row, Sql } from './declarations.ts';
import type { Plan } from './plan.ts';
import { below } from './selection.ts';

type EntityClass<T> = abstract new (...args: never[]) => T;
type Given = Record<string, unknown>;

/** Source of a root field's rows. Sources are constants, because plans are cached by them. */
export interface Source {
  plan: (compiler: Compiler, field: GraphQLField<unknown, unknown>, nodes: FieldNode[], given: Given) => Plan;
}

/** Source of one row: the first that matches, or null. */
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

/** Source of rows as a plain list, when they are known to be few. */
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

/** Source of rows as a connection; paging comes from the given `first`, `after`, `last`, `before` and `page`. */
export function connection<T>(
  entity: EntityClass<T>,
  options: {
    where: (row: Row<T>, given: ReadArguments, reader: Reader) => (Sql | undefined)[];
    order: Order | ((given: Given) => Order);
    /** Stored count of the rows for the given values, if there is one; otherwise they are counted. */
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

/** Source of the row with the given `id` in any of the entities, read as its own type. */
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
        if (!entity || shut(compiler.options, type, below(nodes))) return [];
        return [candidate(compiler, type, entity, nodes)];
      });
      return candidates.length > 0 ? { kind: 'either', plans: candidates } : NOTHING;
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
  // Tells the executor its type; ready JSON contains it when selected.
  if (!compiler.options.isReady)
    columns.push({ key: '__typename', value: { kind: 'value', value: sql.lit(type.name) } });
  return compiler.row(at, [id], columns);
}

const givenId = sql`${givenArguments({ id: 'id' }).slots['id']}::uuid`;
