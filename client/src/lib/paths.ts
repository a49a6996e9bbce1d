/**
 * Paths of the app. Functions return the path of an object, or the pattern of the route for `:guid`. A path may exist
 * before its screen: menus show only what `routes.ts` registers.
 */
export const paths = {
  landing: '/',
  home: '/home',
  newLanding: '/new',
  login: '/login',
  signup: '/signup',
  register: '/register',
  /** Registration of teachers, who create an institution. */
  registerTeacher: '/register?role=teacher',
  terms: '/terms',
  privacy: '/privacy',
  /** Served by the server, not a screen. */
  apiDocs: '/api/v1/docs',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verify: '/verify',
  invitations: '/invitations',
  invitation: (token: string) => `/invitations/${token}`,
  unauthorized: '/unauthorized',

  dashboard: '/dashboard',
  studentDashboard: '/userdashboard',
  setup: '/setup',
  quickstart: '/quickstart',
  pricing: '/pricing',

  cohorts: '/cohorts',
  newCohort: '/cohorts/new',
  cohort: (guid: string) => `/cohorts/${guid}`,
  cohortPeople: (guid: string) => `/cohorts/${guid}?tab=people`,
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
  courseTab: (guid: string, tab: string) => `/course/${guid}?tab=${tab}`,
  /** The course as its students see it, for its teachers. */
  courseAsStudent: (guid: string) => `/course/${guid}?as=student`,
  editCourse: (guid: string) => `/course/${guid}/edit`,
  editCourseTab: (guid: string, tab: string) => `/course/${guid}/edit?tab=${tab}`,
  shareCourse: '/course/share',

  newLesson: '/lessons/new',
  newLessonIn: (courseId: string, sectionId: string) =>
    `/lessons/new?course=${courseId}&section=${sectionId}`,
  lesson: (id: string) => `/lessons/${id}`,
  editLesson: (id: string) => `/lessons/${id}/edit`,
  newActivity: '/activities/new',
  newActivityFor: (courseId: string) => `/activities/new?course=${courseId}`,
  editActivity: (id: string) => `/activities/${id}/edit`,
  activitySubmissions: (id: string) => `/activities/${id}/submissions`,
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
