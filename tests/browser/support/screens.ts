import { expect, type Page } from '@playwright/test';
import path from 'node:path';
import { runnerImport } from 'vite';

/** Those who open screens: a visitor, and demo accounts. */
export const ROLES = ['visitor', 'student', 'teacher', 'admin'] as const;

export type ScreenRole = (typeof ROLES)[number];

/** Items of the demo institution for a route's parameter. */
export const ITEMS = {
  activity: 'activities(first: 100) { nodes { id title } }',
  certificate: 'certificates(first: 1, status: ISSUED) { nodes { id: number } }',
  cohort: 'cohorts(first: 100) { nodes { id title } }',
  conversation: 'conversations(first: 1) { nodes { id } }',
  course: 'courses(first: 100) { nodes { id title } }',
  discussion: 'discussions(first: 100) { nodes { id title } }',
  member: 'members(first: 1, search: "Lindqvist") { nodes { id } }',
  event: 'events(first: 100) { nodes { id title } }',
  session: 'cohorts(first: 100) { nodes { parts: attendance { id title: topic } } }',
} as const;

/** One look at a screen. */
interface Sample {
  who: ScreenRole;
  /** Value of the route's parameter: a kind of item, and the title of one (the first by default). */
  item?: readonly [kind: keyof typeof ITEMS, title?: string];
  query?: `?${string}`;
}

export interface Screen extends Sample {
  path: string;
}

const REACT = ['course', 'React from the Ground Up'] as const;

/** Routes with a parameter, and those that more people, or other tabs, are worth a look. */
const SAMPLES: Record<string, readonly Sample[]> = {
  '/reset-password': [{ who: 'visitor' }, { who: 'visitor', query: '?token=of-a-mail' }],
  '/invitations/:token': [], // leads to /invitations; its states are in invitations.spec.ts
  '/lessons/:guid': [], // its states are in lessons.spec.ts
  '/lessons/new': [{ who: 'teacher' }],
  '/lessons/:guid/edit': [], // as well, in lesson-editor.spec.ts
  '/lessons/:guid/quiz': [], // its states are in quiz-editor.spec.ts
  '/lessons/:guid/quiz/attempts': [], // as well
  '/dashboard': [{ who: 'student' }, { who: 'teacher' }, { who: 'admin' }],
  '/cohorts': [{ who: 'student' }, { who: 'student', query: '?show=running' }, { who: 'teacher' }],
  '/cohorts/:guid': [
    { who: 'student', item: ['cohort', 'Data Science Evening Group'] },
    { who: 'teacher', item: ['cohort', 'React Winter Cohort'] },
    { who: 'admin', item: ['cohort', 'GraphQL Masterclass'] },
    { who: 'student', item: ['cohort', 'Data Science Evening Group'], query: '?tab=schedule' },
    { who: 'student', item: ['cohort', 'Data Science Evening Group'], query: '?tab=people' },
    { who: 'teacher', item: ['cohort', 'React Winter Cohort'], query: '?tab=schedule' },
    { who: 'teacher', item: ['cohort', 'React Winter Cohort'], query: '?tab=people' },
    { who: 'teacher', item: ['cohort', 'React Winter Cohort'], query: '?tab=files' },
  ],
  '/cohorts/:guid/enroll': [{ who: 'student', item: ['cohort', 'React Winter Cohort'] }],
  '/analytics': [{ who: 'admin' }, { who: 'teacher', query: '?period=year' }],
  '/orders': [{ who: 'student' }, { who: 'admin' }],
  '/coupons': [{ who: 'admin' }, { who: 'admin', query: '?search=nothing' }],
  '/cohorts/:guid/edit': [{ who: 'admin', item: ['cohort', 'GraphQL Masterclass'] }],
  '/sessions/:guid/attendance': [{ who: 'admin', item: ['session'] }],
  '/students': [{ who: 'teacher' }, { who: 'admin' }],
  '/students/new-enrollment': [{ who: 'admin' }],
  '/students/:guid': [], // its states are in student-records.spec.ts
  '/courses/my-courses': [{ who: 'student' }, { who: 'teacher' }],
  '/courses/certificates': [{ who: 'student' }, { who: 'teacher' }],
  '/certificates/:number': [{ who: 'visitor', item: ['certificate'] }],
  '/course/:guid': [
    { who: 'visitor', item: REACT },
    { who: 'student', item: REACT },
    { who: 'student', item: REACT, query: '?tab=assignments' },
    { who: 'teacher', item: REACT, query: '?tab=assignments' },
    { who: 'teacher', item: REACT, query: '?tab=resources' },
  ],
  '/my-courses/:guid': [
    { who: 'student', item: ['course', 'Data Science Foundations'] },
    { who: 'student', item: ['course', 'Data Science Foundations'], query: '?view=calendar' },
    { who: 'student', item: ['course', 'Data Science Foundations'], query: '?tab=resources' },
  ],
  '/mycoursedetail': [], // leads to /my-courses/:guid
  '/course/:guid/edit': [
    { who: 'teacher', item: REACT },
    { who: 'teacher', item: REACT, query: '?tab=curriculum' },
    { who: 'teacher', item: REACT, query: '?tab=publish' },
    { who: 'teacher', item: ['course', 'Data Science Foundations'], query: '?tab=certificates' },
  ],
  '/courses/:guid/gradebook': [
    { who: 'teacher', item: REACT },
    { who: 'teacher', item: REACT, query: '?search=nobody' },
  ],
  '/activities/:guid/edit': [{ who: 'teacher', item: ['activity', 'State or props?'] }],
  '/activities/:guid/submissions': [{ who: 'teacher', item: ['activity', 'Cut a page into components'] }],
  '/assignments/submit/:guid': [{ who: 'student', item: ['activity', 'State or props?'] }],
  '/institutions': [{ who: 'student' }, { who: 'admin' }],
  '/isettings': [
    { who: 'admin' },
    { who: 'admin', query: '?tab=branding' },
    { who: 'admin', query: '?tab=members' },
    { who: 'admin', query: '?tab=security' },
    { who: 'admin', query: '?tab=notifications' },
    { who: 'admin', query: '?tab=integrations' },
    { who: 'admin', query: '?tab=billing' },
    { who: 'admin', query: '?tab=danger' }, // that of the owner is in danger-zone.spec.ts
  ],
  '/students/new': [
    { who: 'admin' },
    { who: 'admin', query: '?tab=paste' },
    { who: 'admin', query: '?tab=file' },
  ],
  '/events': [{ who: 'student' }, { who: 'teacher', query: '?show=all' }],
  // As /events/webinars is.
  '/events/consultations': [],
  '/events/workshops': [],
  '/events/masterclasses': [],
  '/events/qa-sessions': [],
  '/events/office-hours': [{ who: 'student' }, { who: 'teacher' }],
  '/events/:guid': [
    { who: 'student', item: ['event', 'How people learn in public'] },
    { who: 'admin', item: ['event', 'How people learn in public'] },
    { who: 'teacher', item: ['event', 'Write a test that can fail'] },
  ],
  '/events/:guid/edit': [{ who: 'admin', item: ['event', 'Write a test that can fail'] }],
  '/profile': [{ who: 'student' }, { who: 'teacher' }],
  '/profile/:guid': [{ who: 'admin', item: ['member'] }],
  '/discussions/:guid': [{ who: 'student', item: ['discussion', 'When does state belong to the parent?'] }],
  '/chat/:guid': [{ who: 'student', item: ['conversation'] }],
  '/quickstart': [{ who: 'teacher' }], // leads students elsewhere, as /pricing does
  '/two-factor': [], // leads elsewhere without the rule; its states are in security-settings.spec.ts
  '/closing': [], // leads elsewhere while the institution is open; its states are in danger-zone.spec.ts
  '/setup': [{ who: 'student' }, { who: 'teacher' }], // all steps are in setup.spec.ts
  '/pricing': [{ who: 'visitor' }, { who: 'teacher' }],
};

/** Pages that the route table does not list. */
const OTHERS: readonly Screen[] = [
  { path: '/no-such-page', who: 'visitor' },
  { path: '/api/v1/docs', who: 'visitor' },
];

interface ScreenRoute {
  path: string;
  access: 'anyone' | 'guest' | 'verified' | readonly string[];
}

const client = path.resolve(import.meta.dirname, '../../../client');

/** The client's route table, read by Vite as the client's build reads it. */
const {
  module: { routes },
} = await runnerImport<{ routes: readonly ScreenRoute[] }>(path.join(client, 'src/app/routes.ts'), {
  root: client,
  configFile: false,
  logLevel: 'error',
});

/** Routes with a parameter whose sample is missing. */
export const withoutSample: string[] = [];

/** Samples of routes that do not exist. */
export const withoutRoute = Object.keys(SAMPLES).filter(
  (sample) => !routes.some((route) => route.path === sample),
);

/** Every screen of the route table, opened by those of its samples, or by the least that its access asks for. */
export const screens: Screen[] = [...OTHERS];

for (const route of routes) {
  const samples = SAMPLES[route.path];
  if (samples) for (const sample of samples) screens.push({ path: route.path, ...sample });
  else if (route.path.includes(':')) withoutSample.push(route.path);
  else screens.push({ path: route.path, who: leastOf(route.access) });
}

function leastOf(access: ScreenRoute['access']): ScreenRole {
  if (access === 'anyone' || access === 'guest') return 'visitor';
  if (access === 'verified' || access.includes('student')) return 'student';
  return access.includes('instructor') ? 'teacher' : 'admin';
}

/** A screen of few parts, to leave another one by. */
const BETWEEN = { address: '/unauthorized', heading: 'Unauthorized' };

/**
 * Opens an address in the open app, as a link does. In between it opens another screen, so that nothing of the one before
 * stays, and its heading is not taken for the next.
 */
export async function follow(page: Page, address: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: BETWEEN.heading });
  await navigate(page, BETWEEN.address);
  await expect(between).toBeVisible();
  await navigate(page, address);
  await expect(between).toBeHidden();
}

const navigate = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Waits until a screen has a heading and waits for nothing more. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
