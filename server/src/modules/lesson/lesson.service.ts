import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_LESSONS } from '#modules/course/choices.rules';
import { Course } from '#modules/course/course.entity';
import { announceCourse } from '#modules/course/course.events';
import { loadCourseForUpdate } from '#modules/course/load-course.service';
import { Section } from '#modules/course/section.entity';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { assertMember } from '#kernel/authorize';
import { assertCurrent, Conflict, Invalid, NotFound } from '#kernel/errors';
import { given } from '#kernel/given';
import { problemOfEnd, type Slot } from '#kernel/slot.rules';
import type { Viewer } from '#kernel/viewer';
import { attachFiles } from '#modules/file/file.service';
import { UTC } from '#kernel/zone.rules';
import { MINUTE } from '#kernel/duration.rules';
import { Lesson } from './lesson.entity.ts';
import { LessonCompletion } from './lesson-completion.entity.ts';
import { LessonType } from './lesson.enums.ts';
import { leaveLessons } from './lesson-parts.service.ts';
import type { CreateLessonInput, UpdateLessonInput } from './lesson.input.ts';
import { removeMaterials } from './lesson-materials.files.ts';
import { MATERIAL_FILES } from './lesson-materials.rules.ts';
import { loadLessonForUpdate } from './load-lesson.service.ts';
import { meetingOf, publishMeetings } from './meetings-changed.events.ts';
import { TOO_MANY_LESSONS } from './outline.rules.ts';

/** Adds a lesson at the end of its section. Returns its ID. */
export async function createLesson(context: Context, input: CreateLessonInput): Promise<string> {
  const { viewer } = context;
  assertMember(viewer);
  return context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, input.courseId, 'edit');
    const sectionId = await sectionFor(em, course, input.sectionId ?? null);
    const lesson = em.create(Lesson, {
      institution: course.institution,
      course: referTo(em, Course, viewer.institutionId, course.id),
      section: sectionId ? referTo(em, Section, viewer.institutionId, sectionId) : null,
      title: input.title,
      description: input.description,
      type: input.type ?? LessonType.LIVE,
      position: await makeRoom(em, course, sectionId),
      ...timeOf(input),
      link: input.meetingLink ?? null,
      maxParticipants: input.maxParticipants ?? null,
      materialList: input.materials ?? [],
      enableChat: input.enableChat ?? false,
      recordSession: input.recordSession ?? false,
      allowScreenSharing: input.allowScreenSharing ?? false,
      contentText: input.content || null,
      videoAddress: input.videoUrl ?? null,
      transcriptText: input.transcript || null,
      isPreview: input.isPreview ?? false,
      releaseAt: input.releaseAt ?? null,
    });
    await em.flush();
    await attachMaterials(em, viewer, lesson, input.materialFileIds ?? []);
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'lesson.created', institutionId, ids: [lesson.id] }, transaction);
    afterCommit(() => announceCourse(context.services, { institutionId, courseId: course.id }));
    return lesson.id;
  });
}

const attachMaterials = (em: EntityManager, viewer: Viewer, { id }: Lesson, fileIds: readonly string[]) => {
  assertMember(viewer);
  return attachFiles(em, viewer, { purpose: MATERIAL_FILES, holderId: id }, fileIds, 'materialFileIds');
};

/** Returns the requested section of a course, or its last one, or null when it has none. */
async function sectionFor(em: EntityManager, course: Course, id: string | null): Promise<string | null> {
  const [section] = await em.execute<{ id: string }[]>(
    `select id from section where institution_id = ? and course_id = ? and (?::uuid is null or id = ?)
     order by position desc, id desc limit 1`,
    [course.institution.id, course.id, id, id],
  );
  if (id && !section) throw NotFound('Section');
  return section?.id ?? null;
}

/**
 * Returns the position after the lessons of a section and those before it, and moves the later lessons of the course, whose
 * row is locked. Without a section it is the last one.
 * @throws Conflict when the course has the maximum number of lessons
 */
async function makeRoom(em: EntityManager, course: Course, sectionId: string | null): Promise<number> {
  const { id: institutionId } = course.institution;
  const [row] = await em.execute<{ count: number; position: number }[]>(
    `select count(*)::int as count, coalesce(max(l.position + 1) filter (
       where ?::uuid is null or (s.position, s.id) <= (select position, id from section where institution_id = ? and id = ?)
     ), 0) as position
     from lesson l left join section s on s.institution_id = ? and s.id = l.section_id
     where l.institution_id = ? and l.course_id = ?`,
    [sectionId, institutionId, sectionId, institutionId, institutionId, course.id],
  );
  const { count, position } = row!;
  if (count >= MAX_LESSONS) throw Conflict(TOO_MANY_LESSONS);
  await em.execute(
    'update lesson set position = position + 1 where institution_id = ? and course_id = ? and position >= ?',
    [institutionId, course.id, position],
  );
  return position;
}

/** Returns the time of a new lesson: a slot, or only its duration. */
function timeOf({ startsAt, endsAt, timeZone, durationMinutes }: CreateLessonInput) {
  const zone = timeZone ?? UTC;
  if (startsAt && endsAt) {
    const slot = held({ startsAt, endsAt, timeZone: zone });
    return { ...slot, durationMinutes: durationMinutes ?? slot.durationMinutes };
  }
  if (startsAt) required('endsAt', TOGETHER);
  if (endsAt) required('startsAt', TOGETHER);
  return { timeZone: zone, durationMinutes: durationMinutes ?? null };
}

/** Returns the values of a lesson that is held in a slot. @throws Invalid for an end before the start or on another day */
function held(slot: Slot) {
  const message = problemOfEnd(slot);
  if (message) throw Invalid([{ field: 'endsAt', message }]);
  const minutes = (slot.endsAt.getTime() - slot.startsAt.getTime()) / MINUTE;
  return { ...slot, durationMinutes: Math.round(minutes) };
}

/**
 * Updates the given fields of a lesson.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function updateLesson(context: Context, input: UpdateLessonInput): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const lesson = await loadLessonForUpdate(em, context.viewer, input.id);
    assertCurrent('lesson', lesson.version, input.version);
    const former = meetingOf(lesson);
    reschedule(lesson, input);
    lesson.title = input.title ?? lesson.title;
    lesson.description = input.description ?? lesson.description;
    lesson.link = given(input.meetingLink, lesson.link);
    lesson.maxParticipants = given(input.maxParticipants, lesson.maxParticipants);
    lesson.materialList = input.materials ?? lesson.materialList;
    lesson.enableChat = input.enableChat ?? lesson.enableChat;
    lesson.recordSession = input.recordSession ?? lesson.recordSession;
    lesson.allowScreenSharing = input.allowScreenSharing ?? lesson.allowScreenSharing;
    lesson.durationMinutes = given(input.durationMinutes, lesson.durationMinutes);
    rewrite(lesson, input);
    if (input.materialFileIds || pendingChanges(em, lesson)) lesson.version += 1;
    if (input.materialFileIds) await attachMaterials(em, context.viewer, lesson, input.materialFileIds);
    const institutionId = lesson.institution.id;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'lesson.updated', institutionId, ids: [lesson.id] }, transaction);
    afterCommit(() => announceCourse(context.services, { institutionId, courseId: lesson.course.id }));
    await publishMeetings(transaction, lesson, former);
  });
}

/** Takes over the given contents. Null empties them. */
function rewrite(lesson: Lesson, input: UpdateLessonInput): void {
  lesson.contentText = given(input.content, lesson.contentText) || null;
  lesson.videoAddress = given(input.videoUrl, lesson.videoAddress);
  lesson.transcriptText = given(input.transcript, lesson.transcriptText) || null;
  lesson.isPreview = input.isPreview ?? lesson.isPreview;
  lesson.releaseAt = given(input.releaseAt, lesson.releaseAt);
}

const TOGETHER = 'Set both a start and an end time, or neither.';

function reschedule(lesson: Lesson, input: UpdateLessonInput): void {
  if (input.startsAt === null && input.endsAt === null) {
    Object.assign(lesson, { startsAt: null, endsAt: null });
    return;
  }
  if (input.startsAt === null) required('startsAt', TOGETHER);
  if (input.endsAt === null) required('endsAt', TOGETHER);
  if (!input.startsAt && !input.endsAt && !(input.timeZone && lesson.startsAt)) return;
  const slot = {
    startsAt: input.startsAt ?? lesson.startsAt ?? required('startsAt', 'Start time is required.'),
    endsAt: input.endsAt ?? lesson.endsAt ?? required('endsAt', 'End time is required.'),
    timeZone: input.timeZone ?? lesson.timeZone,
  };
  Object.assign(lesson, held(slot));
}

function required(field: string, message: string): never {
  throw Invalid([{ field, message }]);
}

/**
 * Deletes a lesson with its completions and files. Returns the ID of its course.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function deleteLesson(
  context: Context,
  { id, version }: { id: string; version?: number | undefined },
): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const lesson = await loadLessonForUpdate(em, context.viewer, id);
    assertCurrent('lesson', lesson.version, version);
    const institutionId = lesson.institution.id;
    const transaction = { em, context, afterCommit };
    await leaveLessons(transaction, institutionId, [id]);
    await em.nativeDelete(LessonCompletion, { lesson: [institutionId, id] as never });
    await removeMaterials(em, institutionId, [id]);
    em.remove(lesson);
    await publish({ type: 'lesson.deleted', institutionId, ids: [id] }, transaction);
    await publishMeetings(transaction, lesson, meetingOf(lesson), { isGone: true });
    const courseId = lesson.course.id;
    afterCommit(() => announceCourse(context.services, { institutionId, courseId }));
    return courseId;
  });
}
