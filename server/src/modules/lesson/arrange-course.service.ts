import type { EntityManager } from '@mikro-orm/postgresql';
import type { Course } from '#modules/course/course.entity';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { publishOutline } from '#modules/course/section.service';
import { arrayOf } from '#platform/database/array';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { NotFound, StaleVersion } from '#kernel/errors';
import type { ArrangeCourseInput } from './outline.input.ts';

type NewOrder = ArrangeCourseInput['sections'];

/** Sections of a course, and its lessons with their sections, as they are stored. */
interface Outline {
  sections: string[];
  lessons: { id: string; sectionId: string | null }[];
}

/**
 * Orders the sections and lessons of a course. Runs the same number of statements for any number of lessons. Without a
 * difference it writes nothing and publishes no event.
 * @throws StaleVersion when `version` is not the current one, or when sections or lessons were added or removed since
 */
export async function arrangeCourse(
  context: Context,
  { id, version, sections }: ArrangeCourseInput,
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, id, 'edit');
    const outline = await outlineOf(em, course);
    if (course.version !== version || !isComplete(sections, outline))
      throw StaleVersion('course', course.version);
    const isChanged = [await orderSections(em, course, sections), await orderLessons(em, course, sections)];
    const changes = (['sections', 'lessons'] as const).filter((_, at) => isChanged[at]);
    if (changes.length > 0) await publishOutline(course, changes, { em, context, afterCommit });
  });
}

async function outlineOf(em: EntityManager, course: Course): Promise<Outline> {
  const place = [course.institution.id, course.id];
  const sections = await em.execute<{ id: string }[]>(
    'select id from section where institution_id = ? and course_id = ?',
    place,
  );
  const lessons = await em.execute<Outline['lessons']>(
    'select id, section_id as "sectionId" from lesson where institution_id = ? and course_id = ?',
    place,
  );
  return { sections: sections.map(({ id }) => id), lessons };
}

/** Returns whether an order names exactly the sections of a course, and all of its lessons that are in one. */
function isComplete(order: NewOrder, { sections, lessons }: Outline): boolean {
  const given = new Set(order.map(({ id }) => id));
  const moved = new Set(order.flatMap(({ lessonIds }) => lessonIds));
  const known = new Set(lessons.map(({ id }) => id));
  return (
    given.size === sections.length &&
    sections.every((id) => given.has(id)) &&
    [...moved].every((id) => known.has(id)) &&
    lessons.every(({ id, sectionId }) => sectionId === null || moved.has(id))
  );
}

/** Stores the positions of the sections. Returns whether one changed. */
async function orderSections(em: EntityManager, course: Course, order: NewOrder): Promise<boolean> {
  const rows = await em.execute<object[]>(
    `update section s set position = o.position - 1
     from unnest(?::uuid[]) with ordinality as o (id, position)
     where s.institution_id = ? and s.id = o.id and s.position <> o.position - 1 returning s.id`,
    [arrayOf(order.map(({ id }) => id)), course.institution.id],
  );
  return rows.length > 0;
}

/** Stores the sections and positions of the lessons; those without a section follow. Returns whether one changed. */
async function orderLessons(em: EntityManager, course: Course, order: NewOrder): Promise<boolean> {
  const places = order.flatMap(({ id, lessonIds }) => lessonIds.map((lesson) => ({ id, lesson })));
  const rows = await em.execute<object[]>(
    `update lesson l set section_id = o.section_id, position = o.position - 1
     from (
       select m.id, given.section_id, row_number() over (order by given.position, m.position, m.id) as position
       from lesson m left join unnest(?::uuid[], ?::uuid[]) with ordinality as given (id, section_id, position)
         on given.id = m.id
       where m.institution_id = ? and m.course_id = ?
     ) o
     where l.institution_id = ? and l.id = o.id
       and (l.section_id, l.position) is distinct from (o.section_id, o.position - 1) returning l.id`,
    [
      arrayOf(places.map(({ lesson }) => lesson)),
      arrayOf(places.map(({ id }) => id)),
      course.institution.id,
      course.id,
      course.institution.id,
    ],
  );
  return rows.length > 0;
}
