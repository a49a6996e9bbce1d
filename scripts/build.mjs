// Builds what has changed since the last time: contract, types, server, client.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { emitSchema, generateTypes } from './codegen.mjs';
import { compressAssets } from './support/compress.mjs';
import { withLock } from './support/lock.mjs';
import { filesBelow, root } from './support/project.mjs';
import { main, mustRun } from './support/run.mjs';
import { manifestFile } from './support/trusted-documents.mjs';

const at = (...parts) => path.join(root, ...parts);
const isDocument = (file) => file.endsWith('.graphql');
const isGenerated = (file) => file.endsWith('.generated.ts');
const typesOf = (document) => document.replace(/\.graphql$/, '.generated.ts');

const sources = (folder) => filesBelow(folder).filter((file) => !isGenerated(file));
const documents = () => ['client/src', 'server/src', 'tests'].flatMap(filesBelow).filter(isDocument);

/** Each step: what it reads, how to see that its result is there, and what it does. */
const steps = {
  contract: {
    reads: () => sources('server/src').filter((file) => !isDocument(file)),
    isThere: () => fs.existsSync(at('schema.graphql')),
    run: emitSchema,
  },
  types: {
    reads: () => ['schema.graphql', 'codegen.ts', 'scripts/support/trusted-documents.mjs', ...documents()],
    isThere: () =>
      [
        manifestFile,
        at('client/src/texts/enums.generated.ts'),
        ...documents().map((document) => at(typesOf(document))),
      ].every(fs.existsSync),
    run: generateTypes,
  },
  server: {
    reads: () => ['server/tsconfig.json', 'server/package.json', 'schema.graphql', ...sources('server/src')],
    isThere: () => fs.existsSync(at('server/dist/main.js')),
    run: buildServer,
  },
  client: {
    reads: () => [
      ...sources('client').filter((file) => !file.endsWith('.test.tsx')),
      ...filesBelow('server/src').filter((file) => file.endsWith('.rules.ts')),
      'schema.graphql',
    ],
    isThere: () => fs.existsSync(at('client/dist/index.html')),
    run: buildClient,
  },
  explorer: {
    reads: () => [...sources('client/explorer'), ...sources('client/src/lib')],
    isThere: () => fs.existsSync(at('client/explorer/dist/index.html')),
    run: buildExplorer,
  },
};

/** Brings the named steps up to date, in their order; server, client and API explorer side by side. */
export function build() {
  return withLock('build', root, async () => {
    await bring('contract');
    await bring('types');
    await Promise.all([bring('server'), bring('client'), bring('explorer')]);
  });
}

/** Makes the contract and the types anew, whatever is there. */
export function rebuildContract() {
  return withLock('build', root, async () => {
    await bring('contract', { anew: true });
    await bring('types', { anew: true });
  });
}

async function bring(name, { anew = false } = {}) {
  const { reads, isThere, run } = steps[name];
  const stamp = at('node_modules/.cache/lyceum', name);
  const before = fingerprint(reads());
  if (!anew && isThere() && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === before) return;
  const began = Date.now();
  await run();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, before);
  console.log(`[build] ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) {
    hash.update(`${file}\0`).update(fs.existsSync(at(file)) ? fs.readFileSync(at(file)) : '');
  }
  return hash.digest('hex');
}

/** Compiles into an empty folder, so that nothing of a removed source stays; other files are copied along. */
async function buildServer() {
  fs.rmSync(at('server/dist'), { recursive: true, force: true });
  await mustRun('tsc', ['-p', 'server']);
  for (const file of filesBelow('server/src').filter((name) => !/\.(ts|graphql)$/.test(name))) {
    fs.cpSync(at(file), at(file.replace('server/src', 'server/dist')));
  }
  fs.writeFileSync(at('server/dist/package.json'), JSON.stringify(compiledPackage()));
}

/** The package.json of the compiled server: its subpath imports (`#kernel/…`) mean the compiled files. */
function compiledPackage() {
  const { type, imports } = JSON.parse(fs.readFileSync(at('server/package.json'), 'utf8'));
  const compiled = (source) => source.replace('./src/', './').replace(/\.ts$/, '.js');
  return {
    type,
    imports: Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, compiled(file)])),
  };
}

async function buildClient() {
  await mustRun('vite', ['build', 'client', '--logLevel=warn']);
  await compressAssets(at('client/dist'));
  fs.cpSync(manifestFile, at('client/dist/.documents.json')); // a name with a dot is not served
}

/** Large and seldom opened: it is compressed fast rather than well. */
async function buildExplorer() {
  await mustRun('vite', ['build', 'client/explorer', '--logLevel=warn']);
  await compressAssets(at('client/explorer/dist'), 6);
}

if (process.argv[1] === import.meta.filename) await main(build);
