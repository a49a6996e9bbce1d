import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Lesson } from '#modules/lesson/lesson.entity';
import { Computed, FieldsOf, type Reader, type Sql } from '#platform/read/declarations';
import { secondsThisWeek, streakDays } from './learning-day.sql.ts';

/** A figure of the viewer's own membership; 0 without one. */
const ofViewer =
  (figure: (institutionId: Sql, memberId: Sql) => Sql) =>
  (_row: unknown, { institutionId, membershipId }: Reader): Sql =>
    institutionId && membershipId ? figure(sql`${institutionId}`, sql`${membershipId}`) : sql`0`;

/** Figures of what the viewer learned. Nobody else reads them. */
@FieldsOf(Account)
export class LearningFieldsOfAccount {
  @Computed<Account>(() => Int, ofViewer(secondsThisWeek), {
    description: 'Seconds that the viewer spent on lessons this week, which starts on Sunday.',
  })
  learnedSecondsThisWeek!: number & Opt;

  @Computed<Account>(() => Int, ofViewer(streakDays), {
    description: 'Number of days in a row on which the viewer learned, until today or yesterday.',
  })
  learningStreak!: number & Opt;

  @Computed<Account>(
    () => Int,
    ofViewer(
      (institutionId, memberId) =>
        sql`(select count(*)::int from submission s join activity a on a.institution_id = s.institution_id and a.id = s.activity_id and a.deleted_at is null where s.institution_id = ${institutionId} and s.student_id = ${memberId})`,
    ),
    { description: 'Number of activities for which the viewer submitted work.' },
  )
  completedTaskCount!: number & Opt;
}

/** Progress of the viewer in a lesson. */
@FieldsOf(Lesson)
export class LearningFieldsOfLesson {
  @Computed<Lesson>(
    () => Int,
    (row, { membershipId }) =>
      membershipId
        ? sql`coalesce((select p.position from lesson_progress p where p.institution_id = ${row.institution} and p.lesson_id = ${row.id} and p.membership_id = ${membershipId}), 0)`
        : sql`0`,
    { description: 'Position in the video at which the viewer stopped, in seconds. 0 without one.' },
  )
  viewerPosition!: number & Opt;
}
