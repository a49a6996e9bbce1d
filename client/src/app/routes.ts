import { matchPath } from 'react-router-dom';
import type { SessionRole } from '#lib/accessToken';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';
import { paths } from '#lib/paths';

/**
 * Who may open a screen: `anyone`; `guest` (a signed-in user goes to /dashboard); `verified` (the usual one); or a
 * list of roles. The server decides again on every call.
 */
export type Access = 'anyone' | 'guest' | 'verified' | readonly SessionRole[];

/**
 * What surrounds a screen: `public` (header and footer of the visitor's pages), `app` (side menu and top bar),
 * `focus` (app name and nothing else, for wizards), `either` (`app` for a signed-in person, `public` for a visitor).
 */
export type Layout = 'public' | 'app' | 'focus' | 'either';

export interface ScreenRoute extends LazyScreen {
  path: string;
  access: Access;
  layout: Layout;
}

const screen = (
  path: string,
  access: Access,
  layout: Layout,
  load: Parameters<typeof lazyScreen>[0],
): ScreenRoute => ({
  path,
  access,
  layout,
  ...lazyScreen(load),
});

/** Side menu and top bar; comes with Apollo, which only a signed-in person needs. */
export const appLayout = lazyScreen(() => import('./layout/AppLayout.tsx'));
export const focusLayout = lazyScreen(() => import('./layout/FocusLayout.tsx'));
const layouts = { app: appLayout, focus: focusLayout };

const teachers: Access = ['instructor', 'admin'];

const landing = () => import('#features/landing/LandingPage');

/**
 * Every screen that exists: a new one is a row here and nothing else. Its file exports the component by default.
 * The id of a thing is the parameter `:guid`: a malformed one is answered by the not-found screen.
 * Screens of the `public` layout must not import Apollo (they use `request()`), so that a visitor's first page stays light;
 * screens of `app` and `focus` stand inside the ApolloProvider.
 */
export const routes: readonly ScreenRoute[] = [
  screen(paths.landing, 'guest', 'public', landing),
  screen(paths.home, 'anyone', 'public', landing),
  screen(paths.newLanding, 'anyone', 'public', landing),
  screen(paths.login, 'guest', 'public', () => import('#features/account/LoginPage')),
  screen(paths.signup, 'guest', 'public', () => import('#features/account/SignupPage')),
  screen(paths.register, 'guest', 'public', () => import('#features/account/RegisterPage')),
  // Also for who is signed in: on this device, and with a password that nobody remembers.
  screen(paths.forgotPassword, 'anyone', 'public', () => import('#features/account/ForgotPasswordPage')),
  screen(paths.resetPassword, 'anyone', 'public', () => import('#features/account/ResetPasswordPage')),
  screen(paths.verify, 'anyone', 'public', () => import('#features/account/VerifyPage')),
  screen(paths.unauthorized, 'anyone', 'public', () => import('./UnauthorizedPage.tsx')),

  screen(paths.dashboard, 'verified', 'app', () => import('#features/dashboard/DashboardPage')),
  screen(paths.cohorts, 'verified', 'app', () => import('#features/cohort/CohortsPage')),
  screen(paths.newCohort, teachers, 'app', () => import('#features/cohort/NewCohortPage')),
  screen(paths.cohort(':guid'), 'verified', 'app', () => import('./cohort-page/CohortPage.tsx')),
  screen(paths.editCohort(':guid'), 'verified', 'app', () => import('#features/cohort/EditCohortPage')),
  screen(paths.courses, 'verified', 'app', () => import('#features/course/CoursesPage')),
  screen(paths.newCourse, teachers, 'app', () => import('#features/course/NewCoursePage')),
  screen(paths.myCourses, 'verified', 'app', () => import('#features/course/MyCoursesPage')),
  screen(paths.myCoursesShort, 'verified', 'app', () => import('#features/course/MyCoursesPage')),
  screen(paths.certificates, 'verified', 'app', () => import('#features/certificate/CertificatesPage')),
  screen(paths.checkCertificate, 'anyone', 'public', () => import('#features/certificate/CheckPage')),
  screen(paths.certificate(':number'), 'anyone', 'public', () => import('#features/certificate/CheckPage')),
  screen(paths.course(':guid'), 'anyone', 'either', () => import('./course-tabs/CourseScreen.tsx')),
  screen(paths.editCourse(':guid'), teachers, 'app', () => import('#features/course/EditCoursePage')),
  screen(paths.newActivity, teachers, 'app', () => import('#features/assignment/NewActivityPage')),
  screen(paths.editActivity(':guid'), teachers, 'app', () => import('#features/assignment/EditActivityPage')),
  screen(
    paths.activitySubmissions(':guid'),
    teachers,
    'app',
    () => import('#features/assignment/SubmissionsPage'),
  ),
  screen(
    paths.submitAssignment(':guid'),
    'verified',
    'app',
    () => import('#features/assignment/SubmitAssignmentPage'),
  ),
  screen(
    paths.institutionSettings,
    teachers, // an owner is a teacher by role; the screen turns away who may not manage
    'app',
    () => import('./institution-settings/InstitutionSettingsPage.tsx'),
  ),
  screen(paths.notifications, 'verified', 'app', () => import('#features/notification/NotificationsPage')),
  screen(paths.settings, 'verified', 'app', () => import('./settings/SettingsPage.tsx')),
  screen(paths.discussions, 'verified', 'app', () => import('#features/discussion/DiscussionsPage')),
  screen(paths.newDiscussion, 'verified', 'app', () => import('#features/discussion/NewDiscussionPage')),
  screen(paths.discussion(':guid'), 'verified', 'app', () => import('#features/discussion/DiscussionPage')),
  screen(paths.chat, 'verified', 'app', () => import('#features/chat/ChatPage')),
  screen(paths.conversation(':guid'), 'verified', 'app', () => import('#features/chat/ChatPage')),
  screen(paths.quickstart, 'verified', 'focus', () => import('#features/quickstart/QuickstartPage')),
  screen(paths.pricing, 'verified', 'focus', () => import('#features/quickstart/PricingPage')),
];

/** The route that an address belongs to, or undefined; exact patterns win over those with parameters. */
export function routeOf(pathname: string): ScreenRoute | undefined {
  const matching = routes.filter((route) => matchPath(route.path, pathname));
  return matching.find((route) => !route.path.includes(':')) ?? matching[0];
}

/** Whether a screen of this address exists yet; menus and links to it are shown only then. */
export const isRegistered = (pathname: string): boolean => routeOf(pathname) !== undefined;

/** Fetches the code of an address's screen ahead of its visit. Failures wait for the visit. */
export async function preloadPath(pathname: string): Promise<void> {
  const route = routeOf(pathname);
  if (!route) return;
  const { layout } = route;
  const parts = layout === 'public' || layout === 'either' ? [route] : [layouts[layout], route];
  await Promise.allSettled(parts.map((part) => part.preload()));
}
