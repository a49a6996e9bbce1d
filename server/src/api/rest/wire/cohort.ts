import * as z from 'zod/mini';
import type {
  CohortCourseFragment,
  CohortDetailFragment,
  CohortInstructorFragment,
  CohortItemFragment,
} from '../documents/cohort.generated.ts';
import { named, said } from './described.ts';
import { identity, identityShape } from './identity.ts';

const offeredCourse = z.object({ ...identityShape, title: z.string() });
const seats = said('Seats in all.', z.int());
const taken = said('Seats that are taken.', z.int());
const lastMoment = said('The last moment to enroll.', z.nullable(z.iso.datetime()));

export const CohortItem = named(
  'CohortItem',
  'A cohort in a list.',
  z.object({
    ...identityShape,
    title: z.string(),
    course: said("The first course's title, '' without one.", z.string()),
    courses: z.array(offeredCourse),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime(),
    durationInDays: z.int(),
    registered: taken,
    studentCount: taken,
    maxEnrollments: seats,
    maximumStudents: seats,
    registrationDeadline: lastMoment,
    applicationDeadline: lastMoment,
    status: said('Completed from the start on.', z.enum(['upcoming', 'Completed'])),
  }),
);

/** A cohort in a list; `course` is a title, `courses` has the rest (contract, resolutions 5 and 6). */
export function cohortItem(cohort: CohortItemFragment): z.infer<typeof CohortItem> {
  return {
    ...identity(cohort),
    title: cohort.title,
    course: cohort.courses[0]?.title ?? '',
    courses: cohort.courses.map((course) => ({ ...identity(course), title: course.title })),
    startDate: cohort.startDate,
    endDate: cohort.endDate,
    durationInDays: cohort.durationInDays,
    registered: cohort.studentCount,
    studentCount: cohort.studentCount,
    maxEnrollments: cohort.capacity,
    maximumStudents: cohort.capacity,
    registrationDeadline: cohort.applicationDeadline,
    applicationDeadline: cohort.applicationDeadline,
    status: cohort.status === 'UPCOMING' ? 'upcoming' : 'Completed',
  };
}

const IncludedCourse = named(
  'CohortCourse',
  'A course as a cohort offers it.',
  z.object({
    ...offeredCourse.shape,
    image: said('Address of its picture.', z.nullable(z.string())),
    instructor: said("The owner's name.", z.string()),
    duration: said("The cohort's, in words.", z.string()),
    progress: said('Percent of the lessons that who asks has completed.', z.number()),
    nextLesson: z.nullable(
      z.object({
        ...identityShape,
        title: z.string(),
        date: said('Null for a lesson at any time.', z.nullable(z.iso.datetime())),
        time: said('Its time of day in UTC, for showing.', z.nullable(z.string())),
      }),
    ),
  }),
);

const Instructor = named(
  'CohortInstructor',
  'Who teaches a cohort.',
  z.object({
    ...identityShape,
    name: z.string(),
    avatar: said('Address of a picture.', z.nullable(z.string())),
    role: said('What the person is to this cohort.', z.string()),
    rating: z.nullable(z.number()),
    totalStudents: z.int(),
    bio: z.string(),
    expertise: z.array(z.string()),
  }),
);

export const Cohort = named(
  'Cohort',
  'A cohort with all that belongs to it.',
  z.object({
    ...CohortItem.shape,
    description: z.string(),
    institution: z.object({
      ...identityShape,
      name: z.string(),
      logo: said('Address of a picture.', z.nullable(z.string())),
    }),
    price: said('Dollars.', z.number()),
    meeting: z.object({
      schedule: z.string(),
      additionalInfo: z.string(),
      link: said('Only for those who take part.', z.nullable(z.string())),
      platform: z.string(),
    }),
    isRecurring: z.boolean(),
    recurringSchedule: z.nullable(z.object({ days: z.array(z.string()), time: z.string() })),
    courses: z.array(IncludedCourse),
    milestones: z.array(
      z.object({ ...identityShape, title: z.string(), description: z.string(), deadline: z.iso.datetime() }),
    ),
    attendance: z.array(
      z.object({
        ...identityShape,
        topic: z.string(),
        date: z.iso.datetime(),
        present: z.int(),
        total: z.int(),
      }),
    ),
    requirements: z.array(z.string()),
    instructors: z.array(Instructor),
    resources: z.array(
      z.object({
        ...identityShape,
        name: z.string(),
        size: said('Bytes.', z.number()),
        uploadedAt: z.iso.datetime(),
      }),
    ),
    isEnrolled: said('Whether who asks has a seat.', z.boolean()),
  }),
);

/** A cohort as read (document 1, section 3). */
export function cohortDetail(cohort: CohortDetailFragment): z.infer<typeof Cohort> {
  const { institution, meeting, recurringSchedule } = cohort;
  return {
    ...cohortItem(cohort),
    description: cohort.description,
    institution: { ...identity(institution), name: institution.name, logo: institution.logoUrl },
    price: cohort.price,
    meeting: {
      schedule: meeting?.schedule ?? '',
      additionalInfo: meeting?.additionalInfo ?? '',
      link: meeting?.link ?? null,
      platform: meeting?.platform ?? '',
    },
    isRecurring: cohort.isRecurring,
    recurringSchedule: recurringSchedule && { days: recurringSchedule.days, time: recurringSchedule.time },
    courses: cohort.courses.map((course) => includedCourse(course, cohort)),
    milestones: cohort.milestones.map(({ title, description, deadline, ...milestone }) => ({
      ...identity(milestone),
      title,
      description,
      deadline,
    })),
    attendance: cohort.attendance.map(({ topic, date, present, total, ...session }) => ({
      ...identity(session),
      topic,
      date,
      present,
      total,
    })),
    requirements: cohort.requirements,
    instructors: cohort.instructors.map(instructor),
    resources: cohort.resources.map(({ name, size, uploadedAt, ...resource }) => ({
      ...identity(resource),
      name,
      size,
      uploadedAt,
    })),
    isEnrolled: cohort.isEnrolled,
  };
}

function includedCourse(
  course: CohortCourseFragment,
  { durationInWeeks }: CohortDetailFragment,
): z.infer<typeof IncludedCourse> {
  return {
    ...identity(course),
    title: course.title,
    image: course.thumbnailUrl,
    instructor: course.owner.displayName,
    duration: durationInWeeks === 1 ? '1 week' : `${durationInWeeks} weeks`,
    progress: course.progress,
    nextLesson: course.nextLesson && nextLesson(course.nextLesson),
  };
}

const TIME_OF_DAY = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** `date` is an instant, `time` its 12-hour time of day for showing; both null for a lesson at any time. */
function nextLesson({ startsAt, title, ...lesson }: NonNullable<CohortCourseFragment['nextLesson']>) {
  const time = startsAt ? `${TIME_OF_DAY.format(new Date(startsAt))} UTC` : null;
  return { ...identity(lesson), title, date: startsAt, time };
}

function instructor({ member, title, ...teaching }: CohortInstructorFragment): z.infer<typeof Instructor> {
  return {
    ...identity(teaching),
    name: member.displayName,
    avatar: member.avatarUrl,
    role: title,
    rating: teaching.rating,
    totalStudents: teaching.totalStudents,
    bio: teaching.bio,
    expertise: teaching.expertise,
  };
}
