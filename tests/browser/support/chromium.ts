import { inflate } from '@sparticuz/chromium';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** Playwright's options to launch a browser. */
export interface Chromium {
  /** Undefined: the one that `npx playwright install chromium` brought. */
  executablePath?: string;
  /** Environment variables in addition to ours. */
  env: Record<string, string>;
}

const installedPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium of CHROMIUM_PATH; on Linux x64 the one that came with npm, unpacked once; else an installed one. */
export async function findChromium(): Promise<Chromium> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return bundledChromium();
  return { executablePath: installedPlaces.find((place) => fs.existsSync(place)), env: {} };
}

async function bundledChromium(): Promise<Chromium> {
  const folder = path.join(root, 'node_modules/.cache/chromium');
  if (!fs.existsSync(folder)) await unpackInto(folder);
  const executablePath = path.join(folder, 'chromium');
  const lacksLibraries = execFileSync('ldd', [executablePath], { encoding: 'utf8' }).includes('not found');
  const lacksFonts = !fs.existsSync('/etc/fonts/fonts.conf');
  return {
    executablePath,
    env: {
      ...(lacksLibraries && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
      ...(lacksFonts && { FONTCONFIG_FILE: fontsOf(folder) }),
    },
  };
}

/** Points to the installed fonts; their own configuration names folders of another machine. */
function fontsOf(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const cache = path.join(folder, 'fonts-cache');
  const content = `<fontconfig><dir>${path.join(folder, 'fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>\n`;
  if (!fs.existsSync(file)) fs.writeFileSync(file, content);
  return file;
}

/** Unpacks aside and moves into place, so that a break, or two runs at once, leave no half browser. */
async function unpackInto(folder: string): Promise<void> {
  const archives = path.join(root, 'node_modules/@sparticuz/chromium/bin');
  const draft = `${folder}.${process.pid}`;
  fs.mkdirSync(draft, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = draft; // inflate() writes to the system's temporary folder and knows no other
  try {
    const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(names.map((name) => inflate(path.join(archives, name))));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  try {
    fs.renameSync(draft, folder);
  } catch (error) {
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error; // else another run was first
  }
}
