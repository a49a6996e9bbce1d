import type {
  CohortCourseFragment,
  CohortDetailFragment,
  CohortInstructorFragment,
  CohortItemFragment,
} from '../documents/cohort.generated.ts';
import { identity } from './identity.ts';

/** A cohort in a list; `course` is a title, `courses` has the rest (contract, resolutions 5 and 6). */
export function cohortItem(cohort: CohortItemFragment) {
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

/** A cohort as read (document 1, section 3). */
export function cohortDetail(cohort: CohortDetailFragment) {
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

function includedCourse(course: CohortCourseFragment, { durationInWeeks }: CohortDetailFragment) {
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
  const time = startsAt ? `${TIME_OF_DAY.format(startsAt)} UTC` : null;
  return { ...identity(lesson), title, date: startsAt, time };
}

function instructor({ member, title, ...teaching }: CohortInstructorFragment) {
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
