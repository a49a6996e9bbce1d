import type { App } from '#tests/support/app';
import { sectionOf } from '#tests/modules/course/section';
import { aCourse, aFile, aLesson, aSection } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';
import { anOutline } from './outline.ts';

/** Returns the ID of a lesson that a student can complete at any time: one of the course, so that reviews need no more. */
async function aVideoLesson(app: App, courseId: string): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>(
    "select id from lesson where course_id = $1 and type = 'video' order by id limit 1",
    [courseId],
  );
  return rows[0]!.id;
}

export const sample: Sample = {
  callers: { completeLesson: 'student' },
  values: { isCompleted: true, duration: '2 hours', videoUrl: 'https://example.org/lesson.mp4' },
  inputs: { deleteSection: { version: null } }, // editSection comes first
  idOf: {
    lesson: 'lessonId',
    completeLesson: 'videoLessonId',
    updateLesson: 'spareLessonId',
    updateLessons: 'spareLessonId',
    deleteLesson: 'lessonId',
    editSection: 'spareSectionId',
    deleteSection: 'spareSectionId',
    duplicateCourse: 'courseId',
    arrangeCourse: 'arrangedId',
    'arrangeCourse.sections': 'arrangedSectionId',
    'createLesson.materialFileIds': 'materialFileId',
    'createLessons.items.materialFileIds': 'otherMaterialFileId',
    'updateLesson.materialFileIds': 'thirdMaterialFileId',
    'updateLessons.items.materialFileIds': 'thirdMaterialFileId',
  },
  silent: { updateLessons: 'gives the version that updateLesson has just changed' },
  own: async (app, { admin, self, course }) => {
    const material = () => aFile(app, { by: self, purpose: 'material', name: 'notes.txt' });
    const spare = await aCourse(app, { by: admin, lessons: ['Spare'] });
    const arranged = await anOutline(app, admin, [0]); // its only lesson is in no section yet
    return {
      // The sample of quizzes gives it one.
      lessonId: (await aLesson(app, { course, type: 'quiz' })).id,
      videoLessonId: await aVideoLesson(app, course.id),
      spareLessonId: (await aLesson(app, { course: spare })).id,
      spareSectionId: await sectionOf(app, spare.id),
      moveLessonsTo: (await aSection(app, { course: spare })).id,
      arrangedId: arranged.id,
      arrangedSectionId: arranged.order[0]!.id,
      lessonIds: arranged.loose,
      materialFileId: await material(),
      otherMaterialFileId: await material(),
      thirdMaterialFileId: await material(),
    };
  },
  targets: async (app, { course, draft }) => ({
    seen: { 'live lesson': (await aLesson(app, { course })).id },
    hidden: { 'lesson of a draft': (await aLesson(app, { course: draft, title: HIDDEN })).id },
  }),
};
