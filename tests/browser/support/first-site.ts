import fs from 'node:fs';
import { aMemoryFolder } from '#tests/support/memory-folder';
import { FIRST_DATA, startSite } from './site.ts';

/**
 * Creates the data that every site of the run begins with: migrations and the demo data take three quarters of a start.
 * Returns what removes it.
 */
export default async function createFirstData(): Promise<() => void> {
  const folder = aMemoryFolder('lyceum-site-');
  const site = await startSite({}, folder);
  await site.stop({ keepsData: true });
  process.env[FIRST_DATA] = folder; // workers inherit it
  return () => fs.rmSync(folder, { recursive: true, force: true });
}
