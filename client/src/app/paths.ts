/**
 * Every URL of the app, once. Functions give the URL of one thing; called with `:guid` they give the route's pattern.
 * A path may stand here before its screen exists: menus show only what `routes.ts` registers.
 */
export const paths = {
  landing: '/',
  home: '/home',
  newLanding: '/new',
  login: '/login',
  signup: '/signup',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verify: '/verify',
  unauthorized: '/unauthorized',

  dashboard: '/dashboard',
  studentDashboard: '/userdashboard',
  setup: '/setup',
  quickstart: '/quickstart',
  pricing: '/pricing',

  cohorts: '/cohorts',
  newCohort: '/cohorts/new',
  cohort: (guid: string) => `/cohorts/${guid}`,
  editCohort: (guid: string) => `/cohorts/${guid}/edit`,

  courses: '/courses',
  newCourse: '/courses/new',
  myCourses: '/courses/my-courses',
  myCoursesShort: '/courses/my',
  myCourse: (id: string) => `/my-courses/${id}`,
  myCourseDetail: '/mycoursedetail',
  courseEnrollments: '/courses/enrollments',
  categories: '/courses/categories',
  certificates: '/courses/certificates',
  checkCertificate: '/certificates',
  certificate: (number: string) => `/certificates/${number}`,
  course: (guid: string) => `/course/${guid}`,
  editCourse: (guid: string) => `/course/${guid}/edit`,
  shareCourse: '/course/share',

  newLesson: '/lessons/new',
  lesson: (id: string) => `/lessons/${id}`,
  newActivity: '/activities/new',
  submitAssignments: '/assignments/submit',
  submitAssignment: (id: string) => `/assignments/submit/${id}`,

  students: '/students',
  newStudent: '/students/new',
  studentEnrollments: '/students/enrollments',
  newEnrollment: '/students/new-enrollment',
  enrollments: '/enrollments',

  institutions: '/institutions',
  newInstitution: '/institutions/new',
  institutionSettings: '/isettings',

  events: '/events',
  newEvent: '/events/new',
  event: (guid: string) => `/events/${guid}`,
  newSession: '/sessions/new',
  schedule: '/schedule',

  analytics: '/analytics',
  settings: '/settings',
  profile: '/profile',
  notifications: '/notifications',
  discussions: '/discussions',
  newDiscussion: '/discussions/new',
  discussion: (guid: string) => `/discussions/${guid}`,
  chat: '/chat',
  conversation: (guid: string) => `/chat/${guid}`,
} as const;
