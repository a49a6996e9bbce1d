import type pg from 'pg';
import { POOLS } from '#platform/telemetry/readings';

/** Shows the state of a pool in the metrics, under a name. Returns the function that ends this. */
export const watchPool = (name: string, pool: pg.Pool): (() => void) =>
  POOLS.add(name, () => ({
    max: pool.options.max,
    idle: pool.idleCount,
    busy: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }));
