import path from 'node:path';
import type { Schema } from '#platform/database/orm';
import { ENTITIES } from './modules.ts';

/** All tables, and the migrations that make them. */
export const SCHEMA: Schema = {
  entities: ENTITIES,
  migrations: path.join(import.meta.dirname, 'migrations'),
};
