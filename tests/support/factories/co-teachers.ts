import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert, type ItemRow } from './rows.ts';

interface CoTeacherOptions {
  course: ItemRow;
  member: Member;
  mayEdit?: boolean;
}

/** Makes a member a co-teacher of a course. Returns the ID. */
export async function aCoTeacher(
  app: App,
  { course, member, mayEdit = true }: CoTeacherOptions,
): Promise<string> {
  const id = uuidv7();
  await insert(app, 'co_teacher', {
    institution_id: course.institutionId,
    id,
    course_id: course.id,
    membership_id: member.membershipId,
    may_edit: mayEdit,
  });
  return id;
}
