import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

/** Starts what `npm run dev` serves pages with, as on a machine on which it never ran. Returns its address. */
async function startPages(): Promise<string> {
  const cacheDir = await fs.mkdtemp(path.join(os.tmpdir(), 'lyceum-pages-'));
  const server = await createServer({
    configFile: path.resolve('client/vite.config.ts'),
    cacheDir,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
  });
  onTestFinished(async () => {
    await server.close();
    await fs.rm(cacheDir, { recursive: true });
  });
  await server.listen();
  return server.resolvedUrls!.local[0]!;
}

const read = async (address: string | URL): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)}: ${response.status}`);
  return response.text();
};

test('the page of development finds its modules and the packages that they import', async () => {
  const pages = await startPages();
  const [, entry] = /src="(\/src\/[^"]+\.tsx?)"/.exec(await read(pages))!;
  const [, bundled] = /"(\/[^"]+\/deps\/react[^"]*)"/.exec(await read(new URL(entry!, pages)))!;
  expect(await read(new URL(bundled!, pages))).toContain('export');
});
