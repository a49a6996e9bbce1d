import type { App } from '../app.ts';
import { aCohort, aCourse, anEnrollment } from './items.ts';
import { aStudent, aTeacher, type Member } from './people.ts';
import type { ItemRow } from './rows.ts';

/** A teacher with a course, its cohort, and students who have seats in it. */
export interface Class {
  teacher: Member;
  course: ItemRow;
  cohort: ItemRow;
  students: Member[];
}

/** Creates a class with a number of students. */
export async function aClass(app: App, size = 1): Promise<Class> {
  const teacher = await aTeacher(app);
  const course = await aCourse(app, { by: teacher });
  const cohort = await aCohort(app, { by: teacher, courses: [course], capacity: size + 20 });
  const students: Member[] = [];
  while (students.length < size) students.push(await aClassmate(app, { teacher, cohort }));
  return { teacher, course, cohort, students };
}

/** Creates another student of a class, with a seat or another state of enrollment. */
export async function aClassmate(
  app: App,
  { teacher, cohort }: Pick<Class, 'teacher' | 'cohort'>,
  status: Parameters<typeof anEnrollment>[1]['status'] = 'active',
): Promise<Member> {
  const student = await aStudent(app, { institution: teacher.institution });
  await anEnrollment(app, { cohort, student, status });
  return student;
}
