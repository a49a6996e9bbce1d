import type { EntityMetadata, EntityProperty, MetadataStorage } from '@mikro-orm/core';
import { sql } from 'kysely';
import { PUBLIC_ROLE, TENANT_COLUMN } from '#platform/database/tenancy';
import type { Row, Sql } from './declarations.ts';

/** The ORM's metadata of a table, as the compiler needs it. */
export interface Table {
  entity: object;
  name: string;
  /** Columns of the primary key. */
  key: string[];
  /** Whether each row belongs to an institution. */
  isTenant: boolean;
  /** Whether readers without an institution may read some of its rows. */
  isOpen: boolean;
  property(name: string): EntityProperty | undefined;
  /**
   * Returns the join of a foreign key of this table (at `from`) with its target (at `to`), without the
   * institution of both, which the compiler adds.
   */
  join(property: EntityProperty, from: { alias: string; institution: Sql | undefined }, to: string): Sql;
  /** Returns the row at an alias with its properties as columns; `institution` replaces that column. */
  row<T>(alias: string, institution?: Sql): Row<T>;
  /** Returns the SQL type of a property's column. */
  typeOf(name: string): string;
}

/** Tables by entity class. */
export class Tables {
  readonly #metadata: MetadataStorage;
  readonly #tables = new Map<object, Table | null>();

  constructor(metadata: MetadataStorage) {
    this.#metadata = metadata;
  }

  /** Returns the table of a class, or null. */
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
  const key = meta.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
  return {
    entity,
    name: meta.tableName,
    key,
    isTenant: key.includes(TENANT_COLUMN),
    isOpen: meta.policies.some(({ roles = [] }) => roles.includes(PUBLIC_ROLE)),
    property,
    join: (relation, from, to) => {
      const pairs = relation.fieldNames.map((column, at) => [column, relation.referencedColumnNames[at]!]);
      const valueOf = (column: string) =>
        column === TENANT_COLUMN && from.institution ? from.institution : sql.ref(`${from.alias}.${column}`);
      return sql.join(
        pairs
          .filter(([, target]) => target !== TENANT_COLUMN)
          .map(([column, target]) => sql`${sql.ref(`${to}.${target!}`)} = ${valueOf(column!)}`),
        sql` and `,
      );
    },
    row: <T>(alias: string, institution?: Sql) =>
      new Proxy({} as Row<T>, {
        get: (_, name) =>
          name === 'institution' && institution ? institution : sql.ref(`${alias}.${columnOf(String(name))}`),
      }),
    typeOf: (name) => property(name)?.columnTypes.at(-1) ?? 'text',
  };
}
