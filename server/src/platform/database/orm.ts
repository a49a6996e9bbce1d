import 'reflect-metadata';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM, type Options } from '@mikro-orm/postgresql';
import { BindingDriver, ForwardingDriver } from './binding-driver.ts';
import type pg from 'pg';
import type { ClientClass } from './connections.ts';
import { releaseLostConnections } from './lost-connections.ts';
import { watchPool } from './watch-pool.ts';
import { APP_ROLE } from './tenancy.ts';
import { APP_TIMEOUTS, MIGRATION_NAME, NO_TIMEOUTS, POOL_TIMEOUT, timeoutOptions } from './timeouts.ts';

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
        onPoolCreated: (created: pg.Pool) => {
          releaseLostConnections(created);
          watchPool('orm', created);
        },
        connectionTimeoutMillis: POOL_TIMEOUT,
        ...(pool.Client && { Client: pool.Client }),
      },
      pool: { min: 1, max: pool.max },
    }),
  );
}

interface OwnerOptions {
  /** Records the tables for the next migration. */
  snapshot?: boolean;
  /** Milliseconds that a statement waits for a lock; 0: any time. */
  lockTimeout?: number;
}

/** Connects the ORM as the owner of the tables, for migrations. */
export function connectOwner(
  url: string,
  schema: Schema,
  { snapshot = false, lockTimeout = 0 }: OwnerOptions = {},
): Promise<MikroORM> {
  return MikroORM.init(
    options(url, schema, {
      driverOptions: {
        options: timeoutOptions({ ...NO_TIMEOUTS, lock_timeout: lockTimeout }),
        application_name: MIGRATION_NAME,
      },
      logger: (message) => console.error(message), // standard output is for results
      colors: false, // logs are files
      migrations: {
        allOrNothing: false, // one transaction for all migrations would hold the locks of each until the last
        path: schema.migrations,
        glob: '!(*.d).{js,ts}',
        snapshot,
        snapshotName: '.snapshot',
        tableName: 'migration',
      },
      ...(lockTimeout > 0 && { pool: { min: 0, max: 1 } }), // settings of a session hold for the next statement
    }),
  );
}

type EntityClass = abstract new (...args: never[]) => object;
