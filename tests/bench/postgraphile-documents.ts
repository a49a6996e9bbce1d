/**
 * What a client of PostGraphile sends for the workloads: the nearest documents in the schema that it derives from the tables.
 * Values that are computed from several rows, such as the progress in a course and the price of a cohort, are left out.
 */
import type { Request } from './workloads.ts';

const COHORT = `query CohortDetail($institutionId: UUID!, $id: UUID!, $accountId: UUID!) {
  cohort: cohortByInstitutionIdAndRowId(institutionId: $institutionId, rowId: $id) {
    id: rowId title description startDate endDate capacity studentCount meetingSchedule meetingPlatform
    seats: enrollmentsByInstitutionIdAndCohortId(condition: { accountId: $accountId }) { nodes { status } }
    institution: institutionByInstitutionId { id: rowId name logoUrl }
    courses: cohortCoursesByInstitutionIdAndCohortId(orderBy: POSITION_ASC) {
      nodes { course: courseByInstitutionIdAndCourseId { id: rowId title owner: membershipByInstitutionIdAndOwnerId { id: rowId firstName lastName } } }
    }
    milestones: milestonesByInstitutionIdAndCohortId(orderBy: DEADLINE_ASC) { nodes { id: rowId title deadline } }
    instructors: cohortInstructorsByInstitutionIdAndCohortId(orderBy: CREATED_AT_ASC) {
      nodes { id: rowId member: membershipByInstitutionIdAndMembershipId { id: rowId firstName lastName jobTitle } }
    }
  }
}`;

const COURSES = `query CourseList($institutionId: UUID!) {
  courses: allCourses(
    first: 12
    condition: { institutionId: $institutionId, status: "published", deletedAt: null }
    orderBy: [CREATED_AT_DESC, ROW_ID_DESC]
  ) {
    nodes {
      id: rowId title shortDescription price level category
      lessons: lessonsByInstitutionIdAndCourseId { totalCount }
      owner: membershipByInstitutionIdAndOwnerId { id: rowId firstName lastName }
    }
    totalCount
  }
}`;

const DASHBOARD = `query Dashboard($institutionId: UUID!, $accountId: UUID!, $membershipId: UUID!) {
  viewer: accountByRowId(rowId: $accountId) { id: rowId firstName lastName }
  institution: institutionByRowId(rowId: $institutionId) { id: rowId name }
  active: allEnrollments(condition: { institutionId: $institutionId, accountId: $accountId, status: "active" }) { totalCount }
  completed: allLessonCompletions(condition: { institutionId: $institutionId, membershipId: $membershipId }) { totalCount }
  enrollments: allEnrollments(
    first: 5
    condition: { institutionId: $institutionId, accountId: $accountId, status: "active" }
    orderBy: [ENROLLED_AT_DESC, ROW_ID_DESC]
  ) {
    nodes {
      id: rowId status enrolledAt
      cohort: cohortByInstitutionIdAndCohortId {
        id: rowId title startDate studentCount capacity
        courses: cohortCoursesByInstitutionIdAndCohortId(orderBy: POSITION_ASC) {
          nodes { course: courseByInstitutionIdAndCourseId { id: rowId title } }
        }
      }
    }
  }
}`;

export const DOCUMENTS: Record<string, string> = {
  'cohort detail': COHORT,
  'course list': COURSES,
  dashboard: DASHBOARD,
};

/** Returns the variables of a document. Those that it does not declare are ignored. */
export function variablesOf({ as, body }: Request): object {
  const { institutionId, accountId, membershipId } = as;
  const { id } = (body as { variables: { id?: string } }).variables;
  return { institutionId, accountId, membershipId, ...(id && { id }) };
}

type Row = Record<string, string>;
interface Person {
  id: string;
  firstName: string;
  lastName: string;
}
interface Nodes<Item> {
  nodes: Item[];
  totalCount: number;
}

const timeOf = (text: string) => new Date(text).toISOString();
const nameOf = (text: string) => text.replaceAll(' ', '_').toUpperCase();
const displayName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
const personOf = (person: Person) => ({ id: person.id, displayName: displayName(person) });
const coursesOf = <Course>({ nodes }: Nodes<{ course: Course }>) => nodes.map(({ course }) => course);

interface CohortAnswer {
  startDate: string;
  endDate: string;
  meetingSchedule: string;
  meetingPlatform: string;
  seats: Nodes<{ status: string }>;
  courses: Nodes<{ course: { id: string; title: string; owner: Person } }>;
  milestones: Nodes<{ id: string; title: string; deadline: string }>;
  instructors: Nodes<{ id: string; member: Person & { jobTitle: string } }>;
}

/** Converts an answer to the part of the server's answer that it has, so that their contents can be compared. */
export function comparable(workload: string, data: Record<string, never>): unknown {
  return CONVERTERS[workload]!(data as never);
}

const CONVERTERS: Record<string, (data: never) => unknown> = {
  'cohort detail': ({ cohort }: { cohort: CohortAnswer }) => {
    const { seats, courses, milestones, instructors, meetingSchedule, meetingPlatform, ...fields } = cohort;
    return {
      cohort: {
        ...fields,
        startDate: timeOf(cohort.startDate),
        endDate: timeOf(cohort.endDate),
        isEnrolled: seats.nodes.some(({ status }) => status !== 'cancelled'),
        meeting: { schedule: meetingSchedule, platform: meetingPlatform },
        courses: coursesOf(courses).map(({ id, title, owner }) => ({ id, title, owner: personOf(owner) })),
        milestones: milestones.nodes.map(({ id, title, deadline }) => ({
          id,
          title,
          deadline: timeOf(deadline),
        })),
        instructors: instructors.nodes.map(({ id, member }) => ({
          id,
          title: member.jobTitle || 'Instructor',
          member: personOf(member),
        })),
      },
    };
  },
  'course list': ({
    courses,
  }: {
    courses: Nodes<Row & { owner: Person; lessons: { totalCount: number } }>;
  }) => ({
    courses: {
      nodes: courses.nodes.map(({ lessons, owner, ...course }) => ({
        ...course,
        price: { amount: Math.round(Number(course['price']) * 100), currency: 'USD' },
        level: nameOf(course['level']!),
        category: nameOf(course['category']!),
        lessonCount: lessons.totalCount,
        owner: personOf(owner),
      })),
      totalCount: courses.totalCount,
    },
  }),
  dashboard: (data: {
    viewer: Person;
    institution: Row;
    active: Nodes<Row>;
    completed: Nodes<Row>;
    enrollments: Nodes<Row & { cohort: Row & { courses: never } }>;
  }) => ({
    viewer: {
      ...personOf(data.viewer),
      activeEnrollmentCount: data.active.totalCount,
      completedLessonCount: data.completed.totalCount,
      institution: data.institution,
      enrollments: {
        nodes: data.enrollments.nodes.map(({ cohort, ...enrollment }) => ({
          ...enrollment,
          status: nameOf(enrollment['status']!),
          enrolledAt: timeOf(enrollment['enrolledAt']!),
          cohort: {
            ...cohort,
            startDate: timeOf(cohort['startDate']!),
            courses: coursesOf(cohort.courses as Nodes<{ course: Row }>),
          },
        })),
      },
    },
  }),
};
