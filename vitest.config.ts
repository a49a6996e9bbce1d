import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Some libraries ask for graphql's ES modules, others for its CommonJS; two copies refuse each other's schemas. */
const oneGraphql = { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') };

/**
 * The compiled server, which `npm test` has built (TEST_SERVER): Node loads its modules itself, which takes less than to transform
 * them, and they run as in production.
 */
const compiledServer =
  process.env['TEST_SERVER'] === 'built'
    ? [
        {
          find: /^#(kernel|platform|modules|api|app)\/(.+)$/,
          replacement: path.join(import.meta.dirname, 'server/dist/$1/$2.js'),
        },
      ]
    : [];

const notHere = ['tests/browser/**', 'tests/bench/**'];

/** Tests of what the database reads: its statistics and free pages are those of a quiet machine. */
const alone = ['tests/**/*.alone.test.ts'];

/**
 * Returns the test files of a folder that put something else in a module's place. All others of a worker share their modules
 * and, in the client, the page, which take longer to load than most tests to run.
 */
const apartIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('vi.mock('));

const apart = apartIn('tests');
const apartInClient = apartIn('client/src').map((file) => path.posix.relative('client', file));

/** Files that take a minute or more. They begin first, so that no worker waits for one of them at the end. */
const LONG = [
  'api/isolation/strangers',
  'api/isolation/matrix',
  'platform/read/institution-parameter',
  'api/isolation/partial-members',
  'api/fuzz/graphql',
  'platform/jobs/crash',
  'api/docs/adding-a-noun',
  'platform/server/admin',
  'platform/server/process',
  'platform/backup/running',
  'platform/answers/random',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((file) => moduleId.endsWith(`tests/${file}.test.ts`));
  return rank < 0 ? LONG.length : rank;
};

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files); // oxlint-disable-line unicorn/no-array-sort -- not an array's method
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

const server = {
  resolve: { alias: [oneGraphql] },
  test: {
    execArgv: ['--max-semi-space-size=64'], // most of what a call allocates is garbage soon: a sixth less time
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    testTimeout: 300_000, // a bound for what hangs; a busy machine takes ten times as long as a quiet one
    hookTimeout: 900_000, // some prepare thousands of rows, or a build
    expect: { poll: { timeout: 30_000 } },
    retry: process.env['CI'] ? 1 : 0, // a shared machine may stall for longer than any timeout
  },
};

export default defineConfig({
  test: {
    maxWorkers: os.availableParallelism() + 1, // tests wait for the database, for mails and for processes that they end
    sequence: { sequencer: LongestFirst },
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        ...server,
        resolve: { alias: [oneGraphql, ...compiledServer] },
        test: {
          ...server.test,
          name: 'server',
          exclude: [...notHere, ...apart, ...alone],
          isolate: false,
          server: { deps: { external: [/\/server\/dist\//] } },
        },
      },
      { ...server, test: { ...server.test, name: 'server apart', include: apart } },
      {
        ...server,
        test: {
          ...server.test,
          name: 'server alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: './client/vite.config.ts',
        root: './client',
        test: { name: 'client', include: ['src/**/*.test.{ts,tsx}'], exclude: apartInClient, isolate: false },
      },
      {
        extends: './client/vite.config.ts',
        root: './client',
        test: { name: 'client apart', include: apartInClient },
      },
    ],
  },
});
