/** The peers: what others build for the same workloads. Their programs are in peers/, with dependencies of their own. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Person } from './data.ts';
import { comparable, DOCUMENTS, variablesOf } from './postgraphile-documents.ts';
import { root, serve, type Server } from './servers.ts';
import { type Side, sameSchema } from './sides.ts';
import type { Workload } from './workloads.ts';

const folder = path.join(root, 'tests/bench/peers');

/** Name of each peer by its program. */
const NAMES = {
  apollo: 'Apollo Server, type-graphql, MikroORM',
  yoga: 'GraphQL Yoga, DataLoader, pg',
  mercurius: 'Mercurius, DataLoader, pg',
  postgraphile: 'PostGraphile',
} as const;

/** Installs the packages of the peers as in their lock file, unless they are there. */
export function installPeers(): void {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  const lock = path.join(folder, 'package-lock.json');
  if (fs.existsSync(record) && fs.statSync(record).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  console.log('installing the peers…');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** Checks the types of the peers' programs, which need packages that other checks do not have. */
export function checkPeers(): void {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', folder], { stdio: 'inherit' });
}

/** Starts the peers. */
export async function startPeers(
  env: { DATABASE_URL: string; JWT_SECRET: string },
  tokenOf: (person: Person) => string,
): Promise<Side[]> {
  const sides: Side[] = [];
  for (const [program, name] of Object.entries(NAMES)) {
    const server = await serve(
      `tests/bench/peers/${program}.ts`,
      { ...env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: path.join(folder, 'tsconfig.json') },
      (url) => fetch(url),
    );
    sides.push(
      program === 'postgraphile'
        ? ownSchema(name, server, tokenOf)
        : sameSchema(name, server, tokenOf, isRead),
    );
  }
  return sides;
}

/** Peers serve the reads over GraphQL. */
const isRead = ({ name }: Workload): boolean => name in DOCUMENTS;

const ownSchema = (name: string, server: Server, tokenOf: (person: Person) => string): Side => ({
  ...server,
  name,
  isPartial: true,
  draft: (workload, request) =>
    isRead(workload)
      ? {
          method: 'POST',
          path: '/graphql',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(request.as)}` },
          body: JSON.stringify({
            query: DOCUMENTS[workload.name],
            variables: variablesOf(request),
          }),
        }
      : null,
  answer: (workload, body) => comparable(workload.name, (body as { data: never }).data),
});
