import { sql } from 'kysely';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { attachImage } from '#modules/file/image.service';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { THUMBNAIL } from './course-thumbnail.rules.ts';
import { loadCourseForUpdate } from './load-course.service.ts';

/** Pictures of courses: served by their address only. */
export const THUMBNAIL_FILES: FileHolder = { purpose: THUMBNAIL, isReadable: () => sql`false` };

/**
 * Sets the picture of a course, or removes it with null. It does not change the version of the details.
 * @throws NotFound, Forbidden, Invalid when the file cannot be used
 */
export async function changeThumbnail(
  context: Context,
  courseId: string,
  fileId: string | null,
): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Course'));
  await context.transaction(async (em, afterCommit) => {
    const course = await loadCourseForUpdate(em, viewer, courseId, 'edit');
    const holder = { purpose: THUMBNAIL, holderId: courseId };
    const address = await attachImage(em, viewer, holder, fileId, 'thumbnailId');
    if (address === (course.thumbnailUrl ?? null)) return;
    course.thumbnailUrl = address;
    const { institutionId } = viewer;
    const changes = ['thumbnailUrl'];
    await publish(
      { type: 'course.updated', institutionId, ids: [courseId], changes },
      { em, context, afterCommit },
    );
  });
}
