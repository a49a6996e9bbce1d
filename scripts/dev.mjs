// Development: the server restarts and the page updates on every change; the contract and its types follow along.
import fs from 'node:fs';
import path from 'node:path';
import { emitSchema, generateTypes } from './codegen.mjs';
import { endWithParent } from './support/parent.mjs';
import { root } from './support/project.mjs';
import { main, start } from './support/run.mjs';

endWithParent();
await main(async () => {
  await emitSchema();
  await generateTypes();
});

const server = start('tsx', [
  'watch',
  '--clear-screen=false',
  '--tsconfig',
  'server/tsconfig.json',
  'server/src/main.ts',
]);
const client = start('vite', ['client', '--host', '127.0.0.1']);
const children = [server, client];

followChanges();

let ending = false;
const end = () => {
  ending = true;
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
await Promise.all(
  children.map((child) => new Promise((resolve) => child.once('exit', () => resolve(ending || end())))),
);
process.exit(0);

/** Generates again shortly after the last change of a class or a document. */
function followChanges() {
  let timer;
  for (const folder of ['server/src', 'client/src']) {
    fs.watch(path.join(root, folder), { recursive: true }, (event, file) => {
      const isClass = folder === 'server/src' && file?.endsWith('.ts') && !file.endsWith('.generated.ts');
      if (!isClass && !file?.endsWith('.graphql')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh(), 300);
    });
  }
}

async function refresh() {
  try {
    await emitSchema();
    await generateTypes();
  } catch (error) {
    console.error(error.message);
  }
}
