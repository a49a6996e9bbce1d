import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#kernel/config';

/** Variables that the image or its deployment sets, or that are for tests and demos. */
export const NOT_GIVEN = ['PORT', 'HOST', 'DATA_DIR', 'NODE_ENV', 'INSTANCE_ROLE', 'DEMO', 'STRIPE_API_BASE'];

/** Returns the names of all variables that the server reads. */
export function knownVariables(): string[] {
  const source = fs.readFileSync(path.join(projectRoot, 'server/src/kernel/config.ts'), 'utf8');
  const [, variables = ''] = /const variables = z\.object\(\{\n([^]*?)\n\}\);/.exec(source)!;
  return Array.from(variables.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm), ([, name]) => name!);
}
