import { COMMON_NAME, type Filled, MISTYPED_NAME, RARE_NAME } from './data.ts';

/** One read of the product, as one kind of member. */
export interface Operation {
  name: string;
  as: 'owner' | 'teacher' | 'student';
  /** A GraphQL document, or a path below /api/v1. */
  query?: string;
  path?: string;
  variables?: (filled: Filled) => Record<string, unknown>;
  /** Which page is opened by its number: `$page`. */
  page?: 'middle' | 'last';
  /** It must cost the same for any size of the institution: tests/platform/read/sizes.alone.test.ts. */
  isFlat?: boolean;
}

const PAGE = 'pageInfo { hasNextPage endCursor }';

interface List {
  as: Operation['as'];
  field: string;
  args?: string;
  item: string;
}

/** First pages as the screens request them, by list. */
const LISTS: Record<string, List> = {
  members: { as: 'owner', field: 'members', item: 'id displayName email courseCount' },
  students: { as: 'owner', field: 'members', args: 'role: STUDENT', item: 'id displayName courseCount' },
  'members (teacher)': { as: 'teacher', field: 'members', item: 'id displayName' },
  contacts: { as: 'student', field: 'contacts', item: 'id displayName' },
  courses: { as: 'student', field: 'courses', item: 'id title lessonCount owner { displayName }' },
  'courses (owner)': { as: 'owner', field: 'courses', item: 'id title' },
  'courses (teacher)': { as: 'teacher', field: 'courses', item: 'id title' },
  'own courses': { as: 'teacher', field: 'myCourses', item: 'id title' },
  'own courses (student)': { as: 'student', field: 'myCourses', item: 'id title progress' },
  cohorts: { as: 'student', field: 'cohorts', item: 'id title isEnrolled status' },
  'cohorts (owner)': { as: 'owner', field: 'cohorts', item: 'id title' },
  'cohorts (teacher)': { as: 'teacher', field: 'cohorts', item: 'id title viewerCan { edit }' },
  activities: { as: 'student', field: 'activities', item: 'id title' },
  'activities (teacher)': { as: 'teacher', field: 'activities', item: 'id title' },

  discussions: { as: 'student', field: 'discussions', item: 'id title' },
  certificates: { as: 'owner', field: 'certificates', item: 'id studentName' },
  'certificates (teacher)': { as: 'teacher', field: 'certificates', item: 'id studentName' },
  conversations: { as: 'student', field: 'conversations', item: 'id title' },
  'audit entries': { as: 'owner', field: 'auditEntries', item: 'id action' },
  orders: { as: 'owner', field: 'orders', item: 'id status amount { amount } student { displayName }' },
  'own orders': { as: 'student', field: 'orders', args: 'isMine: true', item: 'id status' },
  events: { as: 'student', field: 'events', item: 'id title startsAt participantCount' },
  'events (owner)': { as: 'owner', field: 'events', item: 'id title' },
  notifications: { as: 'student', field: 'notifications', item: 'id kind' },
  sessions: { as: 'owner', field: 'sessions', item: 'id' },
};

const SEARCHED = [
  'members',
  'members (teacher)',
  'contacts',
  'courses',
  'cohorts',
  'discussions',
  'certificates',
];

/** Too short to be found inside of words. */
const SHORT_TEXT = 'Zw';

/** Lists whose pages people open by number, except those of only the reader's own rows. */
const NUMBERED = ['members', 'students', 'courses', 'cohorts', 'certificates', 'audit entries'];

const args = (...given: (string | undefined)[]) => given.filter(Boolean).join(', ');

/** Returns the reads of a list: its first page, with its count, its searches and its pages by number. */
const readsOf = (name: string, { as, field, args: fixed, item }: List): Operation[] => [
  {
    name: `${name}: first page`,
    as,
    query: `{ ${field}(${args('first: 20', fixed)}) { nodes { ${item} } ${PAGE} } }`,
    isFlat: true,
  },
  {
    name: `${name}: first page and count`,
    as,
    query: `{ ${field}(${args('first: 20, page: 1', fixed)}) { pageCount totalCount nodes { ${item} } } }`,
    isFlat: true,
  },
  ...(SEARCHED.includes(name) ? [RARE_NAME, COMMON_NAME, 'no such text', SHORT_TEXT] : []).map((text) => ({
    name: `${name}: search '${text}'`,
    as,
    isFlat: text !== COMMON_NAME,
    query: `{ ${field}(${args('first: 20, page: 1', fixed, `search: "${text}"`)}) { pageCount nodes { ${item} } } }`,
  })),
  ...(NUMBERED.includes(name) ? (['middle', 'last'] as const) : []).map((page) => ({
    name: `${name}: ${page} page`,
    as,
    query: `query ($page: Int!) { ${field}(${args('first: 20, page: $page', fixed)}) { pageCount nodes { ${item} } } }`,
    page,
  })),
];

const FIGURES = `viewer { institution { figures { studentCount courseCount cohortCount activeEnrollmentCount revenue { amount } }
  enrollments(first: 8) { totalCount nodes { id status progress student { displayName } cohort { title } } } } }
  myCourses(first: 5, page: 1) { nodes { id title } } courses(first: 5, page: 1) { nodes { id title } }
  cohorts(first: 30, page: 1) { nodes { id title viewerCan { edit } fillRate } }`;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Every read with which the two sizes are compared. */
export const OPERATIONS: Operation[] = [
  { name: "owner's dashboard", as: 'owner', query: `{ ${FIGURES} }`, isFlat: true },
  { name: "teacher's dashboard", as: 'teacher', query: `{ ${FIGURES} }`, isFlat: true },
  {
    name: "student's dashboard",
    as: 'student',
    query: `{ viewer { activeEnrollmentCount waitlistedEnrollmentCount completedEnrollmentCount completedLessonCount
      unreadNotificationCount enrollments(first: 6) { totalCount nodes { id progress cohort { id title status } } } } }`,
    isFlat: true,
  },
  {
    name: 'cohort detail',
    as: 'teacher',
    query: `query ($id: ID!) { cohort(id: $id) { id title studentCount price { amount currency } viewerCan { edit } courses { title progress }
      enrollments(first: 20, page: 1) { pageCount totalCount nodes { id status student { displayName } } } } }`,
    variables: ({ cohortId }) => ({ id: cohortId }),
    isFlat: true,
  },
  {
    name: 'cohort detail (student)',
    as: 'student',
    query: `{ viewer { enrollments(first: 1) { nodes { cohort { id title studentCount isEnrolled instructors { member { displayName } }
      courses { title progress lessonCount owner { displayName } } } } } } }`,
    isFlat: true,
  },
  {
    name: 'course detail',
    as: 'teacher',
    query: `query ($id: ID!) { course(id: $id) { id title lessonCount owner { displayName } viewerCan { edit } } }`,
    variables: ({ courseId }) => ({ id: courseId }),
    isFlat: true,
  },
  {
    name: 'gradebook',
    as: 'teacher',
    query: `query ($id: ID!) { gradebook(courseId: $id, first: 50) { nodes { id displayName } ${PAGE} } }`,
    variables: ({ courseId }) => ({ id: courseId }),
    isFlat: true,
  },
  ...(['student', 'teacher'] as const).map((as) => ({
    name: `agenda of a week (${as})`,
    as,
    query: `query ($from: DateTime!, $to: DateTime!) { agenda(from: $from, to: $to) { kind subjectId title startsAt } }`,
    variables: () => ({ from: inDays(300), to: inDays(307) }),
  })),
  ...Object.entries(LISTS).flatMap(([name, list]) => readsOf(name, list)),
  ...(['owner', 'teacher', 'student'] as const).flatMap((as) =>
    [RARE_NAME, MISTYPED_NAME, COMMON_NAME, 'no such text', SHORT_TEXT].map((text) => ({
      name: `search everything (${as}): '${text}'`,
      as,
      isFlat: true,
      query: `{ search(text: "${text}") { kind subjectId title matches context startsAt isDraft } }`,
    })),
  ),
  ...[
    '/cohorts?limit=20',
    '/courses/available-courses?limit=20',
    '/courses?limit=12&offset=1',
    '/courses/my-courses?limit=5&offset=1',
    '/institutions/users?role=student&limit=5&offset=1',
  ].map((path) => ({ name: `GET ${path}`, as: 'owner' as const, path, isFlat: true })),
  // Without a limit: a thousand items, which the small institution does not have.
  { name: 'GET /cohorts', as: 'owner', path: '/cohorts' },
];

/** A file with a line for each row of a list. */
export interface Export {
  name: string;
  as: Operation['as'];
  file: (filled: Filled) => string;
}

/** Every file that grows with the institution. */
export const EXPORTS: Export[] = [
  { name: 'students.csv', as: 'owner', file: () => '/exports/students.csv' },
  { name: 'enrollments.csv', as: 'owner', file: () => '/exports/enrollments.csv' },
  { name: 'orders.csv', as: 'owner', file: () => '/exports/orders.csv' },
  { name: 'audit.csv', as: 'owner', file: () => '/exports/audit.csv' },
  {
    name: 'gradebook.csv',
    as: 'teacher',
    file: ({ courseId }) => `/exports/gradebook.csv?courseId=${courseId}`,
  },
];

/** Returns the number of the page that an operation opens, from the JSON of its first page. */
export function pageOf({ page }: Operation, first: string): number {
  const pages = Number(/"pageCount":(\d+)/.exec(first)![1]);
  return page === 'last' ? pages : Math.ceil(pages / 2);
}
