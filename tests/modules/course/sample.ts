import type { App } from '#tests/support/app';
import { aCourse, aFile, type Member } from '#tests/support/factories';
import { sectionOf } from './section.ts';
import type { Sample } from '#tests/support/sample';

/** Creates a course with a picture. Returns its ID. */
async function aPicturedCourse(app: App, by: Member): Promise<string> {
  const { id } = await aCourse(app, { by });
  await app.db.query(`update course set thumbnail_url = '/images/a' where id = $1`, [id]);
  return id;
}

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
    courseChanged: 'courseId',
    updateCourse: 'courseId',
    updateCourses: 'courseId',
    'updateCourse.sections': 'sectionId',
    'updateCourses.items.sections': 'sectionId',
    publishCourse: 'freeCourseId',
    unpublishCourse: 'freeCourseId',
    archiveCourse: 'freeCourseId',
    restoreCourse: 'freeCourseId',
    deleteCourse: 'freeCourseId',
    setCourseThumbnail: 'courseId',
    removeCourseThumbnail: 'picturedCourseId',
    'createCourse.thumbnailId': 'newThumbnailId',
    'createCourses.items.thumbnailId': 'bulkThumbnailId',
  },
  silent: { updateCourses: 'makes the changes of updateCourse, whose version is not current any more' },
  own: async (app, { admin, self, course: { id } }) => ({
    courseId: id,
    courseIds: id,
    courses: id,
    sectionId: await sectionOf(app, id),
    thumbnailId: await aFile(app, { by: self, purpose: 'thumbnail', imageKey: '0'.repeat(32) }),
    newThumbnailId: await aFile(app, { by: self, purpose: 'thumbnail', imageKey: '1'.repeat(32) }),
    bulkThumbnailId: await aFile(app, { by: self, purpose: 'thumbnail', imageKey: '2'.repeat(32) }),
    picturedCourseId: await aPicturedCourse(app, admin),
    freeCourseId: (await aCourse(app, { by: admin, status: 'draft' })).id, // no cohort offers it
  }),
  targets: async (app, { course, draft }) => ({
    seen: { course: course.id, section: await sectionOf(app, course.id) },
    hidden: { 'draft course': draft.id },
  }),
  messages: (courseId, { institution }) => ({ courseChanged: { institutionId: institution.id, courseId } }),
};
