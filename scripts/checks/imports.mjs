// Which part of the project may import which: the arrows of docs/architecture, as code.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../support/project.mjs';

const serverShared = [
  'graphql',
  'live',
  'read',
  'database',
  'mail',
  'jobs',
  'pubsub',
  'storage',
  'payments',
  'idempotency',
  'web',
];
const clientShared = ['ui', 'texts'];

/** The few shared files whose work it is to list the features. */
const lists =
  /^server\/src\/(graphql\/(schema|resolvers)|jobs\/(due-functions|tasks)|database\/(entities|migrate|demo\/.*))\.ts$/;

/** Words that everybody needs to say who a viewer is and what a row belongs to. */
const vocabulary = ['server/src/membership/role.ts', 'server/src/institution/institution.entity.ts'];

/** What the client names `@rules/…`. */
const clientPaths = JSON.parse(fs.readFileSync(path.join(root, 'client/tsconfig.json'), 'utf8'))
  .compilerOptions.paths;

/** Each rule: does this import break it, and why it is there. */
const rules = [
  {
    why: 'shared folders know no feature',
    broken: (from, to) =>
      serverShared.includes(from.folder) &&
      isServerFeature(to) &&
      !lists.test(from.file) &&
      !isVocabulary(to),
  },
  {
    why: 'rest/ knows documents and rules only',
    broken: (from, to) =>
      from.side === 'server' && from.folder === 'rest' && isServerFeature(to) && !isRules(to),
  },
  {
    why: 'rules are pure, for they run in the browser too',
    broken: (from, to) => from.side === 'server' && isRules(from) && !isRules(to),
  },
  {
    why: 'ui/ and texts/ know no feature',
    broken: (from, to) => from.side === 'client' && clientShared.includes(from.folder) && isClientFeature(to),
  },
  {
    why: 'features meet in app/ only',
    broken: (from, to) => isClientFeature(from) && isClientFeature(to) && from.folder !== to.folder,
  },
  {
    why: 'the client sees the rules of the server, nothing else of it',
    broken: (from, to) => from.side === 'client' && to.side === 'server' && !isRules(to),
  },
  {
    why: 'the server knows nothing of the client',
    broken: (from, to) => from.side === 'server' && to.side === 'client',
  },
];

const isServerFeature = ({ side, folder }) =>
  side === 'server' && folder !== '' && folder !== 'rest' && !serverShared.includes(folder);
const isClientFeature = ({ side, folder }) =>
  side === 'client' && folder !== '' && folder !== 'app' && !clientShared.includes(folder);
const isVocabulary = ({ file }) => vocabulary.includes(file);
const isRules = ({ file }) => file.endsWith('.rules.ts');

/** Every import that breaks a rule, as `file: import – why`. */
export function brokenArrows() {
  const files = ['server/src', 'client/src'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const from = place(file);
    return importsOf(file).flatMap(({ target, written }) =>
      rules
        .filter((rule) => target && rule.broken(from, place(target)))
        .map((rule) => `${file} imports ${written}: ${rule.why}`),
    );
  });
}

/** `server/src/course/course.rules.ts` -> its side, its folder below src, and itself. */
function place(file) {
  const [side, , ...below] = file.split('/');
  return { side, folder: below.length > 1 ? below[0] : '', file };
}

function importsOf(file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^;'"]*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return Array.from(found, ([, static_, dynamic]) => {
    const written = static_ ?? dynamic;
    return { written, target: resolve(file, written) };
  });
}

/** The file an import means; undefined for a package. The ending of a client's import may be missing. */
function resolve(file, written) {
  const alias = clientPaths[written];
  if (alias) return path.posix.join('client', alias[0]);
  return written.startsWith('.') ? path.posix.join(path.posix.dirname(file), written) : undefined;
}
