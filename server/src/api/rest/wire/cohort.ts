import * as z from 'zod/mini';
import { Weekday } from '#modules/cohort/weekday.enums';
import type {
  CohortCourseFragment,
  CohortDetailFragment,
  CohortInstructorFragment,
  CohortItemFragment,
} from '../documents/cohort.generated.ts';
import { defineSchema, described } from './described.ts';
import { identity, identityShape } from './identity.ts';
import { dollars, dollarsOf } from './money.ts';

const offeredCourse = z.object({ ...identityShape, title: z.string() });
const seats = described('Number of seats.', z.int());
const taken = described('Number of taken seats.', z.int());
const lastMoment = described('Deadline for enrolling.', z.nullable(z.iso.datetime()));

export const CohortItem = defineSchema(
  'CohortItem',
  'Cohort in a list.',
  z.object({
    ...identityShape,
    title: z.string(),
    course: described("Title of the first course; '' without one.", z.string()),
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
    status: described('Status; `Completed` from the start date on.', z.enum(['upcoming', 'Completed'])),
  }),
);

/** Builds a cohort in a list. `course` is a title; `courses` has all courses (contract, resolutions 5 and 6). */
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
    registrationDeadline: cohort.registrationDeadline,
    applicationDeadline: cohort.registrationDeadline,
    status: cohort.status === 'UPCOMING' ? 'upcoming' : 'Completed',
  };
}

const IncludedCourse = defineSchema(
  'CohortCourse',
  'Course in a cohort.',
  z.object({
    ...offeredCourse.shape,
    image: described('URL of the image.', z.nullable(z.string())),
    instructor: described('Name of the owner.', z.string()),
    duration: described('Duration of the cohort as a text.', z.string()),
    progress: described('Percentage of lessons that the caller has completed in this cohort.', z.number()),
    nextLesson: z.nullable(
      z.object({
        ...identityShape,
        title: z.string(),
        date: described('Start; null for a lesson without a fixed time.', z.nullable(z.iso.datetime())),
        time: described('Time of day in UTC as a text to show.', z.nullable(z.string())),
      }),
    ),
  }),
);

const Instructor = defineSchema(
  'CohortInstructor',
  'Instructor of a cohort.',
  z.object({
    ...identityShape,
    name: z.string(),
    avatar: described('URL of the avatar.', z.nullable(z.string())),
    role: described('Title of the instructor in the cohort.', z.string()),
    rating: z.nullable(z.number()),
    totalStudents: z.int(),
    bio: z.string(),
    expertise: z.array(z.string()),
  }),
);

export const Cohort = defineSchema(
  'Cohort',
  'Cohort with all its details.',
  z.object({
    ...CohortItem.shape,
    description: z.string(),
    institution: z.object({
      ...identityShape,
      name: z.string(),
      logo: described('URL of the logo.', z.nullable(z.string())),
    }),
    price: dollars,
    meeting: z.object({
      schedule: z.string(),
      additionalInfo: z.string(),
      link: described('Meeting link; null unless the caller takes part.', z.nullable(z.string())),
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
        size: described('Size in bytes.', z.number()),
        uploadedAt: z.iso.datetime(),
      }),
    ),
    isEnrolled: described('Whether the caller has a seat.', z.boolean()),
  }),
);

/** Builds a cohort with all its details (document 1, section 3). */
export function cohortDetail(cohort: CohortDetailFragment): z.infer<typeof Cohort> {
  const { institution, meeting, recurringSchedule } = cohort;
  return {
    ...cohortItem(cohort),
    description: cohort.description,
    institution: { ...identity(institution), name: institution.name, logo: institution.logoUrl },
    price: dollarsOf(cohort.price),
    meeting: {
      schedule: meeting?.schedule ?? '',
      additionalInfo: meeting?.additionalInfo ?? '',
      link: meeting?.link ?? null,
      platform: meeting?.platform ?? '',
    },
    isRecurring: cohort.isRecurring,
    recurringSchedule: recurringSchedule && {
      days: recurringSchedule.days.map((day) => Weekday[day]),
      time: recurringSchedule.time,
    },
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
  { durationInWeeks, courseProgress }: CohortDetailFragment,
): z.infer<typeof IncludedCourse> {
  const progress = courseProgress.find((of) => of.course?.id === course.id)?.progress ?? 0;
  // A course goes on in a later cohort, where its lessons start again: nothing is next in what is complete.
  const next = progress < 100 ? course.nextLesson : null;
  return {
    ...identity(course),
    title: course.title,
    image: course.thumbnailUrl,
    instructor: course.owner.displayName,
    duration: durationInWeeks === 1 ? '1 week' : `${durationInWeeks} weeks`,
    progress,
    nextLesson: next && nextLesson(next),
  };
}

const TIME_OF_DAY = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** Builds the next lesson. `date` is an instant and `time` a 12-hour text; both are null without a fixed time. */
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
