import type { Resolvers } from './resolvers/resolve.ts';
import { COHORTS_RESOLVERS } from './resolvers/cohorts.ts';
import { COURSES_RESOLVERS } from './resolvers/courses.ts';
import { DISCUSSIONS_RESOLVERS } from './resolvers/discussions.ts';
import { ENROLLMENTS_RESOLVERS } from './resolvers/enrollments.ts';
import { PEOPLE_RESOLVERS } from './resolvers/people.ts';
import { WORK_RESOLVERS } from './resolvers/work.ts';

/** Fields that differ from the entities' own properties, by type. */
export const RESOLVERS: Record<string, Resolvers<never>> = {
  ...PEOPLE_RESOLVERS,
  ...COURSES_RESOLVERS,
  ...WORK_RESOLVERS,
  ...DISCUSSIONS_RESOLVERS,
  ...COHORTS_RESOLVERS,
  ...ENROLLMENTS_RESOLVERS,
};
