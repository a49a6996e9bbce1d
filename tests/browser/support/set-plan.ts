import type { Site } from './site.ts';
import { withDatabase } from './with-database.ts';

/** Sets the plan of an institution, as the platform's staff does. */
export const setPlan = (site: Site, namespace: string, plan: string): Promise<void> =>
  withDatabase(site, (db) =>
    db.query('update institution set plan = $2 where namespace = $1', [namespace, plan]),
  );
