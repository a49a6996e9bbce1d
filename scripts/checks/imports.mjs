// Checks that imports follow the layers of docs/architecture.md, without exceptions.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, root } from '../support/project.mjs';

/** Layers of each side, lowest first. A file imports from its own layer and from lower ones. */
const LAYERS = {
  server: ['kernel', 'platform', 'modules', 'api', 'app'],
  client: ['texts', 'lib', 'ui', 'features', 'app'],
};

/** Path aliases of the client (`@rules/…`), more specific patterns first. */
const clientPaths = Object.entries(
  JSON.parse(fs.readFileSync(path.join(root, 'client/tsconfig.json'), 'utf8')).compilerOptions.paths,
).map(([pattern, [target]]) => ({
  prefix: pattern.replace('*', ''),
  target: path.posix.join('client', target),
}));

/** Import rules: whether an import breaks the rule, and the reason for it. */
const rules = [
  {
    why: 'imports point down only',
    broken: (from, to) => from.side === to.side && to.rank > from.rank,
  },
  {
    why: 'features are combined in app/ only',
    broken: (from, to) =>
      from.side === 'client' && from.layer === 'features' && to.layer === 'features' && from.unit !== to.unit,
  },
  {
    why: 'rules are pure, because they also run in the browser',
    broken: (from, to) => isRules(from) && !isRules(to),
  },
  {
    why: 'the client may import only the rules of the server',
    broken: (from, to) => from.side === 'client' && to.side === 'server' && !isRules(to),
  },
  {
    why: 'the server may not import the client',
    broken: (from, to) => from.side === 'server' && to.side === 'client',
  },
];

const isRules = ({ side, file }) => side === 'server' && /\.rules(\.ts)?$/.test(file);

/** Returns every import that breaks a rule, as `file imports specifier: why`. */
export function brokenArrows() {
  const files = ['server/src', 'client/src'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  return files.flatMap((file) => {
    const from = place(file);
    return importsOf(file).flatMap(({ target, specifier }) =>
      rules
        .filter((rule) => target && rule.broken(from, place(target)))
        .map((rule) => `${file} imports ${specifier}: ${rule.why}`),
    );
  });
}

/** Returns side, layer, rank and unit of a file. A process such as main.ts ranks highest. */
function place(file) {
  const [side, , layer, unit] = file.split('/');
  const rank = LAYERS[side]?.indexOf(layer) ?? -1;
  return { side, layer, unit, rank: rank === -1 ? Number.POSITIVE_INFINITY : rank, file };
}

function importsOf(file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(
    /^\s*(?:import|export)\b[^;='"]*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return Array.from(found, ([, static_, dynamic]) => {
    const specifier = static_ ?? dynamic;
    return { specifier, target: resolve(file, specifier) };
  });
}

/** Returns the imported file, without extension if the specifier has none; undefined for a package. */
function resolve(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  if (specifier.startsWith('#')) return `${file.split('/')[0]}/src/${specifier.slice(1)}`;
  const alias = clientPaths.find(({ prefix }) => specifier.startsWith(prefix));
  return alias?.target.replace('*', specifier.slice(alias.prefix.length));
}
