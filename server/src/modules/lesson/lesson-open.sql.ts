import { sql } from 'kysely';
import {
  hasLiveSeatByAccount,
  hasSeatByAccount,
  teachesCourse,
} from '#modules/course/course-participants.sql';
import type { Reader, Sql } from '#platform/read/declarations';

/** Columns of a lesson that decide who can open it. */
interface LessonColumns {
  institution: Sql;
  course: Sql;
  isPreview: Sql;
  releaseAt: Sql;
}

/** Returns SQL: whether a lesson is released. @param releaseAt its column */
export const isReleased = (releaseAt: string): string => `(${releaseAt} is null or ${releaseAt} <= now())`;

const released = ({ releaseAt }: LessonColumns): Sql => sql`(${releaseAt} is null or ${releaseAt} <= now())`;

/**
 * Returns SQL: whether the reader takes part in a lesson: those who teach its course, and students with a seat once it is
 * released.
 */
export const takesPart = (lesson: LessonColumns, reader: Reader): Sql =>
  sql`(${teachesCourse(lesson, reader)} or (${released(lesson)} and ${hasSeatByAccount(lesson, reader)}))`;

/** Returns SQL: whether the reader may join the meeting of a lesson: as `takesPart`, when the plan includes live meetings. */
export const mayJoinMeeting = (lesson: LessonColumns, reader: Reader): Sql =>
  sql`(${teachesCourse(lesson, reader)} or (${released(lesson)} and ${hasLiveSeatByAccount(lesson, reader)}))`;

/**
 * Returns SQL: whether a lesson is open for the reader, who can see its course: for those who take part in it, and for
 * everyone when it is a released preview. The one rule for content, video, transcript and materials.
 */
export const lessonOpen = (lesson: LessonColumns, reader: Reader): Sql =>
  sql`((${lesson.isPreview} and ${released(lesson)}) or ${takesPart(lesson, reader)})`;
