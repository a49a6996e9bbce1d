import fs from 'node:fs';
import path from 'node:path';
import type { Schema } from '#platform/database/orm';
import { ENTITIES } from './modules.ts';

/** All entities, and the migrations that create their tables. */
export const SCHEMA: Schema = {
  entities: ENTITIES,
  migrations: path.join(import.meta.dirname, 'migrations'),
};

/** Returns the names of a schema's migrations, the earliest first. */
export const migrationNames = ({ migrations }: Schema): string[] =>
  fs
    .readdirSync(migrations)
    .flatMap((file) => /^(\w+)\.[jt]s$/.exec(file)?.[1] ?? [])
    .toSorted();
