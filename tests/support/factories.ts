import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { signAccessToken } from '../../server/src/graphql/authentication.ts';
import type { App } from './app.ts';

type Role = 'student' | 'instructor' | 'admin';
type EnrollmentStatus = 'pending' | 'active' | 'waitlisted' | 'completed' | 'cancelled' | 'failed';

export interface InstitutionRow {
  id: string;
  name: string;
  namespace: string;
}

/** Somebody who uses the app. Ids are null where there is none. */
export interface Actor {
  accountId: string | null;
  sessionId: string | null;
  institution: InstitutionRow | null;
  membershipId: string | null;
  role: Role | null;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Null for a visitor. */
  accessToken: string | null;
}

/** An actor with a membership. */
export interface Member extends Actor {
  accountId: string;
  sessionId: string;
  institution: InstitutionRow;
  membershipId: string;
  role: Role;
  accessToken: string;
}

export interface ItemRow {
  id: string;
  institutionId: string;
  title: string;
}

/** The password of every actor. */
export const PASSWORD = 'Lyceum-pass1!';

const DAY = 86_400_000;
let passwordHash: Promise<string> | undefined;
let count = 0;

/** The moment so many days from now; before it where negative. */
export const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

/** Writes a row as the owner; columns by their names in the database. */
export async function insert(
  app: Pick<App, 'db'>,
  table: string,
  row: Record<string, unknown>,
): Promise<void> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  await app.db.query(`insert into ${table} (${names.join()}) values (${places.join()})`, Object.values(row));
}

interface InstitutionOptions {
  name?: string;
  namespace?: string;
  type?: string;
  isSignUpOpen?: boolean;
  suspendedAt?: Date;
}

export async function anInstitution(app: App, options: InstitutionOptions = {}): Promise<InstitutionRow> {
  const at = ++count;
  const { name = `Institution ${at}`, namespace = `institution-${at}`, type = 'school' } = options;
  const id = uuidv7();
  await insert(app, 'institution', {
    id,
    name,
    namespace,
    type,
    is_sign_up_open: options.isSignUpOpen ?? true,
    suspended_at: options.suspendedAt ?? null,
  });
  return { id, name, namespace };
}

interface PersonOptions {
  firstName?: string;
  lastName?: string;
  email?: string;
  isVerified?: boolean;
  isSuperAdmin?: boolean;
}

interface MemberOptions extends PersonOptions {
  /** A new one where none is given. */
  institution?: InstitutionRow;
  isOwner?: boolean;
  /** Named on public courses and cohorts. */
  isPublic?: boolean;
}

/** Nobody: not signed in. */
export function aVisitor(): Actor {
  return {
    accountId: null,
    sessionId: null,
    institution: null,
    membershipId: null,
    role: null,
    email: 'visitor@example.org',
    password: PASSWORD,
    firstName: '',
    lastName: '',
    accessToken: null,
  };
}

/** An instructor. */
export const aTeacher = (app: App, options: MemberOptions = {}) => aMember(app, 'instructor', options);

export const anAdmin = (app: App, options: MemberOptions = {}) => aMember(app, 'admin', options);

/** A student of the institution; without one a signed-in account that belongs to none. */
export function aStudent(app: App, options: MemberOptions & { institution: InstitutionRow }): Promise<Member>;
export function aStudent(
  app: App,
  options?: MemberOptions,
): Promise<Actor & { accessToken: string; accountId: string }>;
export function aStudent(
  app: App,
  options: MemberOptions = {},
): Promise<Actor & { accessToken: string; accountId: string }> {
  return options.institution ? aMember(app, 'student', options) : anAccount(app, options);
}

/** A signed-in account without an institution. */
export async function anAccount(
  app: App,
  options: PersonOptions = {},
): Promise<Actor & { accessToken: string; accountId: string; sessionId: string }> {
  const person = await aPerson(app, options);
  return { ...person, ...(await aSession(app, person)) };
}

async function aMember(app: App, role: Role, options: MemberOptions): Promise<Member> {
  const institution = options.institution ?? (await anInstitution(app));
  const person = await aPerson(app, options);
  const member = { ...person, ...(await aMembership(app, person, institution, role, options)) };
  return { ...member, ...(await aSession(app, member)) };
}

/** Makes an account a member of one more institution; its session stays where it is. */
export async function aMembership(
  app: App,
  person: Pick<Actor, 'firstName' | 'lastName' | 'email'> & { accountId: string },
  institution: InstitutionRow,
  role: Role,
  options: Pick<MemberOptions, 'isOwner' | 'isPublic'> = {},
): Promise<{ institution: InstitutionRow; membershipId: string; role: Role }> {
  const id = uuidv7();
  await insert(app, 'membership', {
    institution_id: institution.id,
    id,
    account_id: person.accountId,
    role,
    is_owner: options.isOwner ?? false,
    is_public: options.isPublic ?? false,
    first_name: person.firstName,
    last_name: person.lastName,
    contact_email: person.email,
  });
  return { institution, membershipId: id, role };
}

async function aPerson(
  app: App,
  options: PersonOptions,
): Promise<Actor & { accountId: string; isVerified: boolean }> {
  const at = ++count;
  const accountId = uuidv7();
  const { firstName = `First${at}`, lastName = `Last${at}`, isVerified = true } = options;
  const email = options.email ?? `person-${at}@example.org`;
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await insert(app, 'account', {
    id: accountId,
    email: email.toLowerCase(),
    password_hash: await passwordHash,
    first_name: firstName,
    last_name: lastName,
    is_verified: isVerified,
    is_super_admin: options.isSuperAdmin ?? false,
  });
  return { ...aVisitor(), accountId, email: email.toLowerCase(), firstName, lastName, isVerified };
}

/** Signs a person in: one more session, for its membership if it has one. */
export async function aSession(
  app: App,
  actor: Omit<Actor, 'accountId'> & { accountId: string; isVerified?: boolean },
): Promise<{ sessionId: string; accessToken: string }> {
  const sessionId = uuidv7();
  await insert(app, 'session', {
    id: sessionId,
    account_id: actor.accountId,
    institution_id: actor.institution?.id ?? null,
    membership_id: actor.membershipId,
    user_agent: 'tests',
    expires_at: inDays(30),
  });
  const accessToken = signAccessToken(app.services.config.jwtSecret, {
    sub: actor.accountId,
    sid: sessionId,
    email: actor.email,
    role: actor.role,
    isVerified: actor.isVerified ?? true,
    namespace: actor.institution?.namespace ?? null,
    firstName: actor.firstName,
  });
  return { sessionId, accessToken };
}

interface CourseOptions {
  by: Member;
  title?: string;
  shortDescription?: string;
  category?: string;
  level?: string;
  price?: number;
  status?: 'draft' | 'published';
  isPublic?: boolean;
  /** Titles of its lessons, in one section. */
  lessons?: string[];
  deletedAt?: Date;
}

/** A published course. */
export async function aCourse(app: App, options: CourseOptions): Promise<ItemRow> {
  const { by, status = 'published', isPublic = false } = options;
  const id = uuidv7();
  const title = options.title ?? `Course ${++count}`;
  await insert(app, 'course', {
    institution_id: by.institution.id,
    id,
    title,
    short_description: options.shortDescription ?? `About ${title}`,
    category: options.category ?? 'Other',
    level: options.level ?? 'All Levels',
    price: options.price ?? 0,
    status,
    is_public: isPublic,
    owner_id: by.membershipId,
    deleted_at: options.deletedAt ?? null,
  });
  if (isPublic) await makePublic(app, by);
  if (options.lessons) await withLessons(app, by.institution.id, id, options.lessons);
  return { id, institutionId: by.institution.id, title };
}

async function withLessons(
  app: App,
  institutionId: string,
  courseId: string,
  titles: string[],
): Promise<void> {
  const section = { institution_id: institutionId, id: uuidv7(), course_id: courseId, title: 'Section' };
  await insert(app, 'section', section);
  for (const [position, title] of titles.entries())
    await insert(app, 'lesson', {
      institution_id: institutionId,
      id: uuidv7(),
      course_id: courseId,
      section_id: section.id,
      title,
      type: 'video',
      position,
    });
}

/** Who teaches something public is named there. */
const makePublic = (app: App, member: Member) =>
  app.db.query('update membership set is_public = true where id = $1', [member.membershipId]);

interface CohortOptions {
  by: Member;
  courses?: ItemRow[];
  title?: string;
  description?: string;
  startDate?: Date;
  endDate?: Date;
  applicationDeadline?: Date | null;
  capacity?: number;
  /** In dollars; left out: the sum of its courses' prices. */
  price?: number;
  isPublic?: boolean;
  isPublished?: boolean;
  deletedAt?: Date;
}

/** A published cohort that starts in ten days, lasts four weeks, and has ten seats. */
export async function aCohort(app: App, options: CohortOptions): Promise<ItemRow> {
  const { by, courses = [], isPublic = false, isPublished = true } = options;
  const institutionId = by.institution.id;
  const id = uuidv7();
  const title = options.title ?? `Cohort ${++count}`;
  const startDate = options.startDate ?? inDays(10);
  const deadline = options.applicationDeadline;
  await insert(app, 'cohort', {
    institution_id: institutionId,
    id,
    title,
    description: options.description ?? `About ${title}`,
    start_date: startDate,
    end_date: options.endDate ?? new Date(startDate.getTime() + 28 * DAY),
    application_deadline: deadline === undefined ? inDays(9) : deadline,
    capacity: options.capacity ?? 10,
    own_price: options.price ?? null,
    is_public: isPublic,
    published_at: isPublished ? new Date() : null,
    created_by_id: by.membershipId,
    deleted_at: options.deletedAt ?? null,
  });
  for (const [position, course] of courses.entries())
    await insert(app, 'cohort_course', {
      institution_id: institutionId,
      id: uuidv7(),
      cohort_id: id,
      course_id: course.id,
      position,
    });
  if (isPublic) await makePublic(app, by);
  return { id, institutionId, title };
}

interface EnrollmentOptions {
  cohort: ItemRow;
  /** A member of the cohort's institution. */
  student: Member;
  status?: EnrollmentStatus;
  price?: number;
  enrolledAt?: Date;
}

const COUNTED: Partial<Record<EnrollmentStatus, string>> = {
  active: 'student_count',
  completed: 'student_count',
  waitlisted: 'waitlist_count',
};

/** An active enrollment; the cohort's counters follow. */
export async function anEnrollment(
  app: App,
  { cohort, student, status = 'active', price = 0, enrolledAt = new Date() }: EnrollmentOptions,
): Promise<{ id: string; status: EnrollmentStatus }> {
  const id = uuidv7();
  await insert(app, 'enrollment', {
    institution_id: cohort.institutionId,
    id,
    cohort_id: cohort.id,
    membership_id: student.membershipId,
    account_id: student.accountId,
    status,
    price,
    enrolled_at: enrolledAt,
  });
  const counter = COUNTED[status];
  if (counter) await app.db.query(`update cohort set ${counter} = ${counter} + 1 where id = $1`, [cohort.id]);
  return { id, status };
}
