import { systemViewer } from '#kernel/viewer';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { announceCourse, type DeletedCourse } from './course.events.ts';

/** Reads who could read deleted courses, as JSON. */
const READERS = `
  select coalesce(json_agg(json_build_object('courseId', c.id, 'deleted', json_build_object(
    'isPublished', c.status = 'published',
    'isPublic', c.is_public,
    'teachers', array(select c.owner_id union all select t.membership_id from co_teacher t
      where t.institution_id = $1 and t.course_id = c.id)
  ))), '[]')::text as json
  from course c where c.institution_id = $1 and c.id = any($2::uuid[])`;

/** Publishes changes of courses and of their outlines to every instance. */
export const courseConsumer: EventConsumer = {
  announce: async (services, { type, institutionId, ids }) => {
    if (type === 'course.deleted') {
      const [json] = await services.runStatements(systemViewer(institutionId), [
        { name: 'readers_of_deleted_courses', text: READERS, values: [institutionId, ids] },
      ]);
      for (const course of JSON.parse(json ?? '[]') as { courseId: string; deleted: DeletedCourse }[])
        announceCourse(services, { institutionId, ...course });
    } else if (type.startsWith('course.') && type !== 'course.created')
      for (const courseId of ids) announceCourse(services, { institutionId, courseId });
  },
};
