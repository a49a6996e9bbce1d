import * as z from 'zod/mini';
import { createCourseRules, instant } from '#modules/course/course.rules';
import {
  AvailableCoursesDocument,
  CourseDocument,
  CoursesDocument,
  CreateCourseDocument,
  MyCoursesDocument,
} from '../documents/course.generated.ts';
import { ErrorCode } from '#kernel/errors';
import { priceInDollars } from '#kernel/price.rules';
import { listRow, pagedRow } from '../paging.ts';
import { row } from '../row.ts';
import {
  AvailableCourse,
  availableCourse,
  Course,
  courseDetail,
  CourseItem,
  courseItem,
} from '../wire/course.ts';
import { courseChoices } from '../wire/enums.ts';
import { guidPath } from '../wire/inputs.ts';
import { instantOfForm } from '../wire/instant.ts';

/** Publishing, public courses and sections are not part of the contract. */
const { publish: _publish, isPublic: _isPublic, sections: _sections, ...fields } = createCourseRules.shape;

export const COURSE_ROWS = [
  row({
    method: 'POST',
    url: '/courses',
    summary: 'Create a course and publish it in the institution.',
    request: {
      body: z.object({
        ...fields,
        ...courseChoices,
        startDate: z.nullish(instantOfForm(instant())),
        price: z.nullish(priceInDollars),
      }),
    },
    errors: [ErrorCode.FORBIDDEN],
    document: CreateCourseDocument,
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: Course,
    body: ({ createCourse }) => courseDetail(createCourse.course),
  }),
  pagedRow({
    url: '/courses',
    summary: 'List courses, the latest first.',
    limit: 12,
    document: CoursesDocument,
    connection: ({ courses }) => courses,
    response: CourseItem,
    item: courseItem,
  }),
  listRow({
    url: '/courses/available-courses',
    summary: 'List the courses that a cohort can offer.',
    document: AvailableCoursesDocument,
    connection: ({ courses }) => courses,
    response: AvailableCourse,
    item: availableCourse,
  }),
  pagedRow({
    url: '/courses/my-courses',
    summary: "List the caller's own courses, the latest first.",
    limit: 5,
    document: MyCoursesDocument,
    connection: ({ myCourses }) => myCourses,
    response: CourseItem,
    item: courseItem,
  }),
  row({
    method: 'GET',
    url: '/courses/:guid',
    summary: 'Get a course.',
    request: { path: guidPath },
    errors: [ErrorCode.NOT_FOUND],
    document: CourseDocument,
    variables: ({ path }) => ({ id: path.guid }),
    response: Course,
    body: ({ course }) => courseDetail(course),
  }),
];
