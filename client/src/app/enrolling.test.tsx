import { ApolloClient, type ApolloCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import CohortsPage from '#features/cohort/CohortsPage';
import MyCoursesPage from '#features/course/MyCoursesPage';
import StudentDashboard from '#features/dashboard/StudentDashboard';
import CohortPage from './cohort-page/CohortPage.tsx';
import { ThemeProvider } from '#ui/ThemeProvider';
import { takeNotices, type Notice } from '#lib/toasts';
import { createCache } from '#lib/cache';
import { testServer, type Outcome } from '#lib/testing/serverLink';
import { aCohort, aCourse, anEnrollment, aPage, aViewer, inDollars } from '#lib/testing/teaching';

interface World {
  cohort?: ReturnType<typeof aCohort>;
  viewer?: ReturnType<typeof aViewer>;
  enrollments?: object[];
  courses?: object[];
}

// Rendering four full screens takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

let stopNotices = () => {};
afterEach(() => stopNotices());

/** Renders list, detail, My Courses and dashboard with one shared cache, as if opened one after the other. */
async function openScreens({
  cohort = aCohort(),
  viewer = aViewer(),
  enrollments = [],
  courses = [],
}: World = {}) {
  const server = testServer({
    Cohorts: { cohorts: aPage('CohortConnection', [cohort], 12), viewer },
    CohortSegments: Object.fromEntries(
      ['open', 'running', 'past', 'all'].map((segment) => [
        segment,
        { __typename: 'CohortConnection', totalCount: 1 },
      ]),
    ),
    Cohort: { cohort, viewer },
    MyCourses: { myCourses: aPage('CourseConnection', courses, 5), categories: [], viewer },
    StudentDashboard: {
      viewer: { ...viewer, enrollments: aPage('EnrollmentConnection', enrollments, 6) },
    },
    DueSoon: {
      overdue: aPage('ActivityConnection', [], 5),
      activities: aPage('ActivityConnection', [], 5),
    },
    Week: {
      viewer: { ...viewer, enrollments: aPage('EnrollmentConnection', [], 10) },
      events: aPage('EventConnection', [], 50),
      activities: aPage('ActivityConnection', [], 50),
    },
  });
  const notices: Notice[] = [];
  stopNotices = takeNotices((notice) => notices.push(notice));
  const cache = createCache();
  render(
    <ThemeProvider env="test">
      <ApolloProvider client={new ApolloClient({ cache, link: server.link, dataMasking: true })}>
        <Screen name="list" path="/cohorts" at="/cohorts">
          <CohortsPage />
        </Screen>
        <Screen name="detail" path="/cohorts/:guid" at="/cohorts/cohort-1">
          <CohortPage />
        </Screen>
        <Screen name="my courses" path="/courses/my" at="/courses/my">
          <MyCoursesPage />
        </Screen>
        <Screen name="dashboard" path="/dashboard" at="/dashboard">
          <StudentDashboard />
        </Screen>
      </ApolloProvider>
    </ThemeProvider>,
  );
  await waitFor(() => {
    for (const name of ['list', 'detail']) expect(shown(name)).toContain('Evening Group');
    expect(shown('dashboard')).toContain('Ada');
    expect(screen.queryByText('Loading…')).toBeNull();
  });
  server.sent.length = 0;
  return { ...server, cache, notices };
}

interface ScreenProps {
  name: string;
  path: string;
  at: string;
  children: ReactNode;
}

function Screen({ name, path, at, children }: ScreenProps) {
  return (
    <div data-testid={name}>
      <Suspense fallback="the screen is gone for a moment">
        <MemoryRouter initialEntries={[at]}>
          <Routes>
            <Route path={path} element={children} />
          </Routes>
        </MemoryRouter>
      </Suspense>
    </div>
  );
}

const shown = (name: string) => screen.getByTestId(name).textContent;
const everythingShown = () => ['list', 'detail', 'my courses', 'dashboard'].map(shown);
/**
 * Returns the sent operations without DueSoon and Week: no optimistic response contains what is due and when cohorts meet,
 * so the dashboard refetches it.
 */
const sentFor = (sent: string[]) => sent.filter((name) => name !== 'DueSoon' && name !== 'Week');
/** Returns the cache without the week, which the dashboard reads as soon as it shows a seat. */
function keptIn(cache: ApolloCache): object {
  return JSON.parse(
    JSON.stringify(cache.extract(true), (key, value: unknown) =>
      /^(?:enrollments:\{"first":10,|events:)/.test(key) ? undefined : value,
    ),
  ) as object;
}

const figure = (label: string) => screen.getByRole('group', { name: label }).textContent;

/** Actions in the menu of the cohort's header. */
const IN_MENU = new Set(['Cancel enrollment', 'Leave waitlist']);

async function choose(button: string) {
  const user = userEvent.setup();
  const detail = within(screen.getByTestId('detail'));
  if (!IN_MENU.has(button)) return user.click(detail.getByRole('button', { name: button }));
  await user.click(detail.getByRole('button', { name: 'More actions' }));
  return user.click(await screen.findByRole('menuitem', { name: button }));
}

/** Clicks a button of the cohort's screen, or of its menu, then the given button of the dialog that it opens. */
async function press(button: string, confirm?: string) {
  const user = userEvent.setup();
  await choose(button);
  if (confirm !== undefined) {
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const takeSeat = () => press('Enroll Now', 'Confirm Enrollment');

/** Response to taking the last seat, with the enrollment ID that the server assigned. */
function seatTaken(): Outcome {
  const enrollment = anEnrollment({ status: 'ACTIVE', progress: 0 });
  const cohort = aCohort({
    studentCount: 10,
    spotsRemaining: 0,
    fillRate: 100,
    isEnrolled: true,
    viewerEnrollment: enrollment,
    viewerCan: { ...aCohort().viewerCan, enroll: false, cancelEnrollment: true },
    courses: [aCourse({ studentCount: 10, completedLessonCount: 0, progress: 0 })],
  });
  const viewer = aViewer({ activeEnrollmentCount: 1 });
  return { data: { enroll: { __typename: 'EnrollPayload', enrollment: { ...enrollment, cohort }, viewer } } };
}

/** Response to joining the waitlist. */
function queued(): Outcome {
  const enrollment = anEnrollment({ status: 'WAITLISTED', waitlistPosition: 4 });
  const cohort = aCohort({
    studentCount: 10,
    spotsRemaining: 0,
    fillRate: 100,
    waitlistCount: 4,
    viewerEnrollment: enrollment,
    viewerCan: { ...aCohort().viewerCan, enroll: false, cancelEnrollment: true },
  });
  const viewer = aViewer({ waitlistedEnrollmentCount: 1 });
  return { data: { enroll: { __typename: 'EnrollPayload', enrollment: { ...enrollment, cohort }, viewer } } };
}

/** Returns a cohort in which the viewer has a seat, with the matching lists of the screens. */
function seated(changes: object = {}): World {
  const enrollment = anEnrollment({ status: 'ACTIVE' });
  const cohort = aCohort({
    studentCount: 10,
    spotsRemaining: 0,
    fillRate: 100,
    isEnrolled: true,
    viewerEnrollment: enrollment,
    viewerCan: { ...aCohort().viewerCan, enroll: false, cancelEnrollment: true },
    ...changes,
  });
  return {
    cohort,
    viewer: aViewer({ activeEnrollmentCount: 1 }),
    enrollments: [{ ...enrollment, cohort }],
    courses: [aCourse()],
  };
}

function expectSeatEverywhere(progress = '0% complete') {
  expect(shown('list')).toContain('10 of 10 seats taken');
  expect(shown('detail')).toContain('You are Enrolled to this Cohort');
  expect(shown('detail')).toContain('0 spots remaining');
  expect(shown('detail')).toContain('100%');
  expect(shown('my courses')).toContain('Data Science');
  expect(figure('Active cohorts')).toContain('1');
  expect(shown('dashboard')).toContain('Evening Group');
  expect(shown('dashboard')).toContain(progress);
}

test('shows the seat on every screen before the server responds, and sends only the mutation', async () => {
  const { sent } = await openScreens();
  await takeSeat();
  expectSeatEverywhere();
  expect(sentFor(sent)).toEqual(['Enroll']);
});

test('changes nothing on the screens when the response arrives, and keeps one cohort in the cache', async () => {
  const { sent, answer, cache, notices } = await openScreens();
  await takeSeat();
  const expected = everythingShown();
  const states = new Set<string>();
  const watching = new MutationObserver(() => states.add(everythingShown().join()));
  watching.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  act(() => answer(seatTaken()));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Enrolled successfully' }]));
  watching.disconnect();
  expect([...states].filter((state) => state !== expected.join())).toEqual([]);
  expect(everythingShown()).toEqual(expected);
  expect(sentFor(sent)).toEqual(['Enroll']);
  const known = Object.keys(cache.extract(true));
  expect(known.filter((id) => id.startsWith('Cohort:'))).toEqual(['Cohort:cohort-1']);
  expect(known.filter((id) => id.startsWith('Enrollment:'))).toEqual(['Enrollment:enrollment-1']);
});

test.each<[string, Outcome, string]>([
  [
    'the server rejects the call',
    { errors: [{ message: 'This cohort is full.', extensions: { code: 'COHORT_FULL' } }] },
    'This cohort is full.',
  ],
  ['there is no network', new TypeError('Failed to fetch'), 'Something went wrong. Please Try again later'],
  [
    'the rate limit is exceeded',
    new ServerError('429', {
      response: new Response('', { status: 429 }),
      bodyText: JSON.stringify({
        errors: [{ message: 'Try again in 30 seconds.', extensions: { code: 'TOO_MANY_REQUESTS' } }],
      }),
    }),
    'Try again in 30 seconds.',
  ],
])('restores every screen and the cache when %s', async (_, outcome, toast) => {
  const { sent, answer, cache, notices } = await openScreens();
  const before = everythingShown();
  const known = keptIn(cache);
  await takeSeat();
  expectSeatEverywhere();
  act(() => answer(outcome));
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', text: toast }]));
  expect(everythingShown()).toEqual(before);
  expect(keptIn(cache)).toEqual(known);
  expect(sentFor(sent)).toEqual(['Enroll']);
});

test('removes a cancelled seat from every screen at once', async () => {
  const { sent } = await openScreens(seated());
  expectSeatEverywhere('25% complete');
  await press('Cancel enrollment', 'Give up seat');
  expect(shown('list')).toContain('9 of 10 seats taken');
  expect(shown('detail')).toContain('Enroll Now');
  expect(shown('detail')).not.toContain('You are Enrolled to this Cohort');
  expect(shown('my courses')).not.toContain('Data Science');
  expect(figure('Active cohorts')).toContain('0');
  expect(shown('dashboard')).not.toContain('Evening Group');
  expect(sentFor(sent)).toEqual(['CancelEnrollment']);
});

test('gives a cancelled seat to the waitlist instead of showing it as free', async () => {
  await openScreens(seated({ waitlistCount: 2 }));
  await press('Cancel enrollment', 'Give up seat');
  expect(shown('list')).toContain('10 of 10 seats taken');
  expect(shown('detail')).toContain('1 person on the waitlist');
  expect(shown('detail')).toContain('Join Waitlist');
});

test('keeps a course in My Courses while another cohort of the viewer includes it', async () => {
  const world = seated();
  const other = aCohort({ id: 'cohort-2', title: 'Morning Group', isEnrolled: true });
  const place = { ...anEnrollment({ id: 'enrollment-2', status: 'ACTIVE' }), cohort: other };
  await openScreens({ ...world, enrollments: [...(world.enrollments ?? []), place] });
  await press('Cancel enrollment', 'Give up seat');
  expect(shown('dashboard')).not.toContain('Evening Group');
  expect(shown('my courses')).toContain('Data Science');
});

test('shows the position on the waitlist, and no seat, after joining the waitlist of a full cohort', async () => {
  const { sent, answer, notices } = await openScreens({
    cohort: aCohort({
      studentCount: 10,
      spotsRemaining: 0,
      fillRate: 100,
      waitlistCount: 3,
      viewerCan: { ...aCohort().viewerCan, enroll: false, joinWaitlist: true },
    }),
  });
  await press('Join Waitlist');
  expect(shown('detail')).toContain('Your position: 4');
  expect(shown('detail')).toContain('4 people on the waitlist');
  expect(within(screen.getByTestId('detail')).getByRole('button', { name: 'More actions' })).toBeTruthy();
  expect(shown('list')).toContain('10 of 10 seats taken');
  expect(shown('my courses')).not.toContain('Data Science');
  expect(figure('Waitlisted')).toContain('1');
  expect(shown('dashboard')).toContain('#4 on the waitlist');
  expect(sentFor(sent)).toEqual(['Enroll']);
  act(() => answer(queued()));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'You joined the waitlist' }]));
});

/** Clicks a button of the cohort's screen and confirms. The dialog stays open until the server responds. */
async function pressAndWait(button: string, confirm: string) {
  const user = userEvent.setup();
  await choose(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: confirm }));
}

test('leads to the enrollment form where there is something to pay or to choose', async () => {
  await openScreens({ cohort: aCohort({ price: inDollars(49) }) });
  const detail = within(screen.getByTestId('detail'));
  expect((await detail.findByRole('link', { name: 'Enroll Now' })).getAttribute('href')).toBe(
    '/cohorts/cohort-1/enroll',
  );
});

test('shows the waitlist position of a full priced cohort at once', async () => {
  await openScreens({
    cohort: aCohort({
      price: inDollars(49),
      studentCount: 10,
      spotsRemaining: 0,
      fillRate: 100,
      viewerCan: { ...aCohort().viewerCan, enroll: false, joinWaitlist: true },
    }),
  });
  await press('Join Waitlist');
  expect(shown('detail')).toContain('Your position: 1');
});

test('waits for the server when a cancelled seat of a priced cohort goes to the waitlist', async () => {
  const { sent, answer } = await openScreens(seated({ price: inDollars(49), waitlistCount: 2 }));
  await pressAndWait('Cancel enrollment', 'Give up seat');
  await waitFor(() => expect(sentFor(sent)).toEqual(['CancelEnrollment']));
  expect(shown('detail')).toContain('You are Enrolled to this Cohort');
  expect(shown('detail')).toContain('2 people on the waitlist');
  act(() => answer(new TypeError('Failed to fetch')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
