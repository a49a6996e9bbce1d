import { v7 as uuidv7 } from 'uuid';
import type { CourseCategory, CourseLevel } from '#modules/course/choices.rules';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { DAY, HOUR, inDays, insert, type ItemRow, nextNumber } from './rows.ts';

type EnrollmentStatus = 'pending' | 'active' | 'waitlisted' | 'completed' | 'cancelled' | 'failed';

interface CourseOptions {
  by: Member;
  title?: string;
  shortDescription?: string;
  category?: CourseCategory;
  level?: CourseLevel;
  price?: number;
  status?: 'draft' | 'published' | 'archived';
  isPublic?: boolean;
  /** Titles of its lessons, in one section. */
  lessons?: string[];
  deletedAt?: Date;
}

/** Creates a published course. */
export async function aCourse(app: App, options: CourseOptions): Promise<ItemRow> {
  const { by, status = 'published', isPublic = false } = options;
  const id = uuidv7();
  const title = options.title ?? `Course ${nextNumber()}`;
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

/** Teachers of public courses and cohorts are named there. */
const makePublic = (app: App, member: Member) =>
  app.db.query('update membership set is_public = true where id = $1', [member.membershipId]);

interface CohortOptions {
  by: Member;
  courses?: ItemRow[];
  title?: string;
  description?: string;
  startDate?: Date;
  endDate?: Date;
  registrationDeadline?: Date | null;
  capacity?: number;
  /** In dollars; by default the sum of its courses' prices. */
  price?: number;
  isPublic?: boolean;
  isPublished?: boolean;
  deletedAt?: Date;
  /** Its meetings follow this rule of RFC 5545, at a local time HH:MM of a zone. */
  schedule?: { rule: string; time?: string | null; timeZone?: string | null };
}

/** Creates a published cohort that starts in ten days, lasts four weeks, and has ten seats. */
export async function aCohort(app: App, options: CohortOptions): Promise<ItemRow> {
  const { by, courses = [], isPublic = false, isPublished = true } = options;
  const institutionId = by.institution.id;
  const id = uuidv7();
  const title = options.title ?? `Cohort ${nextNumber()}`;
  const startDate = options.startDate ?? inDays(10);
  const deadline = options.registrationDeadline;
  await insert(app, 'cohort', {
    institution_id: institutionId,
    id,
    title,
    description: options.description ?? `About ${title}`,
    start_date: startDate,
    end_date: options.endDate ?? new Date(startDate.getTime() + 28 * DAY),
    registration_deadline: deadline === undefined ? inDays(9) : deadline,
    capacity: options.capacity ?? 10,
    own_price: options.price ?? null,
    is_public: isPublic,
    published_at: isPublished ? new Date() : null,
    created_by_id: by.membershipId,
    deleted_at: options.deletedAt ?? null,
    recurrence_rule: options.schedule?.rule ?? null,
    recurrence_time: options.schedule?.time ?? null,
    time_zone: options.schedule?.timeZone ?? null,
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
  pending: 'held_count',
  waitlisted: 'waitlist_count',
};

/** Creates an active enrollment and updates the cohort's counters. */
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

interface PartOptions {
  course: ItemRow;
  title?: string;
  type?: string;
  startsAt?: Date;
}

interface ActivityOptions {
  /** The only criterion; by default those of the documents. */
  criterion?: string;
  deletedAt?: Date;
  points?: number;
  allowLateSubmission?: boolean;
  late?: { days?: number; penalty?: 'none' | 'fixed' | 'per-day'; percent?: number };
  /** Parts of the work; by default those of the documents. */
  workTypes?: string[];
  allowedFileTypes?: string[];
  maxFileMegabytes?: number;
}

/** Creates an assignment that is due in ten days, an hour after its start. */
export async function anActivity(
  app: App,
  { course, startsAt = inDays(10), ...options }: PartOptions & ActivityOptions,
): Promise<ItemRow> {
  const id = uuidv7();
  const title = options.title ?? `Activity ${nextNumber()}`;
  await insert(app, 'activity', {
    institution_id: course.institutionId,
    id,
    course_id: course.id,
    title,
    description: `About ${title}`,
    type: options.type ?? 'assignment',
    starts_at: startsAt,
    due_at: new Date(startsAt.getTime() + HOUR),
    time_zone: 'UTC',
    points: options.points ?? 100,
    allow_late_submission: options.allowLateSubmission ?? Boolean(options.late),
    ...(options.late && {
      late_days: options.late.days ?? null,
      late_penalty: options.late.penalty ?? 'none',
      late_percent: options.late.percent ?? 0,
    }),
    ...(options.workTypes && { work_types: options.workTypes }),
    ...(options.allowedFileTypes && { allowed_file_types: options.allowedFileTypes }),
    ...(options.maxFileMegabytes && { max_file_megabytes: options.maxFileMegabytes }),
    instructions: 'Read, then write.',
    materials: ['https://example.org/reading'],
    ...(options.criterion && { criterion_names: [options.criterion], criterion_percents: [100] }),
    deleted_at: options.deletedAt ?? null,
  });
  return { id, institutionId: course.institutionId, title };
}

/** Creates an empty section at the end of a course. */
export async function aSection(
  app: App,
  {
    course,
    position = 9,
    title = `Section ${nextNumber()}`,
  }: { course: ItemRow; position?: number; title?: string },
): Promise<ItemRow> {
  const id = uuidv7();
  const { institutionId } = course;
  await insert(app, 'section', { institution_id: institutionId, id, course_id: course.id, title, position });
  return { id, institutionId, title };
}

/** Creates a live lesson of an hour in ten days, in no section. */
export async function aLesson(
  app: App,
  { course, startsAt = inDays(10), ...options }: PartOptions & { position?: number },
): Promise<ItemRow> {
  const id = uuidv7();
  const title = options.title ?? `Lesson ${nextNumber()}`;
  await insert(app, 'lesson', {
    institution_id: course.institutionId,
    id,
    course_id: course.id,
    title,
    type: options.type ?? 'live',
    position: options.position ?? 0,
    duration_minutes: 60,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + HOUR),
    meeting_link: 'https://meet.example.org/lesson',
    materials: ['https://example.org/slides'],
  });
  return { id, institutionId: course.institutionId, title };
}

interface CertificateOptions {
  course: ItemRow;
  cohort: ItemRow;
  student: Member;
  /** Its number once issued; pending without one. */
  number?: string;
  studentName?: string;
}

/** Creates a certificate of a course that was taken in a cohort. */
export async function aCertificate(app: App, options: CertificateOptions): Promise<ItemRow> {
  const { course, cohort, student, number } = options;
  const id = uuidv7();
  await insert(app, 'certificate', {
    institution_id: course.institutionId,
    id,
    course_id: course.id,
    cohort_id: cohort.id,
    membership_id: student.membershipId,
    account_id: student.accountId,
    course_title: course.title,
    cohort_title: cohort.title,
    student_name: options.studentName ?? `${student.firstName} ${student.lastName}`,
    ...(number && { status: 'issued', number, issued_at: new Date() }),
  });
  return { id, institutionId: course.institutionId, title: course.title };
}
