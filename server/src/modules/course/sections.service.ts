import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '#platform/database/array';
import { referTo } from '#platform/database/references';
import { Conflict, Invalid } from '#kernel/errors';
import { Course } from './course.entity.ts';
import type { SectionInput, UpdateSectionInput } from './course.input.ts';
import { Section } from './section.entity.ts';

/** Adds a section of a course to the unit of work. */
export function addSection(
  em: EntityManager,
  course: Course,
  input: SectionInput,
  position: number,
): Section {
  return em.create(Section, {
    institution: course.institution,
    course: referTo(em, Course, course.institution.id, course.id),
    title: input.title,
    description: input.description ?? '',
    duration: input.duration ?? '',
    position,
  });
}

/** Returns the texts of a section, to compare them. */
export const wordsOf = ({ title, description, duration }: Section): string =>
  JSON.stringify([title, description, duration]);

/**
 * Replaces the sections of a course by a list, in its order: those with an ID are updated, others are added,
 * missing ones are removed.
 * @throws Invalid for a duplicate ID or one of another course, Conflict when a removed section has lessons
 */
export async function replaceSections(
  em: EntityManager,
  course: Course,
  inputs: UpdateSectionInput[],
): Promise<void> {
  const sections = await em.find(Section, { course: [course.institution.id, course.id] as never });
  const left = new Map(sections.map((section) => [section.id, section]));
  for (const [position, input] of inputs.entries()) {
    if (!input.id) {
      addSection(em, course, input, position);
      continue;
    }
    const section = left.get(input.id);
    if (!section) throw Invalid([{ field: `sections.${position}.id`, message: 'List each section once.' }]);
    left.delete(input.id);
    const former = wordsOf(section);
    section.title = input.title;
    section.description = input.description ?? section.description;
    section.duration = input.duration ?? section.duration;
    section.position = position;
    if (wordsOf(section) !== former) section.version += 1;
  }
  await assertWithoutLessons(em, [...left.values()]);
  for (const section of left.values()) em.remove(section);
}

async function assertWithoutLessons(em: EntityManager, sections: Section[]): Promise<void> {
  if (sections.length === 0) return;
  const [used] = await em.execute<{ section_id: string }[]>(
    'select section_id from lesson where institution_id = ? and section_id = any(?::uuid[]) limit 1',
    [sections[0]!.institution.id, arrayOf(sections.map(({ id }) => id))],
  );
  if (!used) return;
  const { title } = sections.find(({ id }) => id === used.section_id)!;
  throw Conflict(`The section “${title}” still has lessons. Move or delete them before you remove it.`);
}
