import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ErrorCode, HTTP_STATUS } from '#kernel/errors';
import { ROWS } from '#api/rest/rows';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  type Actor,
  anEnrollment,
  aStudent,
  aTeacher,
  aVisitor,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import type { RestAnswer } from './call.ts';
import { activityForm, institutionForm, lessonForm } from './forms.ts';

/** REST is not a second API: each call fails by the same rule as its GraphQL twin. */

let app: App;
let teacher: Member;
let student: Member;
let unverified: Member;
let fullCohort: ItemRow;

beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  student = await aStudent(app, { institution });
  unverified = await aTeacher(app, { institution, isVerified: false });
  fullCohort = await aCohort(app, { by: teacher, capacity: 1 });
  await anEnrollment(app, { cohort: fullCohort, student: await aStudent(app, { institution }) });
  await app.graphql(
    'mutation ($email: String!) { resendVerificationCodeTo(input: { email: $email }) { message } }',
    {
      email: RESENT,
    },
  );
});
afterAll(() => app.stop());

const RESENT = 'resent@example.org';
const UNKNOWN = '01a1fc0b-f50d-773f-bcfc-b3bdfdbab242';
const cohort = {
  title: 'Spring',
  description: 'Logic',
  startDate: '2027-03-01T00:00:00Z',
  endDate: '2027-03-29T00:00:00Z',
  registrationDeadline: '2027-02-20T00:00:00Z',
};
const quick = { course: { title: 'Logic' }, cohort: { title: 'Spring', startDate: '2027-03-01T00:00:00Z' } };
const { courseId: _ofActivity, ...activity } = activityForm('');
const { courseId: _ofLesson, ...lesson } = lessonForm('');
const { dueDate, startTime: activityStart, endTime: activityEnd, ...activityInput } = activity;
const { date, startTime: lessonStart, endTime: lessonEnd, ...lessonInput } = lesson;
const institution = institutionForm('Harbour College');
const person = (email: string) => ({ email, password: 'Sign-up1!' });
const names = { firstName: 'Ada', lastName: 'Lovelace' };

interface Pair {
  /** The route as declared. */
  row: string;
  /** The called path, if the route has parameters. */
  path?: () => string;
  as?: () => Pick<Actor, 'accessToken'>;
  body?: () => object;
  graphql: string;
  variables?: () => object;
  code: `${ErrorCode}`;
}

const pairs: Pair[] = [
  {
    row: 'POST /users/signup',
    body: () => ({ ...person(student.email), ...names, institution: teacher.institution.namespace }),
    graphql: 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }',
    variables: () => ({
      input: { ...person(student.email), ...names, institution: teacher.institution.namespace },
    }),
    code: 'CONFLICT',
  },
  {
    row: 'POST /users/login',
    body: () => person(student.email),
    graphql: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    variables: () => ({ input: person(student.email) }),
    code: 'UNAUTHENTICATED',
  },
  {
    row: 'POST /users/register role=instructor',
    path: () => '/users/register',
    body: () => ({
      ...person('x@example.org'),
      ...names,
      role: 'instructor',
      name: 'Other',
      namespace: teacher.institution.namespace,
      type: 'other',
    }),
    graphql: 'mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { accessToken } }',
    variables: () => ({
      input: {
        ...person('x@example.org'),
        ...names,
        institutionName: 'Other',
        namespace: teacher.institution.namespace,
        institutionType: 'OTHER',
      },
    }),
    code: 'CONFLICT',
  },
  {
    row: 'POST /users/register',
    body: () => ({ ...person(student.email), role: 'student' }),
    graphql: 'mutation ($input: RegisterStudentInput!) { registerStudent(input: $input) { accessToken } }',
    variables: () => ({ input: person(student.email) }),
    code: 'CONFLICT',
  },
  {
    row: 'GET /auth/refresh',
    graphql: 'mutation { refreshSession { accessToken } }',
    code: 'UNAUTHENTICATED',
  },
  {
    row: 'POST /users/subscribe',
    body: () => ({ email: 'nobody' }),
    graphql: 'mutation ($email: String!) { subscribeEarlyAccess(input: { email: $email }) { message } }',
    variables: () => ({ email: 'nobody' }),
    code: 'INVALID',
  },
  {
    row: 'POST /users/verify-email',
    body: () => ({ email: 'nobody@example.org', code: '123456' }),
    graphql: 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { accessToken } }',
    variables: () => ({ input: { email: 'nobody@example.org', code: '123456' } }),
    code: 'INVALID',
  },
  {
    row: 'POST /users/resendcode',
    as: () => student,
    graphql: 'mutation { resendVerificationCode { message } }',
    code: 'CONFLICT',
  },
  {
    row: 'POST /users/resend-verification-code',
    body: () => ({ email: RESENT }),
    graphql: 'mutation ($email: String!) { resendVerificationCodeTo(input: { email: $email }) { message } }',
    variables: () => ({ email: RESENT }),
    code: 'TOO_MANY_REQUESTS',
  },
  {
    row: 'GET /institutions/users',
    as: () => student,
    graphql: '{ members { totalCount } }',
    code: 'FORBIDDEN',
  },
  {
    row: 'POST /courses',
    as: () => student,
    body: () => ({ title: 'Logic' }),
    graphql: 'mutation { createCourse(input: { title: "Logic" }) { course { id } } }',
    code: 'FORBIDDEN',
  },
  { row: 'GET /courses', as: () => unverified, graphql: '{ courses { totalCount } }', code: 'UNVERIFIED' },
  {
    row: 'GET /courses/available-courses',
    as: () => unverified,
    graphql: '{ courses { totalCount } }',
    code: 'UNVERIFIED',
  },
  { row: 'GET /courses/my-courses', graphql: '{ myCourses { totalCount } }', code: 'UNAUTHENTICATED' },
  {
    row: 'GET /courses/:guid',
    path: () => `/courses/${UNKNOWN}`,
    as: () => teacher,
    graphql: `{ course(id: "${UNKNOWN}") { id } }`,
    code: 'NOT_FOUND',
  },
  { row: 'GET /cohorts', as: () => unverified, graphql: '{ cohorts { totalCount } }', code: 'UNVERIFIED' },
  {
    row: 'POST /cohorts',
    as: () => teacher,
    body: () => ({ ...cohort, maxEnrollments: 5, courses: [UNKNOWN] }),
    graphql: 'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
    variables: () => ({ input: { ...cohort, capacity: 5, courseIds: [UNKNOWN] } }),
    code: 'NOT_FOUND',
  },
  {
    row: 'POST /cohorts/quick-create',
    as: () => student,
    body: () => quick,
    graphql: 'mutation ($input: QuickCreateInput!) { quickCreate(input: $input) { cohort { id } } }',
    variables: () => ({ input: quick }),
    code: 'FORBIDDEN',
  },
  {
    row: 'GET /cohorts/:guid',
    path: () => `/cohorts/${UNKNOWN}`,
    as: () => teacher,
    graphql: `{ cohort(id: "${UNKNOWN}") { id } }`,
    code: 'NOT_FOUND',
  },
  {
    row: 'POST /cohorts/:guid/enroll',
    path: () => `/cohorts/${fullCohort.id}/enroll`,
    as: () => student,
    graphql: 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }',
    variables: () => ({ id: fullCohort.id }),
    code: 'COHORT_FULL',
  },
  {
    row: 'POST /institutions',
    as: () => teacher,
    body: () => ({ ...institution, namespace: teacher.institution.namespace }),
    graphql:
      'mutation ($input: CreateInstitutionInput!) { createInstitution(input: $input) { institution { id } } }',
    variables: () => ({
      input: { ...institution, type: 'COLLEGE', namespace: teacher.institution.namespace },
    }),
    code: 'CONFLICT',
  },
  {
    row: 'POST /activities',
    as: () => teacher,
    body: () => ({ ...activity, courseId: UNKNOWN }),
    graphql: 'mutation ($input: CreateActivityInput!) { createActivity(input: $input) { activity { id } } }',
    variables: () => ({
      input: {
        ...activityInput,
        type: 'QUIZ',
        startsAt: `${dueDate}T${activityStart}:00Z`,
        dueAt: `${dueDate}T${activityEnd}:00Z`,
        courseId: UNKNOWN,
      },
    }),
    code: 'NOT_FOUND',
  },
  {
    row: 'POST /lessons',
    as: () => teacher,
    body: () => ({ ...lesson, courseId: UNKNOWN }),
    graphql: 'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    variables: () => ({
      input: {
        ...lessonInput,
        startsAt: `${date}T${lessonStart}:00Z`,
        endsAt: `${date}T${lessonEnd}:00Z`,
        courseId: UNKNOWN,
      },
    }),
    code: 'NOT_FOUND',
  },
];

test.each(pairs)('$row and its twin fail alike: $code', async (pair) => {
  const [method = '', url = ''] = pair.row.split(' ');
  const as = pair.as?.() ?? aVisitor();
  const body = pair.body?.();
  const rest: RestAnswer = await app.rest(method, pair.path?.() ?? url, { as, ...(body && { body }) });
  const graphql = await app.graphql(pair.graphql, pair.variables?.(), { as });
  const [refusal] = graphql.errors;
  expect(rest.body).toMatchObject({
    code: pair.code,
    message: refusal!.message,
    errors: refusal!.extensions.fields ?? [],
  });
  expect(refusal!.extensions.code).toBe(pair.code);
  expect(rest.status).toBe(HTTP_STATUS[pair.code as ErrorCode]);
});

/** Calls that never fail; the tests of their noun cover them. */
const NEVER_REFUSED = ['POST /auth/logout', 'GET /institutions/available-namespace/:namespace'];

test('every route of the contract has its twin', () => {
  const rows = ROWS.map(({ method, url, matchBody = {} }) =>
    [method, url, ...Object.entries(matchBody).map(([name, value]) => `${name}=${value}`)].join(' '),
  );
  expect(rows.toSorted()).toEqual([...pairs.map(({ row }) => row), ...NEVER_REFUSED].toSorted());
});

test.each(['free-to-claim', 'www', 'A B'])(
  'GraphQL and REST agree whether %j is available',
  async (namespace) => {
    const rest: RestAnswer = await app.rest(
      'GET',
      `/institutions/available-namespace/${encodeURIComponent(namespace)}`,
    );
    const { data } = await app.graphql(
      'query ($namespace: String!) { isNamespaceAvailable(namespace: $namespace) }',
      {
        namespace,
      },
    );
    expect(rest.body.isAvailable).toBe(data.isNamespaceAvailable);
  },
);
