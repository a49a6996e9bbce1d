import { paths } from '#lib/paths';
import { hasScreen } from '#lib/screens';

/** Returns the HTML ID of a lesson's row in the outline of its course. */
export const anchorOfLesson = (id: string): string => `lesson-${id}`;

/** Returns whether lessons have a screen of their own. */
export const hasLessonScreen = (id: string): boolean => hasScreen(paths.lesson(id));

/** Returns the path of a lesson: its screen, or its row in the outline while lessons have none. */
export const lessonLink = (courseId: string, id: string): string =>
  hasLessonScreen(id) ? paths.lesson(id) : `${paths.course(courseId)}#${anchorOfLesson(id)}`;
