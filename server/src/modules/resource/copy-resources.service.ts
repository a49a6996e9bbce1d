import { v7 as uuidv7 } from 'uuid';
import { copyFiles } from '#modules/file/copy-files.service';
import type { CopyWithCourse } from '#modules/lesson/course-parts.service';
import { arrayOf } from '#platform/database/array';
import { RESOURCE_FILE } from './resource.rules.ts';

/** Columns of a resource that its copy has, too. */
const COPIED = 'name, url, size, position, is_for_seats_only';

/** Copies the resources of a course with their files. */
export const copyResources: CopyWithCourse = async (em, viewer, course) => {
  const { institutionId } = viewer;
  const rows = await em.execute<{ id: string }[]>(
    'select id from resource where institution_id = ? and course_id = ?',
    [institutionId, course.from],
  );
  const copies = { from: rows.map(({ id }) => id), to: rows.map(() => uuidv7()) };
  await em.execute(
    `insert into resource (institution_id, id, created_at, course_id, ${COPIED})
     select r.institution_id, c.id, ?, ?, ${COPIED.replaceAll(/\w+/g, 'r.$&')}
     from resource r join unnest(?::uuid[], ?::uuid[]) as c (original, id) on c.original = r.id
     where r.institution_id = ?`,
    [new Date(), course.to, arrayOf(copies.from), arrayOf(copies.to), institutionId],
  );
  await copyFiles(em, viewer, RESOURCE_FILE, copies);
};
