import type { EntityManager } from '@mikro-orm/postgresql';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Conflict, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { MAX_SECTIONS } from './choices.rules.ts';
import type { Course } from './course.entity.ts';
import { TOO_MANY_SECTIONS } from './course.rules.ts';
import { loadCourseForUpdate } from './load-course.service.ts';
import { Section } from './section.entity.ts';
import type { CreateSectionInput, EditSectionInput } from './section.input.ts';
import { addSection, wordsOf } from './sections.service.ts';

/** IDs of a section and of its course. */
interface SectionIds {
  id: string;
  sectionId: string;
}

/** Adds a section at the end of a course. */
export async function createSection(context: Context, input: CreateSectionInput): Promise<SectionIds> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  return context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, input.courseId, 'edit');
    const section = addSection(em, course, input, await nextPosition(em, course));
    await publishOutline(course, ['sections'], { em, context, afterCommit });
    return { id: course.id, sectionId: section.id };
  });
}

async function nextPosition(em: EntityManager, course: Course): Promise<number> {
  const [row] = await em.execute<{ count: number; position: number }[]>(
    `select count(*)::int as count, coalesce(max(position) + 1, 0) as position from section
     where institution_id = ? and course_id = ?`,
    [course.institution.id, course.id],
  );
  if (row!.count >= MAX_SECTIONS) throw Conflict(TOO_MANY_SECTIONS);
  return row!.position;
}

/**
 * Updates the given fields of a section. Without a difference it writes nothing and publishes no event.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function editSection(context: Context, input: EditSectionInput): Promise<SectionIds> {
  return context.transaction(async (em, afterCommit) => {
    const { course, section } = await loadSectionForUpdate(em, context.viewer, input.id, input.version);
    const former = wordsOf(section);
    section.title = input.title ?? section.title;
    section.description = input.description ?? section.description;
    section.duration = input.duration ?? section.duration;
    if (wordsOf(section) !== former) {
      section.version += 1;
      await publishOutline(course, ['sections'], { em, context, afterCommit });
    }
    return { id: course.id, sectionId: section.id };
  });
}

/**
 * Loads a section and its course for update and locks the course's row.
 * @param version that the change is based on
 * @throws NotFound when the viewer cannot read it, Forbidden when it may not edit the course, StaleVersion when `version` is
 * given and not the current one
 */
export async function loadSectionForUpdate(
  em: EntityManager,
  viewer: Viewer,
  id: string,
  version?: number | null,
): Promise<{ course: Course; section: Section }> {
  assertMember(viewer, () => NotFound('Section'));
  const found = await em.findOne(Section, { id });
  if (!found) throw NotFound('Section');
  const course = await loadCourseForUpdate(em, viewer, found.course.id, 'edit', 'Section');
  const section = await em.findOne(Section, { id }, { refresh: true });
  if (!section) throw NotFound('Section');
  assertCurrent('section', section.version, version);
  return { course, section };
}

/** Increments the version of a course whose sections or lessons changed, and publishes the change. */
export async function publishOutline(
  course: Course,
  changes: readonly ('sections' | 'lessons')[],
  transaction: Transaction,
): Promise<void> {
  course.version += 1;
  const institutionId = course.institution.id;
  await publish({ type: 'course.updated', institutionId, ids: [course.id], changes }, transaction);
}
