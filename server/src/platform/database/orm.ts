import 'reflect-metadata';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type Options } from '@mikro-orm/postgresql';
import { BindingDriver, ForwardingDriver } from './binding-driver.ts';
import type { ClientClass } from './connections.ts';
import { releaseLostConnections } from './lost-connections.ts';
import { APP_ROLE } from './tenancy.ts';
import { APP_TIMEOUTS, NO_TIMEOUTS, POOL_TIMEOUT, timeoutOptions } from './timeouts.ts';

/** Settings of every connection of the app: its role, no JIT, UTC. */
const CONNECTION_OPTIONS = `-c role=${APP_ROLE} -c jit=off -c timezone=UTC ${timeoutOptions(APP_TIMEOUTS)}`;

/** Entities and the folder of their migrations. */
export interface Schema {
  entities: readonly EntityClass[];
  migrations: string;
}

function options(url: string, { entities }: Pick<Schema, 'entities'>, extra: Partial<Options>): Options {
  return defineConfig({
    clientUrl: url,
    driver: BindingDriver,
    entities: [...entities],
    extensions: [Migrator],
    forceUtcTimezone: true,
    sessionContext: 'transaction',
    // Keys guarantee the same institution. A join would also lock the related row.
    autoJoinRefsForFilters: false,
    ...extra,
  } as Options);
}

/** Connects the ORM of the app: with the app's role, in transactions that name account and institution. */
export function connectOrm(
  url: string,
  schema: Pick<Schema, 'entities'>,
  pool: { max: number; Client?: ClientClass; isCluster?: boolean },
): Promise<MikroORM> {
  return MikroORM.init(
    options(url, schema, {
      ...(pool.isCluster && { driver: ForwardingDriver }),
      driverOptions: {
        options: CONNECTION_OPTIONS,
        onPoolCreated: releaseLostConnections,
        connectionTimeoutMillis: POOL_TIMEOUT,
        ...(pool.Client && { Client: pool.Client }),
      },
      pool: { min: 1, max: pool.max },
    }),
  );
}

/**
 * Connects the ORM as the owner of the tables, for migrations. `snapshot`: records the tables for the next
 * migration.
 */
export function connectOwner(url: string, schema: Schema, { snapshot = false } = {}): Promise<MikroORM> {
  return MikroORM.init(
    options(url, schema, {
      driverOptions: { options: timeoutOptions(NO_TIMEOUTS) },
      logger: (message) => console.error(message), // standard output is for results
      migrations: {
        path: schema.migrations,
        glob: '!(*.d).{js,ts}',
        snapshot,
        snapshotName: '.snapshot',
        tableName: 'migration',
      },
    }),
  );
}

type EntityClass = abstract new (...args: never[]) => object;
