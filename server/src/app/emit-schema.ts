/** Writes schema.graphql from the classes of the server. */
import fs from 'node:fs';
import path from 'node:path';
import { ENTITIES } from './modules.ts';
import { buildGraphqlSchema } from './schema.ts';
import { printSortedSchema } from '#api/graphql/schema-text';

const file = path.join(import.meta.dirname, '../../../schema.graphql');
const entities = new Set<unknown>(ENTITIES);
const schema = buildGraphqlSchema((type) => entities.has(type));
fs.writeFileSync(file, printSortedSchema(schema));
