// How much JavaScript a screen loads before it stands, against the budgets.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../support/project.mjs';

const kB = 1000;

/** What a visitor meets first must be light; a signed-in screen may bring the cache and the socket. */
const visitorBudget = 150 * kB;
const signedInBudget = 230 * kB;
const visitorScreens = [
  'src/features/landing/LandingPage.tsx',
  'src/features/account/LoginPage.tsx',
  'src/features/account/ForgotPasswordPage.tsx',
  'src/features/account/ResetPasswordPage.tsx',
];

/** What stands around every other screen and is loaded beside it. */
const signedInLayout = 'src/app/layout/AppLayout.tsx';

/** Every screen (`*Page.tsx`) of the built client with the gzipped bytes of JavaScript that it waits for. */
export function screenSizes() {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'client/dist/.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((name) => manifest[name].isEntry);
  const ways = waysFrom(entry, manifest);
  const sizes = [...ways.keys()]
    .filter((name) => name.endsWith('Page.tsx'))
    .map((screen) => {
      const isLight = visitorScreens.includes(screen);
      const chunks = [...ways.get(screen), ...(isLight ? [] : (ways.get(signedInLayout) ?? []))];
      const files = new Set(chunks.flatMap((chunk) => withStaticImports(chunk, manifest)));
      const bytes = Array.from(files, (name) => gzippedSize(manifest[name].file)).reduce(
        (sum, size) => sum + size,
        0,
      );
      return { screen, bytes, budget: isLight ? visitorBudget : signedInBudget };
    });
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
}

/** One line for each screen that is over its budget, and for each that must be light but is not found. */
export function oversizedScreens(sizes) {
  const missing = visitorScreens.filter((screen) => !sizes.some((size) => size.screen === screen));
  const oversized = sizes.filter(({ bytes, budget }) => bytes > budget);
  return [
    ...missing.map((screen) => `client/${screen} is not a chunk of its own: its size cannot be told`),
    ...oversized.map(
      ({ screen, bytes, budget }) =>
        `client/${screen} loads ${(bytes / kB).toFixed(1)} kB of JavaScript, ${budget / kB} kB are allowed`,
    ),
  ];
}

/** For each lazy chunk the shortest chain of lazy imports to it from the entry. */
function waysFrom(entry, manifest) {
  const ways = new Map([[entry, [entry]]]);
  for (const [name, way] of ways) {
    for (const chunk of withStaticImports(name, manifest)) {
      for (const lazy of manifest[chunk].dynamicImports ?? []) {
        if (!ways.has(lazy)) ways.set(lazy, [...way, lazy]); // a Map is walked in the order of its growth
      }
    }
  }
  return ways;
}

function withStaticImports(name, manifest, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  return [name, ...(manifest[name].imports ?? []).flatMap((next) => withStaticImports(next, manifest, seen))];
}

function gzippedSize(file) {
  return file.endsWith('.js')
    ? gzipSync(fs.readFileSync(path.join(root, 'client/dist', file)), { level: 9 }).length
    : 0;
}

if (process.argv[1] === import.meta.filename) {
  for (const { screen, bytes } of screenSizes())
    console.log(`${(bytes / kB).toFixed(1).padStart(7)} kB  ${screen}`);
}
