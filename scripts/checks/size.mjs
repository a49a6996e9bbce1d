// Compares the JavaScript that each screen loads before it renders with its budget, in each language.
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ENGLISH } from '../support/languages.mjs';
import { root } from '../support/project.mjs';

const kB = 1000;

/** Visitor screens have a smaller budget than signed-in screens, which load the cache and the socket. */
const visitorBudget = 150 * kB;
const signedInBudget = 232 * kB; // 2 kB of it for formats and plurals by language (decision 0142)
const visitorScreens = [
  'src/features/landing/LandingPage.tsx',
  'src/features/account/LoginPage.tsx',
  'src/features/account/ForgotPasswordPage.tsx',
  'src/features/account/ResetPasswordPage.tsx',
];

/** Further screens of visitors. */
const registrationBudget = 171.2 * kB;
const registrationScreens = [
  'src/features/account/RegisterPage.tsx',
  'src/features/account/SignupPage.tsx',
  'src/features/account/VerifyPage.tsx',
];

/** Texts of other languages are up to a quarter longer than the English ones: 1.5 kB more of 230 (decision 0142). */
const roomOf = (language) => (language === ENGLISH ? 1 : 1.01);

/** Layout of the signed-in screens, loaded with each of them. */
const signedInLayout = 'src/app/layout/AppLayout.tsx';

/** Maximum that a browser fetches until one of the first screens is complete, its parts included (client/preloads.ts). */
const firstFetch = { files: 25, bytes: 232 * kB, css: 25 * kB };

/** Returns what a browser fetches for each of the first screens: script files, their gzipped bytes, and those of styles. */
export function firstFetches(language = ENGLISH) {
  const manifest = readManifest(language);
  const gzipped = sizesIn(language);
  const named = withStaticImports(entryOf(manifest), manifest).map((name) => manifest[name]);
  return readBuilt(language, 'preloads.json').map(({ name, scripts, styles, parts }) => {
    const files = [...named.map(({ file }) => file), ...scripts, ...parts.scripts];
    return {
      screen: name,
      files: files.length,
      bytes: sum(files.map(gzipped)),
      css: sum(
        [...new Set([...named.flatMap(({ css = [] }) => css), ...styles, ...parts.styles])].map(gzipped),
      ),
    };
  });
}

/** Returns a line for each of the first screens that fetches more than it may. */
export function heavyFetches(fetches, language = ENGLISH) {
  return fetches.flatMap(({ screen, ...fetched }) =>
    Object.entries(firstFetch)
      .filter(([unit, max]) => fetched[unit] > (unit === 'bytes' ? max * roomOf(language) : max))
      .map(([unit, max]) => `${screen} fetches ${fetched[unit]} ${unit}, ${max} are allowed`),
  );
}

const built = (language, file) => path.join(root, 'client/dist', language, file);

const readBuilt = (language, file) => JSON.parse(fs.readFileSync(built(language, file), 'utf8'));

const readManifest = (language) => readBuilt(language, '.vite/manifest.json');

const entryOf = (manifest) => Object.keys(manifest).find((name) => manifest[name].isEntry);

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Returns every screen (`*Page.tsx`) of the built client with the gzipped bytes of JavaScript that it needs. */
export function screenSizes(language = ENGLISH) {
  const manifest = readManifest(language);
  const gzipped = sizesIn(language);
  const ways = waysFrom(entryOf(manifest), manifest);
  const sizes = [...ways.keys()]
    .filter((name) => name.endsWith('Page.tsx'))
    .map((screen) => {
      const isRegistration = registrationScreens.includes(screen);
      const isLight = isRegistration || visitorScreens.includes(screen);
      const chunks = [...ways.get(screen), ...(isLight ? [] : (ways.get(signedInLayout) ?? []))];
      const files = new Set(chunks.flatMap((chunk) => withStaticImports(chunk, manifest)));
      const bytes = sum(
        Array.from(files, (name) => (isScript(manifest[name].file) ? gzipped(manifest[name].file) : 0)),
      );
      const english = isRegistration ? registrationBudget : isLight ? visitorBudget : signedInBudget;
      const budget = english * roomOf(language);
      return { screen, bytes, budget };
    });
  return sizes.toSorted((a, b) => b.bytes - a.bytes);
}

/** Returns a line for each screen over its budget, and for each visitor screen without a chunk. */
export function oversizedScreens(sizes) {
  const missing = visitorScreens.filter((screen) => !sizes.some((size) => size.screen === screen));
  const oversized = sizes.filter(({ bytes, budget }) => bytes > budget);
  return [
    ...missing.map((screen) => `client/${screen} is not a separate chunk, so its size is unknown`),
    ...oversized.map(
      ({ screen, bytes, budget }) =>
        `client/${screen} loads ${(bytes / kB).toFixed(1)} kB of JavaScript, ${budget / kB} kB are allowed`,
    ),
  ];
}

/** Returns, for each lazy chunk, the shortest chain of lazy imports from the entry. */
function waysFrom(entry, manifest) {
  const ways = new Map([[entry, [entry]]]);
  for (const [name, way] of ways) {
    for (const chunk of withStaticImports(name, manifest)) {
      for (const lazy of manifest[chunk].dynamicImports ?? []) {
        if (!ways.has(lazy)) ways.set(lazy, [...way, lazy]); // iterating a Map includes entries added on the way
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

const isScript = (file) => file.endsWith('.js');

/** Returns a function that returns the gzipped bytes of a file of the build in a language. */
const sizesIn = (language) => (file) => gzipSync(fs.readFileSync(built(language, file)), { level: 9 }).length;

if (process.argv[1] === import.meta.filename) {
  const [language = ENGLISH] = process.argv.slice(2);
  for (const { screen, bytes } of screenSizes(language))
    console.log(`${(bytes / kB).toFixed(1).padStart(7)} kB  ${screen}`);
  for (const { screen, files, bytes, css } of firstFetches(language))
    console.log(
      `${files} files, ${(bytes / kB).toFixed(1)} kB, styles ${(css / kB).toFixed(1)} kB  ${screen}`,
    );
}
