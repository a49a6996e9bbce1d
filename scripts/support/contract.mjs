import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** The contract that clients were promised; only `npm run contract:release` writes it. */
export const RELEASED = path.join(root, 'contract/released.graphql');

/** Its text; null where nothing was promised yet. */
export const releasedContract = () => (fs.existsSync(RELEASED) ? fs.readFileSync(RELEASED, 'utf8') : null);
