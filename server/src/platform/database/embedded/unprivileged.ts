import { execFileSync, spawnSync } from 'node:child_process';

/** User of a child process, to spread into spawn options; empty for our own. */
export interface Identity {
  uid?: number;
  gid?: number;
}

let known: Identity | undefined;

/** Returns the user `nobody` when we are root (containers, CI), because PostgreSQL refuses to run as root. */
export function unprivileged(): Identity {
  return (known ??= process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {});
}

/** Returns whether the unprivileged user can reach the contents of a folder. */
export function canEnter(folder: string): boolean {
  const { uid } = unprivileged();
  if (uid === undefined) return true;
  const script = 'test -x "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...unprivileged(), cwd: '/' }).status === 0;
}

function idOfNobody(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}
