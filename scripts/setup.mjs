// Runs before the other commands, on the machine's Node (18 or newer) and without dependencies. Installs the packages of
// the lock file if they are missing or outdated, including the Node version that all other commands use.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './support/lock.mjs';

const windows = process.platform === 'win32';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');

/** The packages need 22.17 or newer; npm skips native ones below 20.19. */
const enoughToRun = (version) => isAtLeast(version, 22, 17);
const enoughToInstall = (version) => isAtLeast(version, 20, 19);

if (!isInstalled() || !pinnedNodeRuns()) await withLock('setup', root, install);

async function install() {
  if (!isInstalled()) {
    console.log('[setup] installing the packages of package-lock.json…');
    const began = Date.now();
    installWith(process.execPath);
    linkPinnedNode();
    if (!enoughToInstall(process.versions.node) && pinnedNodeRuns()) installAgainWithPinnedNode();
    console.log(`[setup] done in ${Math.round((Date.now() - began) / 1000)} s`);
  }
  linkPinnedNode();
  if (!pinnedNodeRuns()) useOwnNode();
}

/** Returns true if node_modules matches the lock file; npm records what it installed when it finishes. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const installed = JSON.parse(fs.readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, integrity, optional, devOptional, link }]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const there = installed[place];
    if (!there) return Boolean(optional || devOptional); // for another platform
    return Boolean(link) || (there.version === version && there.integrity === integrity);
  });
}

function installWith(node) {
  const npm = process.env.npm_execpath; // npm's own script, if npm started this process
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH };
  const { status } =
    npm && /\.[cm]?js$/.test(npm)
      ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit', env })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows, env });
  if (status !== 0) fail('npm ci failed; see its message above.');
}

function installAgainWithPinnedNode() {
  const copy = path.join(root, windows ? '.node-for-setup.exe' : '.node-for-setup'); // npm ci removes node_modules
  fs.copyFileSync(pinnedProgram(), copy);
  try {
    installWith(copy);
  } finally {
    fs.rmSync(copy);
  }
}

/** Restores .bin/node, which npm deletes with the other platforms' packages of the same name. */
function linkPinnedNode() {
  const program = pinnedProgram();
  if (!fs.existsSync(program) || fs.existsSync(pinnedNode)) return;
  fs.rmSync(pinnedNode, { force: true }); // a dangling link
  if (windows) fs.writeFileSync(pinnedNode, `@"${program}" %*\r\n`);
  else fs.symlinkSync(path.relative(path.dirname(pinnedNode), program), pinnedNode);
}

function pinnedProgram() {
  const platform = windows ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return path.join(
    root,
    'node_modules',
    `${prefix}-${platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
}

function pinnedNodeRuns() {
  return enoughToRun(askVersion().stdout ?? '');
}

function askVersion() {
  return spawnSync(pinnedNode, ['-p', 'process.versions.node'], { encoding: 'utf8', shell: windows });
}

/** Continues with the machine's Node, if it is new enough, because the bundled one does not run here. */
function useOwnNode() {
  const { stderr, error } = askVersion();
  const reason = (stderr || error?.message || 'none is made for this platform').trim().slice(0, 300);
  fs.rmSync(pinnedNode, { force: true });
  if (enoughToRun(process.versions.node)) return;
  fail(
    `The bundled Node does not run here (${reason}), and this machine's ${process.version} is older than 22.17.\n` +
      'Install a newer Node; on Debian and Ubuntu, "apt-get install libatomic1" may be all that the bundled one lacks.',
  );
}

function isAtLeast(version, major, minor) {
  const [hasMajor, hasMinor] = version.split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

function fail(message) {
  console.error(`[setup] ${message}`);
  process.exit(1);
}
