import { slotOf } from '#kernel/slot.rules';
import { codeFor } from '#tests/modules/account/calls';
import type { App } from '#tests/support/app';
import { inDollars } from '#tests/support/money';
import {
  type Actor,
  aCohort,
  aCourse,
  anAccount,
  anInstitution,
  aStudent,
  aTeacher,
  PASSWORD,
} from '#tests/support/factories';
import { activityForm, institutionForm, lessonForm } from './forms.ts';

type Protocol = 'rest' | 'graphql';

/** One half of a pair: the caller and the input. The worlds of both halves differ only in their own words. */
export interface World {
  as?: Pick<Actor, 'accessToken'> | null;
  cookies?: Record<string, string>;
  guid?: string;
  body?: object;
  variables?: object;
  /** Texts that differ between the halves. */
  ownWords?: string[];
}

/** A call that writes. */
export interface Pair {
  row: string;
  arrange: (app: App, protocol: Protocol) => Promise<World>;
  graphql: string;
  /** Tables that it must write at least. */
  writes: string[];
}

const PERSON = { password: 'Sign-up1!', firstName: 'Ada', lastName: 'Lovelace' };
let count = 0;
const emailOf = (protocol: Protocol) => `${protocol}-${++count}@effects.example`;
const namespaceOf = (protocol: Protocol) => `${protocol}-effects-${++count}`;

/** A person with a session in cookies, as in a browser. */
async function aBrowser(app: App) {
  const person = await anAccount(app);
  const { email, password } = person;
  const { cookies, body } = await app.rest('POST', '/users/login', { body: { email, password } });
  return { email, cookies, accessToken: (body as { accessToken: string }).accessToken };
}

/** A teacher with a course and a cohort of two seats. */
async function aPlace(app: App, protocol: Protocol) {
  const namespace = namespaceOf(protocol);
  const institution = await anInstitution(app, { namespace, name: 'Place' });
  const email = emailOf(protocol);
  const teacher = await aTeacher(app, { institution, email, firstName: 'Tea', lastName: 'Cher' });
  const course = await aCourse(app, { by: teacher, title: 'Logic', lessons: ['One'] });
  const cohort = await aCohort(app, { by: teacher, title: 'Spring', courses: [course], capacity: 2 });
  return { institution, teacher, course, cohort, ownWords: [namespace, email] };
}

const cohort = {
  title: 'Autumn',
  description: 'Ten weeks',
  startDate: '2027-09-01T08:00:00.000Z',
  endDate: '2027-11-10T08:00:00.000Z',
  registrationDeadline: '2027-08-15T00:00:00.000Z',
};

/** An account whose e-mail is not verified yet. */
async function anUnverified(app: App, protocol: Protocol) {
  const email = emailOf(protocol);
  const { body } = await app.rest('POST', '/users/register', {
    body: { email, password: PASSWORD, role: 'student' },
  });
  return { email, accessToken: (body as { accessToken: string }).accessToken };
}

/** The minute between two codes is over. */
const letCodesBeSent = (app: App) => app.db.query(`delete from attempt where key like 'resend%'`);

/** Callers without a session receive the same code again while it is valid, which writes nothing. */
const letCodesExpire = (app: App) => app.db.query('update verification_code set expires_at = now()');

export const PAIRS: Pair[] = [
  {
    row: 'POST /users/signup',
    arrange: async (app, protocol) => {
      const { institution, ownWords } = await aPlace(app, protocol);
      const input = { ...PERSON, email: emailOf(protocol), institution: institution.namespace };
      return { body: input, variables: { input }, ownWords: [...ownWords, input.email] };
    },
    graphql: 'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }',
    writes: ['account', 'membership', 'session', 'refresh_token', 'verification_code'],
  },
  {
    row: 'POST /users/login',
    arrange: async (app, protocol) => {
      const { teacher, ownWords } = await aPlace(app, protocol);
      const input = { email: teacher.email, password: PASSWORD };
      return { body: input, variables: { input }, ownWords };
    },
    graphql: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    writes: ['session', 'refresh_token', 'membership'],
  },
  {
    row: 'POST /users/register role=instructor',
    arrange: (_app, protocol) => {
      const [email, namespace] = [emailOf(protocol), namespaceOf(protocol)];
      return Promise.resolve({
        body: { ...PERSON, email, namespace, role: 'instructor', name: 'School', type: 'training' },
        variables: {
          input: { ...PERSON, email, namespace, institutionName: 'School', institutionType: 'TRAINING' },
        },
        ownWords: [email, namespace],
      });
    },
    graphql: 'mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { accessToken } }',
    writes: ['account', 'institution', 'membership', 'session'],
  },
  {
    row: 'POST /users/register',
    arrange: (_app, protocol) => {
      const input = { email: emailOf(protocol), password: PERSON.password };
      return Promise.resolve({
        body: { ...input, role: 'student' },
        variables: { input },
        ownWords: [input.email],
      });
    },
    graphql: 'mutation ($input: RegisterStudentInput!) { registerStudent(input: $input) { accessToken } }',
    writes: ['account', 'session', 'verification_code'],
  },
  {
    row: 'POST /auth/logout',
    arrange: async (app) => {
      const { cookies, accessToken, email } = await aBrowser(app);
      return { as: { accessToken }, cookies, ownWords: [email] };
    },
    graphql: 'mutation { signOut { message } }',
    writes: ['session'],
  },
  {
    row: 'GET /auth/refresh',
    arrange: async (app) => {
      const { cookies, email } = await aBrowser(app);
      return { cookies, ownWords: [email] };
    },
    graphql: 'mutation { refreshSession { accessToken } }',
    writes: ['refresh_token'],
  },
  {
    row: 'POST /users/subscribe',
    arrange: (_app, protocol) => {
      const email = emailOf(protocol);
      return Promise.resolve({ body: { email }, variables: { email }, ownWords: [email] });
    },
    graphql: 'mutation ($email: String!) { subscribeEarlyAccess(input: { email: $email }) { message } }',
    writes: ['early_access_subscriber'],
  },
  {
    row: 'POST /users/verify-email',
    arrange: async (app, protocol) => {
      const { email } = await anUnverified(app, protocol);
      const input = { email, code: await codeFor(app, email) };
      return { body: input, variables: { input }, ownWords: [email] };
    },
    graphql: 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { accessToken } }',
    writes: ['account'],
  },
  {
    row: 'POST /users/resendcode',
    arrange: async (app, protocol) => {
      const { email, accessToken } = await anUnverified(app, protocol);
      await letCodesBeSent(app);
      return { as: { accessToken }, ownWords: [email] };
    },
    graphql: 'mutation { resendVerificationCode { message } }',
    writes: ['verification_code'],
  },
  {
    row: 'POST /users/resend-verification-code',
    arrange: async (app, protocol) => {
      const { email } = await anUnverified(app, protocol);
      await letCodesExpire(app);
      return { body: { email }, variables: { email }, ownWords: [email] };
    },
    graphql: 'mutation ($email: String!) { resendVerificationCodeTo(input: { email: $email }) { message } }',
    writes: ['verification_code'],
  },
  {
    row: 'POST /institutions',
    arrange: async (app, protocol) => {
      const founder = await anAccount(app, {
        email: emailOf(protocol),
        firstName: 'Ada',
        lastName: 'Lovelace',
      });
      const form = { ...institutionForm('Harbour'), namespace: namespaceOf(protocol) };
      return {
        as: founder,
        body: form,
        variables: { input: { ...form, type: 'COLLEGE' } },
        ownWords: [founder.email, form.namespace],
      };
    },
    graphql:
      'mutation ($input: CreateInstitutionInput!) { createInstitution(input: $input) { institution { id } } }',
    writes: ['institution', 'membership'],
  },
  {
    row: 'POST /courses',
    arrange: async (app, protocol) => {
      const { teacher, ownWords } = await aPlace(app, protocol);
      const body = {
        title: 'Sets',
        level: 'All Levels',
        price: 5,
        isRecurring: true,
        recurringInterval: 'weekly',
      };
      const input = {
        ...body,
        level: 'ALL_LEVELS',
        price: inDollars(body.price),
        recurringInterval: 'WEEKLY',
      };
      return { as: teacher, body, variables: { input }, ownWords };
    },
    graphql: 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
    writes: ['course'],
  },
  {
    row: 'POST /cohorts',
    arrange: async (app, protocol) => {
      const { teacher, course, ownWords } = await aPlace(app, protocol);
      return {
        as: teacher,
        body: { ...cohort, maxEnrollments: 5, courses: [course.id] },
        variables: { input: { ...cohort, capacity: 5, courseIds: [course.id] } },
        ownWords,
      };
    },
    graphql: 'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
    writes: ['cohort', 'cohort_course', 'cohort_instructor'],
  },
  {
    row: 'POST /cohorts/quick-create',
    arrange: async (app, protocol) => {
      const { teacher, ownWords } = await aPlace(app, protocol);
      const body = {
        course: { title: 'Sets', level: 'All' },
        cohort: { title: 'March', startDate: '2027-03-01T00:00:00.000Z', durationWeeks: 2 },
      };
      const input = { ...body, course: { ...body.course, level: 'ALL' } };
      return { as: teacher, body, variables: { input }, ownWords };
    },
    graphql: 'mutation ($input: QuickCreateInput!) { quickCreate(input: $input) { cohort { id } } }',
    writes: ['course', 'cohort', 'cohort_course', 'cohort_instructor', 'membership'],
  },
  {
    row: 'POST /cohorts/:guid/enroll',
    arrange: async (app, protocol) => {
      const { institution, cohort: open, ownWords } = await aPlace(app, protocol);
      const student = await aStudent(app, {
        institution,
        email: emailOf(protocol),
        firstName: 'Stu',
        lastName: 'Dent',
      });
      return {
        as: student,
        guid: open.id,
        variables: { id: open.id },
        ownWords: [...ownWords, student.email],
      };
    },
    graphql: 'mutation ($id: ID!) { enroll(input: { cohortId: $id }) { enrollment { id } } }',
    writes: ['enrollment', 'cohort'],
  },
  {
    row: 'POST /activities',
    arrange: async (app, protocol) => {
      const { teacher, course, ownWords } = await aPlace(app, protocol);
      const form = activityForm(course.id);
      const { dueDate: date, startTime, endTime, ...rest } = form;
      const { endsAt: dueAt, ...slot } = slotOf({ date, startTime, endTime, timeZone: 'UTC' });
      const input = { ...rest, ...slot, dueAt, type: 'QUIZ' };
      return { as: teacher, body: form, variables: { input }, ownWords };
    },
    graphql: 'mutation ($input: CreateActivityInput!) { createActivity(input: $input) { activity { id } } }',
    writes: ['activity'],
  },
  {
    row: 'POST /lessons',
    arrange: async (app, protocol) => {
      const { teacher, course, ownWords } = await aPlace(app, protocol);
      const form = lessonForm(course.id);
      const { date, startTime, endTime, ...rest } = form;
      const input = { ...rest, ...slotOf({ date, startTime, endTime, timeZone: 'UTC' }) };
      return { as: teacher, body: form, variables: { input }, ownWords };
    },
    graphql: 'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { id } } }',
    writes: ['lesson'],
  },
];
