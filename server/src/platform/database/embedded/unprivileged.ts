import { execFileSync, spawnSync } from 'node:child_process';

/** Spread into spawn options: the user a child process runs as; empty: ours. */
export interface Identity {
  uid?: number;
  gid?: number;
}

let known: Identity | undefined;

/** PostgreSQL refuses to run as root. Where we are root (containers, CI) it runs as `nobody`, who is always there. */
export function unprivileged(): Identity {
  return (known ??= process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {});
}

/** True where the unprivileged user can pass through the folder to what lies in it. */
export function canEnter(folder: string): boolean {
  const { uid } = unprivileged();
  if (uid === undefined) return true;
  const script = 'test -x "$1"';
  return spawnSync('/bin/sh', ['-c', script, 'sh', folder], { ...unprivileged(), cwd: '/' }).status === 0;
}

function idOfNobody(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}
