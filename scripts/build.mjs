// Builds changed parts: contract, types, server, client, API explorer.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { emitSchema, generateTypes } from './codegen.mjs';
import { compressAssets } from './support/compress.mjs';
import { ENGLISH, languages } from './support/languages.mjs';
import { withLock } from './support/lock.mjs';
import { filesBelow, root } from './support/project.mjs';
import { main, runOrThrow } from './support/run.mjs';
import { manifestFile } from './support/trusted-documents.mjs';

const at = (...parts) => path.join(root, ...parts);
const isDocument = (file) => file.endsWith('.graphql');
const isGenerated = (file) => file.endsWith('.generated.ts');
const typesOf = (document) => document.replace(/\.graphql$/, '.generated.ts');

const sources = (folder) => filesBelow(folder).filter((file) => !isGenerated(file));
const documents = () => ['client/src', 'server/src', 'tests'].flatMap(filesBelow).filter(isDocument);

/** Build steps: the files that a step reads, those of which it reads only the names, whether its output exists, and the work. */
const steps = {
  contract: {
    reads: () => sources('server/src').filter((file) => !isDocument(file)),
    isThere: () => fs.existsSync(at('schema.graphql')),
    run: emitSchema,
  },
  types: {
    reads: () => [
      'schema.graphql',
      'codegen.ts',
      'scripts/support/trusted-documents.mjs',
      ...filesBelow('scripts/codegen'),
      ...documents(),
    ],
    lists: () => sources('client/src/texts'), // their indexes are generated
    isThere: () =>
      [
        manifestFile,
        at('client/src/texts/enums.generated.ts'),
        ...languages().map((language) => at('client/src/texts', language, 'index.generated.ts')),
        ...documents().map((document) => at(typesOf(document))),
      ].every(fs.existsSync),
    run: generateTypes,
  },
  server: {
    reads: () => ['server/tsconfig.json', 'server/package.json', 'schema.graphql', ...sources('server/src')],
    isThere: () => fs.existsSync(at('server/dist/main.js')),
    run: buildServer,
  },
  ...Object.fromEntries(languages().map((language) => [`client ${language}`, clientStep(language)])),
  explorer: {
    reads: () => [...sources('client/explorer'), ...sources('client/src/lib')],
    isThere: () => fs.existsSync(at('client/explorer/dist/index.html')),
    run: buildExplorer,
  },
};

/** Returns the step that builds the client in a language, which reads the texts of no other one but English. */
function clientStep(language) {
  const languageOf = (file) => /^client\/src\/texts\/(\w+)\//.exec(file)?.[1];
  return {
    reads: () => [
      ...sources('client')
        .filter((file) => !/\.test\.tsx?$/.test(file))
        .filter((file) => [undefined, ENGLISH, language].includes(languageOf(file))),
      ...filesBelow('server/src').filter((file) => file.endsWith('.rules.ts')),
      'schema.graphql',
    ],
    isThere: () => fs.existsSync(at('client/dist', language, 'preloads.json')),
    run: () => buildClient(language),
  };
}

/**
 * Runs outdated steps in order; server, client and API explorer run in parallel, then the client in other languages one after
 * the other, as each build uses all processors.
 */
export function build(wanted = languages()) {
  return withLock('build', root, async () => {
    await runStep('contract');
    await runStep('types');
    await Promise.all([runStep('server'), runStep(`client ${ENGLISH}`), runStep('explorer')]);
    for (const language of wanted) if (language !== ENGLISH) await runStep(`client ${language}`);
  });
}

/** Regenerates the contract and the types, even if they are up to date. */
export function rebuildContract() {
  return withLock('build', root, async () => {
    await runStep('contract', { force: true });
    await runStep('types', { force: true });
  });
}

/** Runs a step unless its inputs are unchanged and its output exists. */
async function runStep(name, { force = false } = {}) {
  const { reads, lists = () => [], isThere, run } = steps[name];
  const stamp = at('node_modules/.cache/lyceum', name);
  const before = fingerprint(reads(), lists());
  if (!force && isThere() && fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === before) return;
  const began = Date.now();
  await run();
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, before);
  console.log(`[build] ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function fingerprint(files, names) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...files]) {
    hash.update(`${file}\0`).update(fs.existsSync(at(file)) ? fs.readFileSync(at(file)) : '');
  }
  for (const name of names) hash.update(`${name}\0`);
  return hash.digest('hex');
}

/** Compiles into an empty folder, so that no output of deleted sources stays. Copies other files. */
async function buildServer() {
  fs.rmSync(at('server/dist'), { recursive: true, force: true });
  await runOrThrow('tsc', ['-p', 'server']);
  for (const file of filesBelow('server/src').filter((name) => !/\.(ts|graphql)$/.test(name))) {
    fs.cpSync(at(file), at(file.replace('server/src', 'server/dist')));
  }
  fs.writeFileSync(at('server/dist/package.json'), JSON.stringify(compiledPackage()));
}

/** Returns the package.json of the compiled server, whose subpath imports (`#kernel/…`) point to compiled files. */
function compiledPackage() {
  const { type, imports } = JSON.parse(fs.readFileSync(at('server/package.json'), 'utf8'));
  const compiled = (source) => source.replace('./src/', './').replace(/\.ts$/, '.js');
  return {
    type,
    imports: Object.fromEntries(Object.entries(imports).map(([name, file]) => [name, compiled(file)])),
  };
}

async function buildClient(language) {
  const folder = at('client/dist', language);
  await runOrThrow('vite', ['build', 'client', '--logLevel=warn'], { env: { CLIENT_LANGUAGE: language } });
  await compressAssets(folder, language === ENGLISH ? {} : { same: at('client/dist', ENGLISH) });
  fs.cpSync(manifestFile, at('client/dist/.documents.json')); // dotfiles are not served
}

/** Builds the explorer. It is large and rarely opened, so compression favors speed. */
async function buildExplorer() {
  await runOrThrow('vite', ['build', 'client/explorer', '--logLevel=warn']);
  await compressAssets(at('client/explorer/dist'), { quality: 6 });
}

if (process.argv[1] === import.meta.filename) await main(() => build());
