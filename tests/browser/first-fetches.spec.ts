import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/fixtures.ts';
import { demoPerson, enter } from './support/school.ts';
import { quiet } from './support/traffic.ts';

const DIST = path.resolve(import.meta.dirname, '../../client/dist/en');

/** Code that is fetched in quiet moments of every screen, for what may happen later: toasts and the end of the session. */
const FOR_LATER = [
  'src/ui/ToastHost.tsx',
  'src/features/notification/notificationText.ts',
  'src/features/account/LoginPage.tsx',
];

/** Parts that load when the reader comes near them, and are not counted. A short course has its reviews near the top. */
const WHEN_NEAR = ['src/features/review/CourseReviews.tsx'];

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }>;

interface Counted {
  name: string;
  path: string;
  roles?: string[];
  scripts: string[];
  styles: string[];
  parts: { scripts: string[]; styles: string[] };
}

const built = async <T>(file: string) => JSON.parse(await fs.readFile(path.join(DIST, file), 'utf8')) as T;

/** Returns the files of modules and of all that they import at once. */
function filesOf(names: readonly string[], manifest: Manifest): string[] {
  return names.flatMap((name) => {
    const { file, css = [], imports = [] } = manifest[name]!;
    return [file, ...css, ...filesOf(imports, manifest)];
  });
}

const FIRST = ['/dashboard', '/courses', '/cohorts', '/chat'];

for (const [role, email] of [
  ['admin', 'admin@demo.example'],
  ['instructor', 'teacher@demo.example'],
  ['student', 'student@demo.example'],
] as const)
  test(`the check of sizes counts every file that the first screens of the ${role} fetch`, async ({
    page,
  }) => {
    const counted = await built<Counted[]>('preloads.json');
    const manifest = await built<Manifest>('.vite/manifest.json');
    const entry = Object.keys(manifest).filter((name) => manifest[name]!.isEntry);
    const always = filesOf([...entry, ...FOR_LATER, ...WHEN_NEAR], manifest);
    await enter(page, demoPerson(email), '/courses');
    const course = page.locator('main a[href^="/course/"]').first();
    const cohort = page.locator('main a[href^="/cohorts/"]:not([href$="/new"])').first();
    const addresses = [...FIRST, (await course.getAttribute('href'))!];
    await page.goto('/cohorts');
    addresses.push((await cohort.getAttribute('href'))!);
    for (const address of addresses) {
      const screen = counted.find(
        ({ path: pattern, roles }) =>
          new RegExp(pattern).test(address) && (roles === undefined || roles.includes(role)),
      )!;
      await page.goto(address);
      await quiet(page);
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname.slice(1))
          .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file)),
      );
      expect(fetched.length).toBeGreaterThan(10);
      expect({ address, twice: fetched.filter((file, at) => fetched.indexOf(file) < at) }).toEqual({
        address,
        twice: [],
      });
      const { scripts, styles, parts } = screen;
      const known = new Set([...always, ...scripts, ...styles, ...parts.scripts, ...parts.styles]);
      const names = new Map(Object.entries(manifest).map(([name, { file }]) => [file, name]));
      const uncounted = fetched.filter((file) => !known.has(file)).map((file) => names.get(file) ?? file);
      expect({ address, uncounted }).toEqual({ address, uncounted: [] });
    }
  });
