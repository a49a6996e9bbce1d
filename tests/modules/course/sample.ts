import { aCourse } from '#tests/support/factories';
import { sectionOf } from './section.ts';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: {
    emails: 'somebody@example.org',
    language: 'ENGLISH',
    level: 'BEGINNER',
    category: 'BUSINESS',
    version: 1,
    amount: 0, // so that a seat in its cohorts needs no payment
  },
  idOf: {
    course: 'courseId',
    updateCourse: 'courseId',
    updateCourses: 'courseId',
    'updateCourse.sections': 'sectionId',
    'updateCourses.items.sections': 'sectionId',
    publishCourse: 'freeCourseId',
    unpublishCourse: 'freeCourseId',
    archiveCourse: 'freeCourseId',
    restoreCourse: 'freeCourseId',
    deleteCourse: 'freeCourseId',
  },
  silent: { updateCourses: 'makes the changes of updateCourse, whose version is not current any more' },
  own: async (app, { admin, course: { id } }) => ({
    courseId: id,
    courseIds: id,
    courses: id,
    sectionId: await sectionOf(app, id),
    freeCourseId: (await aCourse(app, { by: admin, status: 'draft' })).id, // no cohort offers it
  }),
  targets: async (app, { course, draft }) => ({
    seen: { course: course.id, section: await sectionOf(app, course.id) },
    hidden: { 'draft course': draft.id },
  }),
};
