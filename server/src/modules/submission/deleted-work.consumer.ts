import { systemViewer } from '#kernel/viewer';
import type { EventConsumer } from '#platform/domain-event/consumer';
import { readersOfWork } from './work-readers.sql.ts';
import { announceDeletedWork, type DeletedWork } from './work.events.ts';

const STUDENTS = 'select s.student_id from submission s where s.institution_id = $1 and s.activity_id = a.id';

/** Returns a statement that reads deleted activities with those who could read their submissions. */
const deletedActivities = (condition: string): string => `
  select coalesce(json_agg(json_build_object('of', a.id, 'readers', ${readersOfWork('o', STUDENTS)})), '[]')::text
  from activity a join course o on o.institution_id = $1 and o.id = a.course_id
  where a.institution_id = $1 and ${condition}`;

const STATEMENTS: Partial<Record<string, { name: string; text: string }>> = {
  'activity.deleted': { name: 'deleted_activities', text: deletedActivities('a.id = any($2::uuid[])') },
  'course.deleted': {
    name: 'activities_of_deleted_courses',
    text: deletedActivities('a.course_id = any($2::uuid[]) and a.deleted_at is null'),
  },
};

/** Tells subscribers of submissions that an activity, or the course with its activities, was deleted. */
export const deletedWorkConsumer: EventConsumer = {
  announce: async (services, { type, institutionId, ids }) => {
    const statement = STATEMENTS[type];
    if (!statement) return;
    const [json] = await services.runStatements(systemViewer(institutionId), [
      { ...statement, values: [institutionId, ids] },
    ]);
    const deleted = JSON.parse(json ?? '[]') as DeletedWork[];
    announceDeletedWork(services, 'submissionChanged', institutionId, deleted);
  },
};
