import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

/** Some libraries ask for graphql's ES modules, others for its CommonJS; two copies refuse each other's schemas. */
const oneGraphql = { find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') };

export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        resolve: { alias: [oneGraphql] },
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/bench/**'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      'client',
    ],
  },
});
