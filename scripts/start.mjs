// Builds changed parts, then runs the server in this process.
import { build } from './build.mjs';
import { endWithParent } from './support/parent.mjs';
import { main } from './support/run.mjs';

endWithParent();
await main(build);
await import('../server/dist/main.js');
