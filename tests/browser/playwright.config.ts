import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { findChromium } from './support/chromium.ts';

const results = path.resolve(import.meta.dirname, '../../test-results');
const { executablePath, env } = await findChromium();

/** The end-to-end tests; each worker starts its own app and database (support/fixtures.ts), from the data of a first one. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/first-site.ts',
  outputDir: path.join(results, 'browser'),
  reporter: [['list'], ['json', { outputFile: path.join(results, 'playwright.json') }]],
  fullyParallel: true,
  workers: 3, // on two cores: tests wait for the server, for mails and for moments of the clock
  timeout: 300_000,
  expect: { timeout: 30_000 }, // screens are slow on a busy machine; missing elements still fail
  retries: process.env['CI'] ? 1 : 0, // a shared machine may stall for longer than any timeout
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 40_000,
    navigationTimeout: 60_000, // a page that never opens is named, instead of the whole test
    trace: 'on-first-retry', // recording takes about as long as the test; `--trace on` records at once
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      // Pages live for seconds: optimizing their code takes more time than it saves, 7 % of the whole run. Unused code is kept
      // compiled for the next one.
      args: ['--no-sandbox', '--process-per-site', '--js-flags=--no-opt --no-maglev --no-flush-bytecode'],
      env: { ...process.env, ...env },
    },
  },
});
