import { matchPath } from 'react-router-dom';
import type { SessionRole } from '#lib/accessToken';
import { lazyScreen, type LazyScreen } from '#lib/lazyScreen';
import { paths } from '#lib/paths';

/**
 * Access to a screen: `anyone`; `guest` (signed-in users go to /dashboard); `verified` (the default choice); or a list
 * of roles. The server checks permissions on every call as well.
 */
export type Access = 'anyone' | 'guest' | 'verified' | readonly SessionRole[];

/**
 * Layout of a screen: `public` (header and footer for visitors), `app` (side menu and top bar), `focus` (app name only,
 * for wizards), `either` (`app` for signed-in users, `public` for visitors).
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

/** Side menu and top bar. Brings Apollo along, which only signed-in users need. */
export const appLayout = lazyScreen(() => import('./layout/AppLayout.tsx'));
export const focusLayout = lazyScreen(() => import('./layout/FocusLayout.tsx'));
const layouts = { app: appLayout, focus: focusLayout };

const teachers: Access = ['instructor', 'admin'];

/** Lists of the events of one type (document 2, section 2.8). */
const eventLists = [
  paths.consultations,
  paths.webinars,
  paths.workshops,
  paths.masterclasses,
  paths.qaSessions,
  paths.officeHours,
];

const landing = () => import('#features/landing/LandingPage');

/**
 * All screens. To add one, add a row; its file exports the component by default. The ID of an object is the parameter
 * `:guid`; a malformed one shows the not-found screen. Screens of the `public` layout must not import Apollo (they use
 * `request()`), so that a visitor's first page stays small. Screens of `app` and `focus` run inside the ApolloProvider.
 */
export const routes: readonly ScreenRoute[] = [
  screen(paths.landing, 'guest', 'public', landing),
  screen(paths.home, 'anyone', 'public', landing),
  screen(paths.newLanding, 'anyone', 'public', landing),
  screen(paths.login, 'guest', 'public', () => import('#features/account/LoginPage')),
  screen(paths.signup, 'guest', 'public', () => import('#features/account/SignupPage')),
  screen(paths.register, 'guest', 'public', () => import('#features/account/RegisterPage')),
  // Also for signed-in users, who may have forgotten their password.
  screen(paths.forgotPassword, 'anyone', 'public', () => import('#features/account/ForgotPasswordPage')),
  screen(paths.resetPassword, 'anyone', 'public', () => import('#features/account/ResetPasswordPage')),
  screen(paths.verify, 'anyone', 'public', () => import('#features/account/VerifyPage')),
  screen(paths.emailChange, 'anyone', 'public', () => import('#features/account/EmailChangePage')),
  screen(paths.invitations, 'anyone', 'public', () => import('#features/invitation/InvitationPage')),
  screen(paths.invitation(':token'), 'anyone', 'public', () => import('#features/invitation/InvitationPage')),
  screen(paths.pricing, 'anyone', 'public', () => import('#features/quickstart/PricingPage')),
  screen(paths.terms, 'anyone', 'public', () => import('#features/legal/TermsPage')),
  screen(paths.privacy, 'anyone', 'public', () => import('#features/legal/PrivacyPage')),
  screen(paths.unauthorized, 'anyone', 'public', () => import('./UnauthorizedPage.tsx')),

  screen(paths.dashboard, 'verified', 'app', () => import('./dashboard-page/DashboardPage.tsx')),
  screen(
    paths.studentDashboard,
    'verified',
    'app',
    () => import('#features/dashboard/learner/UserDashboardPage'),
  ),
  screen(paths.cohorts, 'verified', 'app', () => import('#features/cohort/CohortsPage')),
  screen(paths.newCohort, teachers, 'app', () => import('#features/cohort/NewCohortPage')),
  screen(paths.cohort(':guid'), 'verified', 'app', () => import('./cohort-page/CohortPage.tsx')),
  screen(
    paths.enroll(':guid'),
    'verified',
    'app',
    () => import('#features/enrollment/checkout/CheckoutPage'),
  ),
  screen(paths.orders, 'verified', 'app', () => import('#features/order/OrdersPage')),
  // An owner has the role of a teacher; the server checks the permission.
  screen(paths.coupons, teachers, 'app', () => import('#features/coupon/CouponsPage')),
  screen(paths.editCohort(':guid'), 'verified', 'app', () => import('#features/cohort/EditCohortPage')),
  screen(paths.newSession, teachers, 'app', () => import('#features/cohort/sessions/NewSessionPage')),
  screen(
    paths.attendanceSheet(':guid'),
    teachers,
    'app',
    () => import('#features/cohort/attendance/AttendancePage'),
  ),
  screen(paths.courses, 'verified', 'app', () => import('#features/course/CoursesPage')),
  screen(paths.categories, 'verified', 'app', () => import('#features/category/CategoriesPage')),
  screen(paths.newCourse, teachers, 'app', () => import('#features/course/NewCoursePage')),
  screen(paths.shareCourse, teachers, 'app', () => import('#features/course/share/SharePage')),
  screen(paths.myCourses, 'verified', 'app', () => import('#features/course/MyCoursesPage')),
  screen(paths.myCoursesShort, 'verified', 'app', () => import('#features/course/MyCoursesPage')),
  screen(paths.myCourse(':guid'), 'verified', 'app', () => import('./course-tabs/CourseScreen.tsx')),
  screen(paths.myCourseDetail, 'verified', 'app', () => import('#features/course/LastCoursePage')),
  screen(paths.certificates, 'verified', 'app', () => import('#features/certificate/CertificatesPage')),
  screen(paths.checkCertificate, 'anyone', 'public', () => import('#features/certificate/CheckPage')),
  screen(paths.certificate(':number'), 'anyone', 'public', () => import('#features/certificate/CheckPage')),
  screen(paths.course(':guid'), 'anyone', 'either', () => import('./course-tabs/CourseScreen.tsx')),
  screen(paths.newLesson, teachers, 'app', () => import('#features/lesson-editor/NewLessonPage')),
  screen(paths.editLesson(':guid'), teachers, 'app', () => import('#features/lesson-editor/EditLessonPage')),
  screen(paths.lesson(':guid'), 'anyone', 'either', () => import('./lesson-page/LessonScreen.tsx')),
  screen(paths.editCourse(':guid'), teachers, 'app', () => import('#features/course/EditCoursePage')),
  screen(paths.editQuiz(':guid'), teachers, 'app', () => import('#features/quiz-editor/QuizEditorPage')),
  screen(
    paths.quizAttempts(':guid'),
    teachers,
    'app',
    () => import('#features/quiz-editor/QuizAttemptsPage'),
  ),
  screen(paths.analytics, teachers, 'app', () => import('#features/analytics/AnalyticsPage')),
  screen(paths.newActivity, teachers, 'app', () => import('#features/assignment/NewActivityPage')),
  screen(paths.editActivity(':guid'), teachers, 'app', () => import('#features/assignment/EditActivityPage')),
  screen(
    paths.gradebook(':guid'),
    teachers,
    'app',
    () => import('#features/assignment/gradebook/GradebookPage'),
  ),
  screen(
    paths.activitySubmissions(':guid'),
    teachers,
    'app',
    () => import('#features/assignment/SubmissionsPage'),
  ),
  screen(
    paths.submitAssignments,
    'verified',
    'app',
    () => import('#features/assignment/OpenAssignmentsPage'),
  ),
  screen(
    paths.submitAssignment(':guid'),
    'verified',
    'app',
    () => import('#features/assignment/SubmitAssignmentPage'),
  ),
  screen(paths.students, teachers, 'app', () => import('./students/StudentsPage.tsx')),
  screen(paths.newStudent, teachers, 'app', () => import('./students/NewStudentPage.tsx')),
  ...[paths.studentEnrollments, paths.courseEnrollments, paths.enrollments].map((path) =>
    screen(path, teachers, 'app', () => import('./students/EnrollmentsPage.tsx')),
  ),
  screen(paths.newEnrollment, teachers, 'app', () => import('./students/NewEnrollmentPage.tsx')),
  screen(paths.student(':guid'), teachers, 'app', () => import('./students/StudentPage.tsx')),
  screen(paths.institutions, 'verified', 'app', () => import('#features/institution/InstitutionsPage')),
  screen(paths.newInstitution, 'verified', 'app', () => import('#features/institution/NewInstitutionPage')),
  screen(
    paths.institutionSettings,
    teachers, // an owner has the role of a teacher; the screen checks the permission
    'app',
    () => import('./institution-settings/InstitutionSettingsPage.tsx'),
  ),
  screen(paths.events, 'verified', 'app', () => import('#features/event/EventsPage')),
  screen(paths.newEvent, teachers, 'app', () => import('#features/event/NewEventPage')),
  ...eventLists.map((path) => screen(path, 'verified', 'app', () => import('#features/event/EventsPage'))),
  screen(paths.event(':guid'), 'verified', 'app', () => import('./event-page/EventPage.tsx')),
  screen(paths.editEvent(':guid'), teachers, 'app', () => import('#features/event/EditEventPage')),
  screen(paths.schedule, 'verified', 'app', () => import('#features/schedule/SchedulePage')),
  screen(paths.notifications, 'verified', 'app', () => import('#features/notification/NotificationsPage')),
  screen(paths.profile, 'verified', 'app', () => import('#features/profile/ProfilePage')),
  screen(
    paths.memberProfile(':guid'),
    'verified',
    'app',
    () => import('#features/profile/MemberProfilePage'),
  ),
  screen(paths.settings, 'verified', 'app', () => import('./settings/SettingsPage.tsx')),
  screen(paths.discussions, 'verified', 'app', () => import('#features/discussion/DiscussionsPage')),
  screen(paths.newDiscussion, 'verified', 'app', () => import('#features/discussion/NewDiscussionPage')),
  screen(paths.discussion(':guid'), 'verified', 'app', () => import('#features/discussion/DiscussionPage')),
  screen(paths.chat, 'verified', 'app', () => import('#features/chat/ChatPage')),
  screen(paths.conversation(':guid'), 'verified', 'app', () => import('#features/chat/ChatPage')),
  // Its first step verifies the account; the layout admits signed-in users only.
  screen(paths.setup, 'anyone', 'focus', () => import('./setup-page/SetupPage.tsx')),
  screen(paths.twoFactor, 'verified', 'focus', () => import('#features/account/TwoFactorRequired')),
  screen(paths.closing, 'verified', 'focus', () => import('#features/closing/ClosedPage')),
  screen(paths.quickstart, 'verified', 'focus', () => import('#features/quickstart/QuickstartPage')),
];

/** Returns the route of a path; undefined for an unknown path. Exact patterns win over patterns with parameters. */
export function findRoute(pathname: string): ScreenRoute | undefined {
  const matching = routes.filter((route) => matchPath(route.path, pathname));
  return matching.find((route) => !route.path.includes(':')) ?? matching[0];
}

/** Returns whether a path has a screen; menus and links to other paths are hidden. */
export const isRegistered = (pathname: string): boolean => findRoute(pathname) !== undefined;

/** Preloads the code of the screen at a path. Ignores failures: opening the screen retries. */
export async function preloadPath(pathname: string): Promise<void> {
  const route = findRoute(pathname);
  if (!route) return;
  const { layout } = route;
  const parts = layout === 'public' || layout === 'either' ? [route] : [layouts[layout], route];
  await Promise.allSettled(parts.map((part) => part.preload()));
}
