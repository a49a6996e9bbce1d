import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ofVisibleCourse } from '#modules/course/course.visibility';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { removeFiles } from '#modules/file/file.service';
import { arrayOf } from '#platform/database/array';
import { MATERIAL_FILES } from './lesson-materials.rules.ts';
import { lessonOpen } from './lesson-open.sql.ts';

/** Files of lessons: readable while the lesson is open for the reader, by the rule of its other contents. */
export const LESSON_MATERIALS: FileHolder = {
  purpose: MATERIAL_FILES,
  isReadable: (file, reader) => {
    const { institution } = file;
    const lesson = {
      institution,
      course: sql`l.course_id`,
      isPreview: sql`l.is_preview`,
      releaseAt: sql`l.release_at`,
    };
    return sql`exists (select 1 from lesson l where l.institution_id = ${institution} and l.id = ${file.holderId} and ${ofVisibleCourse(reader, lesson)} and ${lessonOpen(lesson, reader)})`;
  },
};

/** Deletes the files of lessons that are deleted. */
export async function removeMaterials(
  em: EntityManager,
  institutionId: string,
  lessonIds: readonly string[],
): Promise<void> {
  if (lessonIds.length === 0) return;
  const files = await em.execute<{ id: string }[]>(
    'select id from file where institution_id = ? and holder_id = any(?::uuid[]) and purpose = ?',
    [institutionId, arrayOf(lessonIds), MATERIAL_FILES.name],
  );
  await removeFiles(
    em,
    institutionId,
    files.map(({ id }) => id),
  );
}
