import path from 'node:path';
import type { Schema } from '#platform/database/orm';
import { ENTITIES } from './modules.ts';

/** All entities, and the migrations that create their tables. */
export const SCHEMA: Schema = {
  entities: ENTITIES,
  migrations: path.join(import.meta.dirname, 'migrations'),
};
