import * as z from 'zod/mini';
import { createCourseRules } from '#modules/course/course.rules';
import {
  AvailableCoursesDocument,
  CourseDocument,
  CoursesDocument,
  CreateCourseDocument,
  MyCoursesDocument,
} from '../documents/course.generated.ts';
import { ErrorCode } from '#kernel/errors';
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
import { recurringInterval, upper } from '../wire/enums.ts';
import { guidPath } from '../wire/inputs.ts';

/** Publishing, being public and sections are no part of the contract. */
const { publish: _publish, isPublic: _isPublic, sections: _sections, ...fields } = createCourseRules.shape;

export const COURSE_ROWS = [
  row({
    method: 'POST',
    url: '/courses',
    summary: 'Create a course and publish it in the institution.',
    request: { body: z.object({ ...fields, recurringInterval: z.nullish(recurringInterval) }) },
    refuses: [ErrorCode.FORBIDDEN],
    document: CreateCourseDocument,
    variables: ({ body }) => ({
      input: { ...body, recurringInterval: body.recurringInterval && upper(body.recurringInterval) },
    }),
    status: 201,
    gives: Course,
    body: ({ createCourse }) => courseDetail(createCourse.course),
  }),
  pagedRow({
    url: '/courses',
    summary: 'Courses, the latest first.',
    limit: 12,
    document: CoursesDocument,
    connection: ({ courses }) => courses,
    gives: CourseItem,
    item: courseItem,
  }),
  listRow({
    url: '/courses/available-courses',
    summary: 'Courses that a cohort can offer.',
    document: AvailableCoursesDocument,
    connection: ({ courses }) => courses,
    gives: AvailableCourse,
    item: availableCourse,
  }),
  pagedRow({
    url: '/courses/my-courses',
    summary: "The viewer's own courses, the latest first.",
    limit: 5,
    document: MyCoursesDocument,
    connection: ({ myCourses }) => myCourses,
    gives: CourseItem,
    item: courseItem,
  }),
  row({
    method: 'GET',
    url: '/courses/:guid',
    summary: 'A course.',
    request: { path: guidPath },
    refuses: [ErrorCode.NOT_FOUND],
    document: CourseDocument,
    variables: ({ path }) => ({ id: path.guid }),
    gives: Course,
    body: ({ course }) => courseDetail(course!),
  }),
];
