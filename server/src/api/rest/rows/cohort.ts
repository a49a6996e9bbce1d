import * as z from 'zod/mini';
import { createCohortRules, quickCreateRules } from '#modules/cohort/cohort.rules';
import { instant } from '#modules/course/course.rules';
import { REFUSALS } from '#modules/enrollment/enrollment.rules';
import { Conflict, ErrorCode } from '#kernel/errors';
import {
  CohortDocument,
  CohortsDocument,
  CreateCohortDocument,
  EnrollDocument,
  type EnrollmentItemFragment,
  QuickCreateDocument,
} from '../documents/cohort.generated.ts';
import { listRow } from '../paging.ts';
import { row } from '../row.ts';
import { Cohort, cohortDetail, CohortItem, cohortItem } from '../wire/cohort.ts';
import { Course, courseDetail } from '../wire/course.ts';
import { courseChoices } from '../wire/enums.ts';
import { Enrollment, enrollment } from '../wire/enrollment.ts';
import { guidPath } from '../wire/inputs.ts';
import { instantOfForm } from '../wire/instant.ts';
import { withTwins } from '../wire/twins.ts';

const { title, description, startDate, endDate, registrationDeadline, capacity, courseIds } =
  createCohortRules.shape;

const { course: quickCourse, cohort: quickCohort } = quickCreateRules.shape;
const { category, level } = courseChoices;

/** Part of a body. If it is missing, each of its required fields is reported. */
const given = <S extends z.ZodMiniObject>(part: S) => z.prefault(part, {} as z.core.input<S>);

export const COHORT_ROWS = [
  listRow({
    url: '/cohorts',
    summary: 'List cohorts, the latest start first.',
    document: CohortsDocument,
    connection: ({ cohorts }) => cohorts,
    response: CohortItem,
    item: cohortItem,
  }),
  row({
    method: 'POST',
    url: '/cohorts',
    summary: 'Create a cohort.',
    request: {
      body: withTwins(
        { maxEnrollments: 'maximumStudents', registrationDeadline: 'applicationDeadline' },
        z.object({
          title,
          description,
          startDate: instantOfForm(startDate),
          endDate: instantOfForm(endDate),
          registrationDeadline: instantOfForm(registrationDeadline),
          maxEnrollments: capacity,
          courses: z.nullish(courseIds),
        }),
      ),
    },
    errors: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
    document: CreateCohortDocument,
    variables: ({ body: { maxEnrollments, courses, ...cohort } }) => ({
      input: { ...cohort, capacity: maxEnrollments, courseIds: courses ?? [] },
    }),
    status: 201,
    response: Cohort,
    body: ({ createCohort }) => cohortDetail(createCohort.cohort),
  }),
  row({
    method: 'POST',
    url: '/cohorts/quick-create',
    summary: 'Create a course and its first cohort in one transaction.',
    request: {
      body: z.object({
        course: given(z.object({ ...quickCourse.shape, category, level })),
        cohort: given(
          z.object({
            ...quickCohort.shape,
            startDate: instantOfForm(quickCohort.shape.startDate),
            endDate: z.nullish(instantOfForm(instant())),
          }),
        ),
      }),
    },
    errors: [ErrorCode.FORBIDDEN],
    document: QuickCreateDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: z.object({ course: Course, cohort: Cohort }),
    body: ({ quickCreate }) => ({
      course: courseDetail(quickCreate.course),
      cohort: cohortDetail(quickCreate.cohort),
    }),
  }),
  row({
    method: 'GET',
    url: '/cohorts/:guid',
    summary: 'Get a cohort.',
    request: { path: guidPath },
    errors: [ErrorCode.NOT_FOUND],
    document: CohortDocument,
    variables: ({ path }) => ({ id: path.guid }),
    response: Cohort,
    body: ({ cohort }) => cohortDetail(cohort),
  }),
  row({
    method: 'POST',
    url: '/cohorts/:guid/enroll',
    summary: 'Enroll the caller in a cohort. Idempotent.',
    request: { path: guidPath },
    errors: [
      ErrorCode.NOT_FOUND,
      ErrorCode.CONFLICT,
      ErrorCode.COHORT_FULL,
      ErrorCode.PLAN_LIMIT,
      ErrorCode.DEADLINE_PASSED,
    ],
    document: EnrollDocument,
    variables: ({ path }) => ({ cohortId: path.guid }),
    response: Enrollment,
    body: (data) => seatOf(data.enroll.enrollment),
  }),
];

/** REST has no waitlist: for students on it the cohort is full, as for others. */
function seatOf(of: EnrollmentItemFragment) {
  if (of.status === 'WAITLISTED') throw Conflict(REFUSALS.full, ErrorCode.COHORT_FULL);
  return enrollment(of);
}
