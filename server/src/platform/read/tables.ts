import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Row, Sql } from './declarations.ts';

/** The ORM's knowledge of one table, as the read compiler needs it. */
export interface Table {
  entity: object;
  name: string;
  /** Columns of the primary key. */
  key: string[];
  property(name: string): EntityProperty | undefined;
  /** Joins a foreign key of this table (at `from`) to the table that it refers to (at `to`). */
  join(property: EntityProperty, from: string, to: string): Sql;
  /** The row at an alias, its properties as columns. */
  row<T>(alias: string): Row<T>;
  /** SQL type of a property's column. */
  typeOf(name: string): string;
}

/** The tables by entity class. */
export class Tables {
  readonly #metadata: MetadataStorage;
  readonly #tables = new Map<object, Table | null>();

  constructor(metadata: MetadataStorage) {
    this.#metadata = metadata;
  }

  /** The table of a class, or null for a class that has none. */
  find(entity: object): Table | null {
    let table = this.#tables.get(entity);
    if (table === undefined) {
      const meta = this.#metadata.find(entity as never);
      table = meta ? tableOf(entity, meta) : null;
      this.#tables.set(entity, table);
    }
    return table;
  }

  get(entity: object): Table {
    const table = this.find(entity);
    if (!table) throw new Error(`${(entity as { name?: string }).name ?? 'The class'} is no entity`);
    return table;
  }
}

function tableOf(entity: object, meta: EntityMetadata): Table {
  const property = (name: string) => (meta.properties as Record<string, EntityProperty>)[name];
  const columnOf = (name: string) => {
    const column = property(name)?.fieldNames?.at(-1);
    if (!column) throw new Error(`${meta.className} has no column for '${name}'`);
    return column;
  };
  return {
    entity,
    name: meta.tableName,
    key: meta.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames),
    property,
    join: (relation, from, to) =>
      sql.join(
        relation.fieldNames.map(
          (column, at) =>
            sql`${sql.ref(`${to}.${relation.referencedColumnNames[at]!}`)} = ${sql.ref(`${from}.${column}`)}`,
        ),
        sql` and `,
      ),
    row: <T>(alias: string) =>
      new Proxy({} as Row<T>, {
        get: (_, name) => sql.ref(`${alias}.${columnOf(String(name))}`),
      }),
    typeOf: (name) => property(name)?.columnTypes.at(-1) ?? 'text',
  };
}
