// Starts development: on every change the page updates, the server restarts, and the contract and types are regenerated.
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { emitSchema, generateTypes } from './codegen.mjs';
import { endWithParent } from './support/parent.mjs';
import { root } from './support/project.mjs';
import { start } from './support/run.mjs';

const page = 'http://localhost:5173';

endWithParent();
await generate();

// Separate process groups: Ctrl+C reaches only this script, which then stops each process once and in order.
const client = start('vite', ['client', '--host', 'localhost', '--clearScreen', 'false'], { detached: true });
let server = startServer();
let restarting = Promise.resolve();

onChange('client/src', (file) => file.endsWith('.graphql') && generate());
onChange('server/src', (file) => {
  if (file.endsWith('.graphql')) return generate();
  restarting = restarting.then(restartServer);
  return Promise.all([generate(), restarting]);
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void end());
client.once('exit', () => void end());

function startServer() {
  const args = ['--import', 'tsx', '--enable-source-maps', 'server/src/main.ts'];
  const env = { TSX_TSCONFIG_PATH: 'server/tsconfig.json', APP_ORIGIN: process.env.APP_ORIGIN ?? page };
  return start('node', args, { detached: true, env });
}

async function restartServer() {
  console.log('[dev] restarting the server…');
  await stop(server);
  server = startServer();
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

async function end() {
  await Promise.all([restarting.then(() => stop(server)), stop(client)]);
  process.exit(0);
}

async function generate() {
  try {
    await emitSchema();
    await generateTypes();
  } catch (error) {
    console.error(error.message);
  }
}

/** Calls back shortly after the last change of a class or document in a folder. */
function onChange(folder, react) {
  let timer;
  fs.watch(path.join(root, folder), { recursive: true }, (event, file) => {
    if (!file || !/\.(graphql|ts)$/.test(file) || file.endsWith('.generated.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void react(file), 200);
  });
}
