import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Course } from '#modules/course/course.entity';
import { MAX_TITLE_LENGTH } from '#modules/course/course.rules';
import { THUMBNAIL } from '#modules/course/course-thumbnail.rules';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { copyFiles } from '#modules/file/copy-files.service';
import { Membership } from '#modules/membership/membership.entity';
import { arrayOf } from '#platform/database/array';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { DEFAULT_LANGUAGE } from '#kernel/language.rules';
import { type Say, sayIn } from '#kernel/translate';
import { NotFound } from '#kernel/errors';
import type { MemberViewer } from '#kernel/viewer';
import { copyCourseParts } from './course-parts.service.ts';
import { MATERIAL_FILES } from './lesson-materials.rules.ts';
import { type Copies, copyLessonParts } from './lesson-parts.service.ts';

/**
 * Copies a course with its thumbnail, resources, sections, lessons and their parts as a draft of the viewer. Nothing about
 * people or dates is copied. Returns the ID of the copy.
 */
export async function duplicateCourse(context: Context, id: string): Promise<string> {
  const { viewer, transport } = context;
  assertMember(viewer, () => NotFound('Course'));
  return context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, id, 'edit');
    const copy = addCopy(em, { viewer, say: sayIn(transport.language ?? DEFAULT_LANGUAGE) }, course);
    const { institutionId } = viewer;
    await publish({ type: 'course.created', institutionId, ids: [copy.id] }, { em, context, afterCommit });
    const lessons = await copyLessons(em, course, copy, await copySections(em, course, copy));
    await copyLessonParts(em, institutionId, lessons);
    await copyFiles(em, viewer, MATERIAL_FILES, lessons);
    await copyFiles(em, viewer, THUMBNAIL, { from: [id], to: [copy.id] });
    await copyCourseParts(em, viewer, { from: id, to: copy.id });
    return copy.id;
  });
}

function addCopy(
  em: EntityManager,
  { viewer, say }: { viewer: MemberViewer; say: Say },
  course: Course,
): Course {
  return em.create(Course, {
    institution: course.institution,
    owner: referTo(em, Membership, viewer.institutionId, viewer.membershipId),
    title: say`Copy of ${course.title}`.slice(0, MAX_TITLE_LENGTH).trim(),
    shortDescription: course.shortDescription,
    fullDescription: course.fullDescription,
    objectives: [...course.objectives],
    prerequisites: [...course.prerequisites],
    audience: [...course.audience],
    language: course.language,
    level: course.level,
    category: course.category,
    institutionCategory: course.institutionCategory ?? null,
    price: course.price,
    maxStudents: course.maxStudents ?? null,
    isRecurring: course.isRecurring,
    recurringInterval: course.recurringInterval ?? null,
    isPublic: course.isPublic,
    thumbnailUrl: course.thumbnailUrl ?? null, // the address of the bytes, which the copy shares
  });
}

async function copiesOf(em: EntityManager, table: 'section' | 'lesson', course: Course): Promise<Copies> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from ${table} where institution_id = ? and course_id = ? order by position, id`,
    [course.institution.id, course.id],
  );
  return { from: rows.map(({ id }) => id), to: rows.map(() => uuidv7()) };
}

async function copySections(em: EntityManager, course: Course, copy: Course): Promise<Copies> {
  const copies = await copiesOf(em, 'section', course);
  await em.execute(
    `insert into section (institution_id, id, created_at, course_id, title, description, duration, position)
     select s.institution_id, c.id, ?, ?, s.title, s.description, s.duration, s.position
     from section s join unnest(?::uuid[], ?::uuid[]) as c (original, id) on c.original = s.id
     where s.institution_id = ?`,
    [new Date(), copy.id, arrayOf(copies.from), arrayOf(copies.to), course.institution.id],
  );
  return copies;
}

/** Columns of a lesson that its copy has, too: all but its times. */
const COPIED = `title, description, type, duration_minutes, position, time_zone, meeting_link, max_participants, materials,
  enable_chat, record_session, allow_screen_sharing, content, video_url, transcript, is_preview`;

const COPIED_OF_LESSON = COPIED.replaceAll(/\w+/g, 'l.$&');

async function copyLessons(
  em: EntityManager,
  course: Course,
  copy: Course,
  sections: Copies,
): Promise<Copies> {
  const lessons = await copiesOf(em, 'lesson', course);
  await em.execute(
    `insert into lesson (institution_id, id, created_at, course_id, section_id, ${COPIED})
     select l.institution_id, c.id, ?, ?, s.id, ${COPIED_OF_LESSON}
     from lesson l
     join unnest(?::uuid[], ?::uuid[]) as c (original, id) on c.original = l.id
     left join unnest(?::uuid[], ?::uuid[]) as s (original, id) on s.original = l.section_id
     where l.institution_id = ?`,
    [
      new Date(),
      copy.id,
      arrayOf(lessons.from),
      arrayOf(lessons.to),
      arrayOf(sections.from),
      arrayOf(sections.to),
      course.institution.id,
    ],
  );
  return lessons;
}
