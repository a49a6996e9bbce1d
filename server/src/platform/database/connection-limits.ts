import type { Config } from '#kernel/config';

/** Maximum numbers of connections of an instance as the application's role, by what uses them. */
export const APP_CONNECTIONS = {
  /** Writes that take several round trips. */
  orm: 20,
  /** Reads and writes that need a connection of their own. */
  statements: 20,
  /** Shared by short reads. */
  readLanes: 6,
  /** Shared by short writes. */
  writeLanes: 6,
};

/** Maximum numbers of connections of an instance as the owner of the tables, by what uses them. */
export const OWNER_CONNECTIONS = {
  heartbeat: 1,
  /** Live events without Redis: one that listens, one that publishes. */
  bus: 2,
  /** Listen for, fetch and complete jobs. */
  jobs: 16,
  /** Holds the locks of running jobs. */
  crashRecovery: 1,
};

/** Returns the maximum numbers of connections that an instance opens after its start, without Redis. */
export function maxConnections(role: Config['role']): { app: number; owner: number } {
  const { heartbeat, bus, jobs, crashRecovery } = OWNER_CONNECTIONS;
  return {
    app: Object.values(APP_CONNECTIONS).reduce((sum, count) => sum + count),
    owner: heartbeat + bus + (role === 'web' ? 0 : jobs + crashRecovery),
  };
}
