import fs from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { aDatabase } from '#tests/support/database';
import { freePort } from '#tests/support/free-port';
import { aFolder, startServer } from '#tests/platform/server/server-process';

const clean: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of clean.splice(0).toReversed()) await step();
});

/** Prints each module of the libraries that the process loads. */
const REPORT = `import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => {
    if (/@opentelemetry|prom-client/.test(url)) console.log('LOADED ' + url);
    return next(url, context);
  } });`;

/** Starts a server, and returns the packages of observation that it loaded before it was ready. */
async function loadedWith(env: Record<string, string>): Promise<string[]> {
  const database = await aDatabase();
  clean.push(() => database.drop());
  const folder = aFolder();
  clean.push(() => fs.rmSync(folder, { recursive: true, force: true }));
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(REPORT)}`,
    ...env,
  });
  await fetch(`${server.url}/graphql?query={__typename}`);
  server.kill('SIGTERM');
  await server.exited;
  const packages = server.output().matchAll(/LOADED .*node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g);
  return [...new Set(Array.from(packages, ([, name]) => name!))];
}

test('without their settings no library for metrics or traces is loaded', async () => {
  expect(await loadedWith({})).toEqual([]);
});

test('metrics load theirs, and nothing that makes traces', async () => {
  const loaded = await loadedWith({ METRICS_PORT: String(await freePort()) });
  expect(loaded).toContain('prom-client');
  expect(
    loaded.filter((name) => name.startsWith('@opentelemetry/') && name !== '@opentelemetry/api'),
  ).toEqual([]);
});

test('traces load theirs', async () => {
  const loaded = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  expect(loaded).toContain('@opentelemetry/sdk-trace');
  expect(loaded).not.toContain('prom-client');
});
