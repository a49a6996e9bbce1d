import { aLesson } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { isCompleted: true, duration: '2 hours', videoUrl: 'https://example.org/lesson.mp4' },
  idOf: {
    lesson: 'lessonId',
    completeLesson: 'lessonId',
    updateLesson: 'lessonId',
    deleteLesson: 'lessonId',
  },
  own: async (app, { course }) => ({ lessonId: (await aLesson(app, { course })).id }),
  targets: async (app, { course, draft }) => ({
    seen: { 'live lesson': (await aLesson(app, { course })).id },
    hidden: { 'lesson of a draft': (await aLesson(app, { course: draft, title: HIDDEN })).id },
  }),
};
