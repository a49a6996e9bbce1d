import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Course } from '#modules/course/course.entity';
import { FieldsOf, List } from '#platform/read/declarations';
import { CoTeacher } from './co-teacher.entity.ts';

@FieldsOf(Course)
export class CoTeachersOfCourse {
  @List<CoTeacher, Course>(() => CoTeacher, {
    where: (coTeacher, course) => sql`${coTeacher.course} = ${course.id}`,
    order: { by: ['createdAt'] },
    description:
      'Co-teachers in the order in which they were added, at most 20. Empty for readers from outside the institution.',
  })
  coTeachers!: CoTeacher[] & Opt;
}
