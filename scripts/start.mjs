// Builds changed parts, then runs the server in this process. The client in languages other than English is built while it runs.
import { enableCompileCache } from 'node:module';
import os from 'node:os';
import { build } from './build.mjs';
import { endWithParent } from './support/parent.mjs';
import { main, start } from './support/run.mjs';

endWithParent();
await main(() => build([]));
enableCompileCache(); // the next start takes a fifth less time
await import('../server/dist/main.js');

// Until a language is there, its readers get the screens in English.
const languages = start('node', ['scripts/build.mjs']);
os.setPriority(languages.pid, os.constants.priority.PRIORITY_LOW);
process.once('exit', () => languages.kill());
