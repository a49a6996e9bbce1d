/**
 * Measures the first screens with Lighthouse as a mobile phone on a slow network sees them, in the browser of the tests,
 * and prints the medians. `npm run bench -- lighthouse [--runs 3] [--only /login]`.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { parseArgs } from 'node:util';
import { findChromium } from '#tests/browser/support/chromium';
import { demoPerson, enter } from '#tests/browser/support/school';
import { startSite } from '#tests/browser/support/site';
import { freePort } from '#tests/support/free-port';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});

const FIGURES = {
  'first content': 'first-contentful-paint',
  'largest content': 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Figure = keyof typeof FIGURES;
type Result = { score: number } & Record<Figure, number>;

const site = await startSite();
const port = await freePort();
const { executablePath, env } = await findChromium();
const browser = await chromium.launchPersistentContext('', {
  baseURL: site.origin,
  executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  env: { ...process.env, ...env },
});
try {
  for (const path of ['/', '/login']) await print(path);
  const [cohort, course] = await signIn();
  for (const path of ['/dashboard', '/courses', course, cohort, '/schedule']) await print(path);
} finally {
  await browser.close();
  await site.stop();
}

/** Signs the demo student in and returns the paths of one of their cohorts and of a course. */
async function signIn(): Promise<[cohort: string, course: string]> {
  const page = await browser.newPage();
  await enter(page, demoPerson('student@demo.example'));
  const first = async (noun: string) =>
    (await page.locator(`main a[href^="/${noun}/"]`).first().getAttribute('href'))!;
  const cohort = await first('cohorts');
  await page.goto('/courses');
  const course = await first('course');
  await page.evaluate(() => localStorage.setItem('persist', 'true')); // for pages that Lighthouse opens
  await page.close();
  return [cohort, course];
}

async function print(path: string): Promise<void> {
  if (options.only && options.only !== path && (options.only === '/' || !path.startsWith(options.only)))
    return;
  const results: Result[] = [];
  for (let run = 0; run < Number(options.runs); run++) results.push(await measure(path));
  const middle = (figure: keyof Result) => median(results.map((result) => result[figure]));
  const seconds = (figure: Figure) => `${(middle(figure) / 1000).toFixed(1)} s`;
  console.log(
    `${path.replace(/[\da-f-]{36}/, '{id}').padEnd(14)} performance ${middle('score')}; first content ${seconds('first content')}, ` +
      `largest ${seconds('largest content')}, blocked ${Math.round(middle('blocked'))} ms, shift ${middle('shift').toFixed(3)}`,
  );
}

/** Loads a path with an empty cache; cookies and stored data stay, so that people remain signed in. */
async function measure(path: string): Promise<Result> {
  const run = await lighthouse(site.origin + path, {
    port,
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    disableStorageReset: true,
    logLevel: 'error',
  });
  const { categories, audits } = run!.lhr;
  const figures = Object.entries(FIGURES).map(([name, audit]) => [name, audits[audit]!.numericValue!]);
  return {
    score: Math.round(categories['performance']!.score! * 100),
    ...Object.fromEntries(figures),
  } as Result;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
