import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { FieldsOf, List } from '#platform/read/declarations';
import { Course } from './course.entity.ts';
import { Section } from './section.entity.ts';

/** Fields that sections add to a course. */
@FieldsOf(Course)
export class SectionsOfCourse {
  @List<Section, Course>(() => Section, {
    where: (section, course) => sql`${section.course} = ${course.id}`,
    order: { by: ['position'] },
    description: 'Sections of the course in order, at most 20.',
  })
  sections!: Section[] & Opt;
}
