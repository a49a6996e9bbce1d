// Runs before the other commands, on whatever Node the machine has (18 or newer) and with no dependency: brings in the
// packages of the lock file when they are missing or stale, among them the Node that everything else runs on.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './support/lock.mjs';

const windows = process.platform === 'win32';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const pinnedNode = path.join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node');

/** The packages need 22.17 or newer; npm itself leaves out native ones below 20.19. */
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

/** True when node_modules holds what the lock file names; npm writes down what it installed when it is through. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const installed = JSON.parse(fs.readFileSync(record, 'utf8')).packages;
  const wanted = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, integrity, optional, devOptional, link }]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true;
    const there = installed[place];
    if (!there) return Boolean(optional || devOptional); // made for another platform
    return Boolean(link) || (there.version === version && there.integrity === integrity);
  });
}

function installWith(node) {
  const npm = process.env.npm_execpath; // npm's own script, where npm has started us
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH: path.dirname(node) + path.delimiter + process.env.PATH };
  const { status } =
    npm && /\.[cm]?js$/.test(npm)
      ? spawnSync(node, [npm, ...args], { cwd: root, stdio: 'inherit', env })
      : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows, env });
  if (status !== 0) fail('npm ci failed; its message stands above.');
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

/** npm drops .bin/node again while it removes the other platforms' packages, which have a program of the same name. */
function linkPinnedNode() {
  const program = pinnedProgram();
  if (!fs.existsSync(program) || fs.existsSync(pinnedNode)) return;
  fs.rmSync(pinnedNode, { force: true }); // a link that leads nowhere
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

/** The bundled Node does not run here: go on with the machine's, where that is new enough. */
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
