import fs from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

/** File of the released contract; only `npm run contract:release` writes it. */
export const RELEASED = path.join(root, 'contract/released.graphql');

/** Returns its text; null before the first release. */
export const releasedContract = () => (fs.existsSync(RELEASED) ? fs.readFileSync(RELEASED, 'utf8') : null);
