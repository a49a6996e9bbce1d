import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '#platform/database/array';
import { isInstructor, type MemberViewer } from '#kernel/viewer';
import type { Course } from './course.entity.ts';

/** A course with what decides who edits it. */
interface Owned {
  id: string;
  owner: { id: string };
}

/** Returns for each course of which the viewer is a co-teacher whether the viewer may edit it. */
export async function loadCoTeaching(
  em: EntityManager,
  viewer: MemberViewer,
  courses: readonly Owned[],
): Promise<Map<string, boolean>> {
  const others = courses.filter(({ owner }) => owner.id !== viewer.membershipId);
  if (others.length === 0 || !isInstructor(viewer)) return new Map();
  const rows = await em.execute<{ id: string; mayEdit: boolean }[]>(
    `select course_id as id, may_edit as "mayEdit" from co_teacher
     where institution_id = ? and membership_id = ? and course_id = any(?::uuid[])`,
    [viewer.institutionId, viewer.membershipId, arrayOf(others.map(({ id }) => id))],
  );
  return new Map(rows.map(({ id, mayEdit }) => [id, mayEdit]));
}

/** Returns the member whose permission to edit a course counts: a co-teacher who may edit, or else the owner. */
export async function editorIdOf(em: EntityManager, viewer: MemberViewer, course: Owned): Promise<string> {
  const coTeaching = await loadCoTeaching(em, viewer, [course]);
  return coTeaching.get(course.id) ? viewer.membershipId : course.owner.id;
}

/** Returns the member IDs of the co-teachers of a course. */
export async function loadCoTeacherIds(em: EntityManager, course: Course): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    'select membership_id as id from co_teacher where institution_id = ? and course_id = ?',
    [course.institution.id, course.id],
  );
  return rows.map(({ id }) => id);
}
