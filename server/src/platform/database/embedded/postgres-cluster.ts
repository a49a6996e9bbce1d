import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { canEnter, unprivileged } from './unprivileged.ts';

/** Access data of the embedded server, stored next to its data and readable only by its owner. */
export interface Access {
  password: string;
  port: number;
}

/** Folder where root keeps the data when nobody else can enter DATA_DIR, which then links to it. */
const sharedPlace = '/var/lib/lyceum';

/** Superuser of the embedded server. */
export const superuser = 'postgres';

/** Environment of PostgreSQL's programs, without the application's secrets. */
export const serverEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: process.env.PATH,
  ...(process.platform === 'win32' && { SystemRoot: process.env.SystemRoot, TEMP: process.env.TEMP }),
};

/** Finds or creates the data in `dataDir/postgres`. Returns its real path. */
export async function prepareCluster(
  binaries: PostgresBinaries,
  dataDir: string,
  durable: boolean,
): Promise<string> {
  const place = path.join(dataDir, 'postgres');
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const reachable = assertTokenAccess(dataDir);
  if (fs.existsSync(path.join(place, 'PG_VERSION'))) return fs.realpathSync(place);

  const access: Access = { password: randomBytes(24).toString('base64url'), port: 0 };
  const target = reachable ? place : placeForEverybody();
  await initialise(binaries, target, access.password, durable);
  writeAccess(dataDir, access);
  if (target !== place) {
    fs.rmSync(place, { force: true });
    fs.symlinkSync(target, place);
  }
  return target;
}

/** @throws when the data exists but its password does not */
export function readAccess(dataDir: string): Access {
  try {
    return JSON.parse(fs.readFileSync(accessFile(dataDir), 'utf8'));
  } catch {
    throw new Error(
      `${accessFile(dataDir)} is missing or damaged: bring it back, or remove ${dataDir}/postgres to start empty.`,
    );
  }
}

export function writeAccess(dataDir: string, access: Access): void {
  const draft = `${accessFile(dataDir)}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(access), { mode: 0o600 });
  fs.renameSync(draft, accessFile(dataDir));
}

const accessFile = (dataDir: string) => path.join(dataDir, 'postgres-access.json');

/**
 * Gives the server's user, and nobody else, access through the data folder. Returns false when a folder above
 * it is closed.
 */
function assertTokenAccess(dataDir: string): boolean {
  const { gid } = unprivileged();
  if (gid === undefined || canEnter(dataDir)) return true;
  const { uid, mode } = fs.statSync(dataDir);
  fs.chownSync(dataDir, uid, gid);
  fs.chmodSync(dataDir, mode | 0o010);
  return canEnter(dataDir);
}

/** Returns a path for the data that every user can reach. */
function placeForEverybody(): string {
  fs.mkdirSync(sharedPlace, { recursive: true });
  fs.chmodSync(sharedPlace, 0o755);
  return path.join(sharedPlace, randomBytes(6).toString('hex'));
}

/**
 * Creates the files of a new server in a temporary folder and moves them into place, so that a crash leaves
 * nothing half-finished.
 */
async function initialise(
  binaries: PostgresBinaries,
  place: string,
  password: string,
  durable: boolean,
): Promise<void> {
  const draft = `${place}.new`;
  const passwordFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-initdb-')), 'password');
  const secretFolder = path.dirname(passwordFile);
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(draft, { recursive: true, mode: 0o700 });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const file of [draft, secretFolder, passwordFile]) giveToServer(file);
  // The builtin provider sorts and folds case identically on every machine.
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const args = ['-D', draft, '-U', superuser, '--pwfile', passwordFile, '--auth=scram-sha-256', ...locale];
  if (!durable) args.push('--no-sync');
  try {
    await promisify(execFile)(binaries.initdb, args, { ...unprivileged(), env: serverEnvironment, cwd: '/' });
  } finally {
    fs.rmSync(secretFolder, { recursive: true, force: true });
  }
  fs.rmSync(place, { recursive: true, force: true });
  fs.renameSync(draft, place);
}

function giveToServer(file: string): void {
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) fs.chownSync(file, uid, gid);
}
