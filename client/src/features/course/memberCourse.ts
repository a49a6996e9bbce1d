import type { MemberCourseQuery } from './MemberCourse.generated.ts';

/** A course on its screen for signed-in users. */
export type Course = NonNullable<MemberCourseQuery['course']>;
