import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Int } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { completionRate, MIN_RATED_SEATS } from '#modules/lesson/completion.sql';
import { Lesson } from '#modules/lesson/lesson.entity';
import { Course } from '#modules/course/course.entity';
import { Computed, FieldsOf, List, type Reader, type Sql } from '#platform/read/declarations';
import { EnrollmentCompletion } from './enrollment-completion.entity.ts';
import { LearningDay } from './learning.entity.ts';
import { learnedSeconds, secondsThisWeek, SHOWN_DAYS, streakDays, today } from './learning-day.sql.ts';
import { activeProgress, completedTasks, isActiveCourse, MAX_RECENT } from './learning-figures.sql.ts';

/** A figure of the viewer's own membership; 0 without one. */
const ofViewer =
  (figure: (institutionId: Sql, memberId: Sql, reader: Reader) => Sql) =>
  (_row: unknown, reader: Reader): Sql =>
    reader.institutionId && reader.membershipId
      ? figure(reader.institutionId, reader.membershipId, reader)
      : sql`0`;

/** Figures of what the viewer learned, and the lists behind them. Nobody else reads them. */
@FieldsOf(Account)
export class LearningFieldsOfAccount {
  @Computed<Account>(() => Int, ofViewer(secondsThisWeek), {
    description: 'Seconds that the viewer spent on lessons this week, which starts on Sunday.',
  })
  learnedSecondsThisWeek!: number & Opt;

  @Computed<Account>(() => Int, ofViewer(learnedSeconds), {
    description: 'Seconds that the viewer spent on lessons: the sum of `learningDays`, and of earlier days.',
  })
  learnedSeconds!: number & Opt;

  @Computed<Account>(() => Int, ofViewer(streakDays), {
    description: 'Number of days in a row on which the viewer learned, until today or yesterday.',
  })
  learningStreak!: number & Opt;

  @Computed<Account>(
    () => Int,
    ofViewer((institutionId, membershipId, reader) =>
      completedTasks(reader, { institutionId, membershipId }),
    ),
    { description: 'Number of activities for which the viewer submitted work.' },
  )
  completedTaskCount!: number & Opt;

  @Computed<Account>(
    () => Int,
    ofViewer((institutionId, membershipId, reader) =>
      activeProgress(reader, { institutionId, membershipId }),
    ),
    { description: 'Percentage of the lessons of all `activeCourses` that the viewer completed, 0 to 100.' },
  )
  activeCourseProgress!: number & Opt;

  @List<Course, Account>(() => Course, {
    where: (course, _account, _link, { membershipId }) =>
      membershipId ? isActiveCourse(course, membershipId) : sql`false`,
    order: { by: ['title'] },
    description:
      'Courses that the viewer learns in now: with a seat in a cohort that has not ended, by title.',
  })
  activeCourses!: Course[] & Opt;

  @List<LearningDay, Account>(() => LearningDay, {
    where: (day, _account, _link, { institutionId, membershipId }) =>
      institutionId && membershipId
        ? sql`${day.member} = ${membershipId} and ${day.day} > ${today(institutionId, membershipId)} - ${sql.lit(SHOWN_DAYS)}`
        : sql`false`,
    order: { by: ['day'], descending: true },
    description: `Days on which the viewer learned, of the last ${SHOWN_DAYS}, latest first.`,
  })
  learningDays!: LearningDay[] & Opt;

  @List<EnrollmentCompletion, Account>(() => EnrollmentCompletion, {
    where: (completion, _account, _link, { institutionId, membershipId }) =>
      institutionId && membershipId
        ? sql`${completion.id} in (select d.id from enrollment_completion d where d.institution_id = ${institutionId} and d.membership_id = ${membershipId} order by d.created_at desc, d.id desc limit ${sql.lit(MAX_RECENT)})`
        : sql`false`,
    order: { by: ['createdAt'], descending: true },
    description: `The ${MAX_RECENT} lessons that the viewer completed last, latest first.`,
  })
  recentCompletions!: EnrollmentCompletion[] & Opt;
}

/** Progress of all students of a course. */
@FieldsOf(Course)
export class LearningFieldsOfCourse {
  @Computed<Course>(
    () => Int,
    ({ institution, id }, { institutionId }) =>
      institutionId ? completionRate({ institution, course: id }) : sql`null::int`,
    {
      nullable: true,
      description: `Percentage of the seats in \`studentCount\` whose student completed every lesson, 0 to 100. Null for fewer than ${MIN_RATED_SEATS} seats, without lessons, and for readers from outside the institution. No event reports a change: read it again.`,
    },
  )
  completionRate!: (number & Opt) | null;
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
