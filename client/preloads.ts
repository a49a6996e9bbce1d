import fs from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** Modules that each signed-in screen needs at once. */
const SIGNED_IN = ['src/app/layout/AppLayout.tsx', 'src/lib/socketLink.ts'];

const STAFF_DASHBOARD = [
  'src/app/dashboard-page/DashboardPage.tsx',
  'src/app/dashboard-page/StaffDashboard.tsx',
];
const ID = '[0-9a-f-]{36}';

interface FirstScreen {
  name: string;
  /** Regular expression of the path. */
  path: string;
  /** Roles that get this screen; absent: all. */
  roles?: string[];
  /** Modules that the screen needs at once. */
  modules: string[];
  /** Modules of parts that it shows as soon as its data is there, for some viewers at least. They load after it. */
  parts?: string[];
}

/** Screens that people open first. */
export const FIRST_SCREENS: readonly FirstScreen[] = [
  {
    name: '/dashboard of admins',
    path: '^/dashboard$',
    roles: ['admin'],
    modules: STAFF_DASHBOARD,
    parts: ['src/app/dashboard-page/AdminPanels.tsx'],
  },
  {
    name: '/dashboard of instructors',
    path: '^/dashboard$',
    roles: ['instructor'],
    modules: STAFF_DASHBOARD,
    parts: ['src/features/cohort/SeatActions.tsx'],
  },
  {
    name: '/dashboard of students',
    path: '^/dashboard$',
    roles: ['student'],
    modules: ['src/app/dashboard-page/DashboardPage.tsx', 'src/features/dashboard/StudentDashboard.tsx'],
    parts: ['src/features/dashboard/Week.tsx'],
  },
  { name: '/courses', path: '^/courses$', modules: ['src/features/course/CoursesPage.tsx'] },
  { name: '/cohorts', path: '^/cohorts$', modules: ['src/features/cohort/CohortsPage.tsx'] },
  { name: '/cohorts/{id}', path: `^/cohorts/${ID}$`, modules: ['src/app/cohort-page/CohortPage.tsx'] },
  {
    name: '/course/{id}',
    path: `^/course/${ID}$`,
    modules: ['src/app/course-tabs/CourseScreen.tsx', 'src/features/course/MemberCourse.tsx'],
    parts: ['src/features/course/ShareCard.tsx'],
  },
  { name: '/chat', path: '^/chat(/|$)', modules: ['src/features/chat/ChatPage.tsx'] },
];

/** Files of code and styles. */
interface Files {
  scripts: string[];
  styles: string[];
}

/** Files that a browser fetches for a screen, in addition to those that the page itself names. */
export interface Preloads extends Omit<FirstScreen, 'modules' | 'parts'>, Files {
  /** Files of the parts that load after the screen, which the page does not name. */
  parts: Files;
}

/**
 * Writes `preloads.json` to the folder of a build: which files the first screens of signed-in users need. The server names
 * them in the page, so that the browser fetches them together with the app's first file instead of after it.
 */
export function writePreloads(dist: string): Plugin {
  return {
    name: 'write-preloads',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    async closeBundle() {
      if (process.env.VITEST) return;
      const manifest = JSON.parse(
        await fs.readFile(path.join(dist, '.vite/manifest.json'), 'utf8'),
      ) as Manifest;
      await fs.writeFile(path.join(dist, 'preloads.json'), JSON.stringify(preloadsOf(manifest)));
    },
  };
}

function preloadsOf(manifest: Manifest): Preloads[] {
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const named = withImports(entry, manifest);
  return FIRST_SCREENS.map(({ name: screen, path: at, roles, modules, parts = [] }) => {
    const missing = [...modules, ...parts].filter((name) => !manifest[name]);
    if (missing.length > 0) throw new Error(`No file of the build begins with ${missing.join(', ')}`);
    const chunks = withImports([...SIGNED_IN, ...modules], manifest).difference(named);
    const later = withImports(parts, manifest).difference(named).difference(chunks);
    const files = filesOf(chunks, manifest);
    const { scripts, styles } = files;
    return {
      name: screen,
      path: at,
      roles,
      scripts,
      styles,
      parts: without(filesOf(later, manifest), files),
    };
  });
}

function filesOf(chunks: ReadonlySet<string>, manifest: Manifest): Files {
  const files = Array.from(chunks, (name) => manifest[name]);
  return {
    scripts: files.map(({ file }) => file),
    styles: [...new Set(files.flatMap(({ css = [] }) => css))],
  };
}

/** Returns the files without those that are loaded before. */
const without = ({ scripts, styles }: Files, before: Files): Files => ({
  scripts: scripts.filter((file) => !before.scripts.includes(file)),
  styles: styles.filter((file) => !before.styles.includes(file)),
});

/** Returns the names of chunks, with those that they import at once. */
function withImports(names: string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    withImports(manifest[name]?.imports ?? [], manifest, found);
  }
  return found;
}
