import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Runs the work under a lock that is exclusive per name and project. The lock of a dead process is ignored. */
export async function withLock(name, projectRoot, work) {
  const project = createHash('sha256').update(projectRoot).digest('hex').slice(0, 12);
  const file = path.join(os.tmpdir(), `lyceum-${name}-${project}.lock`);
  let hasPrinted = false;
  while (!take(file)) {
    if (!hasPrinted) console.log(`[${name}] waiting for another command…`);
    hasPrinted = true;
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
    if (pid === 0) return Date.now() - fs.statSync(file).mtimeMs < 1000; // just created, its process ID not yet written
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
