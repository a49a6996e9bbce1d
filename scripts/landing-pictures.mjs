// Takes the pictures of the landing page and of the README from the demo institution: `node scripts/landing-pictures.mjs`
// after a build; names of pictures as arguments take only those. Chromium encodes them. Also writes the picture of link previews.
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium } from '../tests/browser/support/chromium.ts';
import { freePort } from '../tests/support/free-port.ts';
import { root } from './support/project.mjs';
import { main } from './support/run.mjs';

const FOLDER = path.join(root, 'client/src/features/landing/pictures');
const PREVIEW = path.join(root, 'client/public/preview.jpg');
const PASSWORD = 'Learn4ever!';
const QUALITY = 78;

/** Size below the width at which the menu appears. */
const WITHOUT_MENU = [720, 540];

/** Pictures: whose screen, its size in CSS pixels, and the widths of the files. `find` opens it from the first screen. */
const PICTURES = [
  {
    name: 'dashboard',
    account: 'teacher',
    address: '/dashboard',
    size: [1280, 800],
    widths: [640, 1280, 1920],
  },
  { name: 'phone', account: 'student', address: '/dashboard', size: [390, 844], widths: [234, 585] },
  {
    name: 'course',
    account: 'teacher',
    address: '/courses',
    find: 'React from the Ground Up',
    size: WITHOUT_MENU,
    widths: [480, 960],
  },
  {
    name: 'cohort',
    account: 'student',
    address: '/cohorts?show=running',
    find: 'Data Science Evening Group',
    size: WITHOUT_MENU,
    widths: [480, 960],
  },
  {
    name: 'grading',
    account: 'teacher',
    address: '/courses',
    find: 'React from the Ground Up',
    steps: ['Assignments', 'Submissions: Cut a page into components'],
    size: WITHOUT_MENU,
    widths: [480, 960],
  },
];

/** Pictures of the README, each a PNG. */
const README_PICTURES = [
  {
    name: 'readme-dashboard',
    account: 'admin',
    address: '/dashboard',
    size: [1280, 1370],
    file: 'dashboard.png',
  },
  {
    name: 'readme-cohort',
    account: 'student',
    address: '/cohorts?show=running',
    find: 'Data Science Evening Group',
    size: [1280, 860],
    file: 'cohort.png',
  },
];

const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);

await main(async () => {
  const site = await startDemo();
  const { executablePath, env } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env },
  });
  try {
    fs.mkdirSync(FOLDER, { recursive: true });
    for (const scheme of ['light', 'dark'])
      for (const picture of PICTURES.filter(isWanted)) await take(browser, site.origin, picture, scheme);
    for (const picture of README_PICTURES.filter(isWanted))
      await take(browser, site.origin, { ...picture, widths: [picture.size[0]] }, 'light');
  } finally {
    await browser.close();
    await site.stop();
  }
});

async function take(browser, origin, picture, scheme) {
  const { name, size, widths } = picture;
  const [width, height] = size;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: widths.at(-1) / width,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  });
  await context.addInitScript((value) => {
    localStorage.setItem('mantine-color-scheme-value', value);
    localStorage.setItem('persist', 'true');
  }, scheme);
  await signIn(context, `${picture.account}@demo.example`);
  const page = await context.newPage();
  await open(page, picture);
  const session = await context.newCDPSession(page);
  const shoot = async (format, clip) =>
    Buffer.from(
      (await session.send('Page.captureScreenshot', { format, quality: QUALITY, clip })).data,
      'base64',
    );
  if (picture.file) {
    const clip = { x: 0, y: 0, width, height, scale: 1 };
    fs.writeFileSync(path.join(root, 'docs/images', picture.file), await shoot('png', clip));
  }
  for (const wide of picture.file ? [] : widths) {
    // The scale is in addition to the device's, which is that of the largest file.
    const clip = { x: 0, y: 0, width, height, scale: wide / widths.at(-1) };
    fs.writeFileSync(path.join(FOLDER, `${name}-${scheme}-${wide}.webp`), await shoot('webp', clip));
  }
  if (name === 'dashboard' && scheme === 'light')
    fs.writeFileSync(
      PREVIEW,
      await shoot('jpeg', { x: 0, y: 0, width, height: Math.round((width * 630) / 1200), scale: 0.625 }),
    );
  console.log(`${name}, ${scheme}`);
  await context.close();
}

async function open(page, { address, find, steps = [] }) {
  await page.goto(address);
  if (find) await page.getByRole('link', { name: find }).first().click();
  for (const step of steps) {
    await page
      .getByRole('link', { name: step })
      .or(page.getByRole('tab', { name: step }))
      .first()
      .click();
  }
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.activeElement?.blur();
  });
  await wait(500); // drawings and photos
}

async function signIn(context, email) {
  const response = await context.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      variables: { input: { email, password: PASSWORD } },
    },
  });
  if (!response.ok()) throw new Error(await response.text());
}

/** Starts the built server with the demo data in a folder of its own. */
async function startDemo() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lyceum-pictures-'));
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('The server does not start.');
    await wait(200);
  }
  return {
    origin,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
