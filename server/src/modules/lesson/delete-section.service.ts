import type { EntityManager } from '@mikro-orm/postgresql';
import { Section } from '#modules/course/section.entity';
import { loadSectionForUpdate, publishOutline } from '#modules/course/section.service';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Conflict, Invalid } from '#kernel/errors';
import { removeMaterials } from './lesson-materials.files.ts';
import { leaveLessons } from './lesson-parts.service.ts';
import type { DeleteSectionInput, KnownLessonInput } from './outline.input.ts';
import { publishMeetingsOf } from './meetings-changed.events.ts';

/**
 * Deletes a section. Its lessons move to the end of another section, or are deleted with their completions and files. Runs the
 * same number of statements for any number of lessons. Returns the ID of the course.
 * @throws Invalid when `moveLessonsTo` is not another section of the course, StaleVersion when `version` is given and not the
 * current one, Conflict when `lessons` is given without a lesson of the section or with another version of it
 */
export async function deleteSection(
  context: Context,
  { id, moveLessonsTo, version, lessons }: DeleteSectionInput,
): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const { course, section } = await loadSectionForUpdate(em, context.viewer, id, version);
    const transaction = { em, context, afterCommit };
    if (moveLessonsTo) await moveLessons(em, section, moveLessonsTo);
    else await deleteLessonsOf(transaction, section, lessons);
    em.remove(section);
    await publishOutline(course, ['sections', 'lessons'], transaction);
    return course.id;
  });
}

async function moveLessons(em: EntityManager, section: Section, to: string): Promise<void> {
  const { id: courseId } = section.course;
  const target = await em.findOne(Section, { id: to });
  if (!target || target.id === section.id || target.course.id !== courseId)
    throw Invalid([{ field: 'moveLessonsTo', message: 'Choose another section of this course.' }]);
  const institutionId = section.institution.id;
  await em.execute(MOVE, [section.id, section.id, to, institutionId, courseId, institutionId, institutionId]);
}

/** Numbers all lessons of the course again, because those that move follow those of the other section. */
const MOVE = `
  update lesson l set section_id = o.section_id, position = o.position - 1
  from (
    select m.id, m.section_id, row_number() over (order by s.position, s.id, m.is_moved, m.position, m.id) as position
    from (
      select id, position, section_id is not distinct from ?::uuid as is_moved,
        case section_id when ?::uuid then ?::uuid else section_id end as section_id
      from lesson where institution_id = ? and course_id = ?
    ) m left join section s on s.institution_id = ? and s.id = m.section_id
  ) o
  where l.institution_id = ? and l.id = o.id
    and (l.section_id, l.position) is distinct from (o.section_id, o.position - 1)`;

async function deleteLessonsOf(
  transaction: Transaction,
  section: Section,
  lessonsKnown: readonly KnownLessonInput[] | null | undefined,
): Promise<void> {
  const { em } = transaction;
  const institutionId = section.institution.id;
  const found = await em.execute<KnownLessonInput[]>(
    'select id, version from lesson where institution_id = ? and section_id = ?',
    [institutionId, section.id],
  );
  if (lessonsKnown) assertKnown(found, lessonsKnown);
  const ids = found.map(({ id }) => id);
  await leaveLessons(transaction, institutionId, ids);
  await em.execute(
    `delete from lesson_completion where institution_id = ? and lesson_id in
       (select id from lesson where institution_id = ? and section_id = ?)`,
    [institutionId, institutionId, section.id],
  );
  const lessons = await em.execute<{ isAhead: boolean }[]>(
    `delete from lesson where institution_id = ? and section_id = ?
     returning coalesce(starts_at > ?, false) as "isAhead"`,
    [institutionId, section.id, new Date()],
  );
  await removeMaterials(em, institutionId, ids);
  await publish({ type: 'lesson.deleted', institutionId, ids }, transaction);
  if (lessons.some(({ isAhead }) => isAhead))
    await publishMeetingsOf(transaction, institutionId, section.course.id);
}

/** Asserts that nobody added, moved or changed a lesson that is about to be deleted. @throws Conflict */
function assertKnown(lessons: readonly KnownLessonInput[], known: readonly KnownLessonInput[]): void {
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  if (lessons.some(({ id, version }) => versions.get(id) !== version))
    throw Conflict('Someone else changed lessons of this section. Look at them before you delete it.');
}
