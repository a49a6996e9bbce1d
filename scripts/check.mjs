// Runs all static checks, such as format, lint, types, contract, texts and screen sizes.
import fs from 'node:fs';
import path from 'node:path';
import { build, rebuildContract } from './build.mjs';
import { contractFaults } from './checks/contract.mjs';
import { filesWithoutRole } from './checks/file-roles.mjs';
import { brokenArrows } from './checks/imports.mjs';
import { missingTexts } from './checks/texts.mjs';
import { bannedWording } from './checks/wording.mjs';
import { firstFetches, heavyFetches, oversizedScreens, screenSizes } from './checks/size.mjs';
import { releasedContract } from './support/contract.mjs';
import { languages } from './support/languages.mjs';
import { root } from './support/project.mjs';
import { main, runOrThrow, StepFailed } from './support/run.mjs';

const checks = {
  format: () => runOrThrow('prettier', ['--check', '--log-level=warn', '.']),
  lint: () => runOrThrow('oxlint', ['--type-aware', '--deny-warnings']),
  'types of the server': () => runOrThrow('tsc', ['-p', 'server', '--noEmit']),
  'types of the client': () => runOrThrow('tsc', ['-p', 'client']),
  'types of the tests': () => runOrThrow('tsc', ['-p', 'tests']),
  'promises of the contract': () => assertNoFindings(brokenPromises()),
  imports: () => assertNoFindings(brokenArrows()),
  'roles of files': () => assertNoFindings(filesWithoutRole()),
  texts: () => assertNoFindings(missingTexts()),
  wording: () => assertNoFindings(bannedWording()),
  size: async () => {
    await build();
    assertNoFindings(
      languages().flatMap((language) =>
        [...oversizedScreens(screenSizes(language)), ...heavyFetches(firstFetches(language), language)].map(
          (finding) => `${language}: ${finding}`,
        ),
      ),
    );
  },
};

await main(async () => {
  const failed = [
    await runCheck('contract', assertContractIsFresh), // first: the other checks need the generated types
    ...(await Promise.all(Object.entries(checks).map(([name, check]) => runCheck(name, check)))),
  ].filter((passed) => !passed);
  if (failed.length > 0) throw new StepFailed(`\n${failed.length} of the checks failed.`);
});

/** Asserts that the committed contract matches the server's classes. */
async function assertContractIsFresh() {
  await rebuildContract();
  if (!fs.existsSync(path.join(root, '.git'))) return; // no Git history to compare with
  await runOrThrow('git', ['ls-files', '--error-unmatch', 'schema.graphql']);
  await runOrThrow('git', ['diff', '--exit-code', '--', 'schema.graphql']);
}

/** Returns the violations of the released contract. */
function brokenPromises() {
  const released = releasedContract();
  if (released === null) return ['contract/released.graphql is missing: npm run contract:release'];
  const present = fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8');
  return contractFaults(released, present, new Date().toISOString().slice(0, 10));
}

function assertNoFindings(findings) {
  if (findings.length > 0) throw new StepFailed(findings.join('\n'));
}

/** Runs a check and prints the result. Returns true if it passed. */
async function runCheck(name, check) {
  try {
    await check();
    console.log(`✓ ${name}`);
    return true;
  } catch (error) {
    console.log(`✗ ${name}\n${error instanceof StepFailed ? error.message : error.stack}`);
    return false;
  }
}
