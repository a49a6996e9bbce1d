import { type Person, type Sample, SIZE, studentOf, STUDENTS_PER_INSTITUTION } from './data.ts';

export interface Request {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  /** The caller. */
  as: Person;
  /** Replaces the token for the limit's server: the values of its statement. */
  values: (string | number)[];
}

export interface Workload {
  name: string;
  /** Returns the request with a number: each run continues where the last one ended. */
  request: (sample: Sample, number: number) => Request;
  /** Converts the product's response to that of the limit's statement. */
  answer: (body: never) => unknown;
}

const COHORT = `query CohortDetail($id: ID!) {
  cohort(id: $id) {
    id title description status startDate endDate capacity studentCount spotsRemaining fillRate price { amount currency } isEnrolled
    institution { id name logoUrl }
    meeting { schedule platform }
    courses { id title progress owner { id displayName } }
    milestones { id title deadline }
    instructors { id title member { id displayName } }
  }
}`;

const COURSES = `query CourseList {
  courses(first: 12, page: 1) {
    nodes { id title shortDescription price { amount currency } level category lessonCount owner { id displayName } }
    totalCount
  }
}`;

const DASHBOARD = `query Dashboard {
  viewer {
    id displayName activeEnrollmentCount completedLessonCount
    institution { id name }
    enrollments(first: 5, status: [ACTIVE]) {
      nodes { id status enrolledAt cohort { id title startDate studentCount capacity courses { id title progress } } }
    }
  }
}`;

const ENROLL = `mutation Enroll($cohortId: ID!) {
  enroll(input: { cohortId: $cohortId }) {
    enrollment { id status cohort { id studentCount spotsRemaining fillRate isEnrolled } }
    viewer { id activeEnrollmentCount }
  }
}`;

const graphql = (query: string, variables: object, as: Person, values: (string | number)[]): Request => ({
  method: 'POST',
  path: '/graphql',
  body: { query, variables },
  as,
  values,
});

/** Spreads the numbers over institutions, students and cohorts. Somebody who comes back reads the same cohort again. */
function pick({ students, cohorts }: Sample, number: number) {
  const institution = number % SIZE.institutions;
  const round = Math.floor(number / SIZE.institutions);
  const place = (round * 7) % STUDENTS_PER_INSTITUTION;
  const student = students[institution]![place]!;
  const cohort = cohorts[institution]![place % SIZE.cohortsPerInstitution]!;
  return { student, cohort };
}

/** Returns a student and a free cohort, every other one, in which the student is not enrolled yet. */
function pickNew({ students, cohorts }: Sample, number: number) {
  const institution = number % SIZE.institutions;
  const round = Math.floor(number / SIZE.institutions);
  const free = SIZE.cohortsPerInstitution / 2;
  const cohort = (round % free) * 2 + 1;
  const place = SIZE.enrollmentsPerCohort + Math.floor(round / free);
  if (place >= STUDENTS_PER_INSTITUTION)
    throw new Error('Everybody is enrolled: remove the data of the bench.');
  return {
    student: students[institution]![studentOf(cohort, place)]!,
    cohort: cohorts[institution]![cohort]!,
  };
}

export const WORKLOADS: Workload[] = [
  {
    name: 'cohort detail',
    request: (sample, number) => {
      const { student, cohort } = pick(sample, number);
      return graphql(COHORT, { id: cohort }, student, [
        student.institutionId,
        cohort,
        student.accountId,
        student.membershipId,
      ]);
    },
    answer: (body: { data: unknown }) => body.data,
  },
  {
    name: 'course list',
    request: (sample, number) => {
      const { student } = pick(sample, number);
      return graphql(COURSES, {}, student, [student.institutionId]);
    },
    answer: (body: { data: unknown }) => body.data,
  },
  {
    name: 'dashboard',
    request: (sample, number) => {
      const { student } = pick(sample, number);
      return graphql(DASHBOARD, {}, student, [
        student.institutionId,
        student.accountId,
        student.membershipId,
      ]);
    },
    answer: (body: { data: unknown }) => body.data,
  },
  {
    name: 'REST list',
    request: (sample, number) => {
      const { student } = pick(sample, number);
      return {
        method: 'GET',
        path: '/api/v1/courses?limit=12&offset=1',
        as: student,
        values: [student.institutionId],
      };
    },
    answer: (body: unknown) => body,
  },
  // Last, because vacuuming its rows would run during the next measurement.
  {
    name: 'enroll',
    request: (sample, number) => {
      const { student, cohort } = pickNew(sample, number);
      return graphql(ENROLL, { cohortId: cohort }, student, [
        student.institutionId,
        cohort,
        student.accountId,
        student.membershipId,
      ]);
    },
    answer: () => null,
  },
];
