import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { Lesson } from './lesson.entity.ts';

/**
 * Loads a lesson for update and locks its row and its course's.
 * @throws NotFound when the viewer cannot read it, Forbidden when it may not edit it
 */
export async function loadLessonForUpdate(em: EntityManager, viewer: Viewer, id: string): Promise<Lesson> {
  assertMember(viewer, () => NotFound('Lesson'));
  const found = await em.findOne(Lesson, { id });
  if (!found) throw NotFound('Lesson');
  // The course first, because changing a course locks its lessons.
  await loadCourseForUpdate(em, viewer, found.course.id, 'edit', 'Lesson');
  const lesson = await em.findOne(Lesson, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!lesson) throw NotFound('Lesson');
  return lesson;
}
