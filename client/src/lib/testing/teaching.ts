/** Test data: course, cohort and viewer as the server responds, with every field that a screen reads. */

/** A price as the server responds it. */
export const inDollars = (dollars: number) => ({
  __typename: 'Money' as const,
  amount: dollars * 100,
  currency: 'USD' as const,
});

export const aCourse = (changes: object = {}) => ({
  __typename: 'Course' as const,
  id: 'course-1',
  title: 'Data Science',
  shortDescription: 'Ask, look, tell.',
  price: inDollars(100),
  category: 'DATA_SCIENCE' as const,
  level: 'BEGINNER' as const,
  status: 'PUBLISHED' as const,
  thumbnailUrl: null,
  studentCount: 9,
  lessonCount: 4,
  completedLessonCount: 1,
  progress: 25,
  owner: { __typename: 'Member' as const, id: 'member-1', displayName: 'Grace Hopper', avatarUrl: null },
  viewerCertificate: null,
  nextLesson: {
    __typename: 'Lesson' as const,
    id: 'lesson-2',
    title: 'Samples',
    startsAt: null,
    timeZone: 'UTC',
    meetingLink: null,
  },
  viewerCan: {
    __typename: 'CoursePermissions' as const,
    edit: false,
    delete: false,
    share: false,
    seeGradebook: false,
    manageCoTeachers: false,
    publish: false,
    unpublish: false,
    archive: false,
    restore: false,
  },
  ...changes,
});

export const aCohort = (changes: object = {}) => ({
  __typename: 'Cohort' as const,
  id: 'cohort-1',
  title: 'Evening Group',
  description: 'For people who work during the day.',
  institution: {
    __typename: 'Institution' as const,
    id: 'institution-1',
    name: 'Acme',
    namespace: 'acme',
    logoUrl: null,
  },
  startDate: '2999-01-04T18:00:00.000Z',
  endDate: '2999-03-01T18:00:00.000Z',
  timeZone: 'UTC',
  durationInDays: 56,
  registrationDeadline: '2999-01-01T18:00:00.000Z',
  capacity: 10,
  studentCount: 9,
  heldCount: 0,
  room: null,
  spotsRemaining: 1,
  fillRate: 90,
  waitlistCount: 0,
  price: inDollars(0),
  isPublic: true,
  isPublished: true,
  version: 1,
  status: 'UPCOMING' as const,
  meeting: null,
  isRecurring: false,
  recurringSchedule: null,
  requirements: [],
  courses: [aCourse()],
  courseProgress: [
    {
      __typename: 'CourseProgress' as const,
      id: 'link-1',
      progress: 0,
      course: { __typename: 'Course' as const, id: aCourse().id },
    },
  ],
  milestones: [],
  attendance: [],
  instructors: [],
  resources: [],
  isEnrolled: false,
  viewerEnrollment: null,
  viewerCan: {
    __typename: 'CohortPermissions' as const,
    edit: false,
    delete: false,
    enroll: true,
    joinWaitlist: false,
    cancelEnrollment: false,
    enrollMembers: false,
    manageInstructors: false,
    manageResources: false,
    seeEnrollments: false,
  },
  ...changes,
});

/** Returns the viewer's enrollment in the cohort, without the cohort itself. */
export const anEnrollment = (changes: object = {}) => ({
  __typename: 'Enrollment' as const,
  id: 'enrollment-1',
  status: 'ACTIVE',
  waitlistPosition: null,
  progress: 25,
  ...changes,
});

export const aViewer = (changes: object = {}) => ({
  __typename: 'Viewer' as const,
  id: 'account-1',
  firstName: 'Ada',
  displayName: 'Ada Lovelace',
  institution: {
    __typename: 'Institution' as const,
    id: 'institution-1',
    name: 'Acme',
    namespace: 'acme',
    logoUrl: null,
  },
  membership: { __typename: 'Member' as const, id: 'member-2' },
  activeEnrollmentCount: 0,
  waitlistedEnrollmentCount: 0,
  completedEnrollmentCount: 0,
  completedLessonCount: 1,
  viewerCan: {
    __typename: 'ViewerPermissions' as const,
    createCourse: false,
    createCohort: false,
  },
  ...changes,
});

/** Returns a page of a list that contains all nodes. */
export const aPage = <Typename extends string, Node>(typename: Typename, nodes: Node[], first: number) => ({
  __typename: typename,
  totalCount: nodes.length,
  pageCount: Math.ceil(nodes.length / first),
  nodes,
});
