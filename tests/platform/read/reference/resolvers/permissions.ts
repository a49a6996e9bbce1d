import type { Activity } from '#modules/activity/activity.entity';
import type { Lesson } from '#modules/lesson/lesson.entity';
import { isManager } from '../facts/members.ts';
import type { VisibleData } from '../visible.ts';

/** A reader who may change a course may change its parts. */
export function partPermissions(part: Lesson | Activity, visible: VisibleData) {
  const manages = visible.isOurs(part) && isManager(visible, part.course.unwrap().owner.unwrap());
  return { edit: manages, delete: manages };
}
