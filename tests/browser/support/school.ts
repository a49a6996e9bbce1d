import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#app/demo/accounts';
import { inDollars } from '#tests/support/money';
import { setPlan } from './set-plan.ts';
import type { Site } from './site.ts';

/** Somebody with a verified account. */
export interface Person {
  email: string;
  password: string;
  name: string;
}

/** An institution of a test's own, so that nobody else's doing is seen in it. */
export interface School {
  namespace: string;
  /** Its owner. */
  teacher: Person;
  /** A published cohort of one course that starts in two weeks, or in `startsIn` days, and lasts six weeks. */
  cohort: (options?: {
    title?: string;
    startsIn?: number;
    capacity?: number;
    isPublic?: boolean;
    startDate?: string;
    endDate?: string;
    registrationDeadline?: string;
    timeZone?: string;
  }) => Promise<{ id: string; title: string }>;
  /** An assignment of 100 points in the course, due in two weeks. */
  activity: (options?: { title?: string; type?: string }) => Promise<{ id: string; title: string }>;
  student: (firstName?: string) => Promise<Person>;
  /** Takes a seat, or a place in the queue, without a browser. */
  enroll: (student: Person, cohortId: string) => Promise<void>;
  /** Cancels the enrollment. */
  leave: (student: Person, cohortId: string) => Promise<void>;
}

/** Course of every cohort of a school. */
export const COURSE = 'Letterpress for Beginners';

const PASSWORD = 'Learn2day!';
const DAY = 86_400_000;
let count = 0;

/** Registers a teacher with an institution. Their email address is not verified yet; the code is in the mailbox. */
export async function registerTeacher(
  site: Site,
  institutionName = 'Voss School',
): Promise<{ namespace: string; teacher: Person; accessToken: string }> {
  const namespace = `school-${Date.now().toString(36)}-${++count}`;
  const teacher = { email: `mara@${namespace}.example`, password: PASSWORD, name: 'Mara Voss' };
  const { registerTeacher: registered } = await ask<{ registerTeacher: { accessToken: string } }>(
    site,
    'mutation ($input: RegisterTeacherInput!) { registerTeacher(input: $input) { accessToken } }',
    {
      input: {
        email: teacher.email,
        password: PASSWORD,
        firstName: 'Mara',
        lastName: 'Voss',
        institutionName,
        institutionType: 'INDIVIDUAL',
        namespace,
      },
    },
  );
  return { namespace, teacher, accessToken: registered.accessToken };
}

/**
 * Registers a teacher with an institution; everything by the API, which costs no browser.
 * @param options price in dollars of its course, and so of a seat; whether people may sign up; its plan, which limits the
 * number of students
 */
export async function openSchool(
  site: Site,
  { price = 0, name = 'Voss School', isSignUpOpen = true, plan = 'enterprise' } = {},
): Promise<School> {
  const { namespace, teacher, accessToken } = await registerTeacher(site, name);
  await verify(site, teacher.email, accessToken);
  await setPlan(site, namespace, plan);
  const asTeacher = await accessTokenOf(site, teacher);
  if (!isSignUpOpen)
    await ask(
      site,
      'mutation ($input: UpdateInstitutionInput!) { updateInstitution(input: $input) { institution { id } } }',
      { input: { isSignUpOpen } },
      asTeacher,
    );
  const { createCourse } = await ask<{ createCourse: { course: { id: string } } }>(
    site,
    'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }',
    { input: { title: COURSE, isPublic: true, price: inDollars(price) } },
    asTeacher,
  );
  const place = async (mutation: string, student: Person, cohortId: string) =>
    void (await ask(
      site,
      `mutation ($cohortId: ID!) { ${mutation} { enrollment { id } } }`,
      { cohortId },
      await accessTokenOf(site, student),
    ));
  return {
    namespace,
    teacher,
    cohort: async ({
      title = 'Evening Group',
      startsIn = 14,
      capacity = 4,
      isPublic = false,
      ...dates
    } = {}) => {
      const { createCohort } = await ask<{ createCohort: { cohort: { id: string } } }>(
        site,
        'mutation ($input: CreateCohortInput!) { createCohort(input: $input) { cohort { id } } }',
        {
          input: {
            title,
            description: 'Type, ink and patience.',
            startDate: inDays(startsIn),
            endDate: inDays(startsIn + 42),
            registrationDeadline: inDays(startsIn - 1),
            capacity,
            isPublic,
            courseIds: [createCourse.course.id],
            ...dates,
          },
        },
        asTeacher,
      );
      return { id: createCohort.cohort.id, title };
    },
    activity: async ({ title = 'Set a page', type = 'ASSIGNMENT' } = {}) => {
      const { createActivity } = await ask<{ createActivity: { activity: { id: string } } }>(
        site,
        'mutation ($input: CreateActivityInput!) { createActivity(input: $input) { activity { id } } }',
        {
          input: {
            title,
            description: 'One page, two columns.',
            type,
            courseId: createCourse.course.id,
            startsAt: `${inDays(14).slice(0, 10)}T10:00:00Z`,
            dueAt: `${inDays(14).slice(0, 10)}T18:00:00Z`,
            points: 100,
            instructions: 'Print it, and say how.',
          },
        },
        asTeacher,
      );
      return { id: createActivity.activity.id, title };
    },
    student: async (firstName = 'Ines') => {
      const email = `${firstName.toLowerCase()}-${++count}@${namespace}.example`;
      const { signUp } = await ask<{ signUp: { accessToken: string } }>(
        site,
        'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken } }',
        { input: { email, password: PASSWORD, firstName, lastName: firstName, institution: namespace } },
      );
      await verify(site, email, signUp.accessToken);
      return { email, password: PASSWORD, name: firstName };
    },
    enroll: (student, cohortId) =>
      place('enroll(input: { cohortId: $cohortId, waitlistIfFull: true })', student, cohortId),
    leave: (student, cohortId) =>
      place('cancelEnrollment(input: { cohortId: $cohortId })', student, cohortId),
  };
}

/** Registers a student at the root host, who belongs to no institution. */
export async function anOutsider(site: Site): Promise<Person> {
  const email = `olga-${Date.now().toString(36)}-${++count}@example.org`;
  const input = { email, password: PASSWORD };
  const { registerStudent } = await ask<{ registerStudent: { accessToken: string } }>(
    site,
    'mutation ($input: RegisterStudentInput!) { registerStudent(input: $input) { accessToken } }',
    { input },
  );
  await verify(site, email, registerStudent.accessToken);
  return { ...input, name: email };
}

/** Somebody with an account in the demo data. */
export const demoPerson = (email: string): Person => ({ email, password: DEMO_PASSWORD, name: email });

/** Signs somebody in without the login screen and opens an address; the device remembers them. */
export async function enter(page: Page, person: Person, address = '/dashboard'): Promise<void> {
  await signInto(page.context(), person);
  await page.goto(address);
}

/** As `enter`, for every page of a browser from now on. Only at the root host: Node finds no names below localhost. */
export async function signInto(context: BrowserContext, { email, password }: Person): Promise<void> {
  const answer = await context.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
      variables: { input: { email, password } },
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  // By this cookie the client knows that there is a session to restore.
  await context.addCookies([{ name: 'kept', value: '', url: new URL(answer.url()).origin }]);
}

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function verify(site: Site, email: string, accessToken: string): Promise<void> {
  const [mail] = await site.mailbox.to(email);
  const code = /\b\d{6}\b/.exec(mail!.text)![0];
  const mutation = 'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { accessToken } }';
  await ask(site, mutation, { input: { code } }, accessToken);
}

/** Signs somebody in outside of any browser. */
export async function accessTokenOf(site: Site, { email, password }: Person): Promise<string> {
  const { signIn } = await ask<{ signIn: { accessToken: string } }>(
    site,
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email, password } },
  );
  return signIn.accessToken;
}

/** A GraphQL call outside of any browser. @throws Error with what the server refused */
export async function ask<Data>(
  site: Site,
  query: string,
  variables: object,
  accessToken?: string,
): Promise<Data> {
  const response = await fetch(`${site.origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}
