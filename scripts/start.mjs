// Builds changed parts, then runs the server in this process.
import { enableCompileCache } from 'node:module';
import { build } from './build.mjs';
import { endWithParent } from './support/parent.mjs';
import { main } from './support/run.mjs';

endWithParent();
await main(build);
enableCompileCache(); // the next start takes a fifth less time
await import('../server/dist/main.js');
