import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work while no other process does work of the same name for this project. The lock of a process that died
 * does not count.
 */
export async function withLock(name, projectRoot, work) {
  const project = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12);
  const file = path.join(os.tmpdir(), `lyceum-${name}-${project}.lock`);
  let told = false;
  while (!take(file)) {
    if (!told) console.log(`[${name}] another command is at it; waiting…`);
    told = true;
    await wait(200);
  }
  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!holderLives(file)) fs.rmSync(file, { force: true });
  return false;
}

function holderLives(file) {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    if (pid === 0) return Date.now() - fs.statSync(file).mtimeMs < 1000; // just made, its number not yet written
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
