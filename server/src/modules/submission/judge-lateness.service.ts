import type { EntityManager } from '@mikro-orm/postgresql';
import {
  dueAtForSql,
  lastSubmissionAtText,
  latePercentSql,
  pointsAfterSql,
} from '#modules/activity/activity-due.sql';
import type { Transaction } from '#platform/request/context';
import { publish } from '#platform/domain-event/publish';
import { announceSubmission } from './submission.events.ts';

/** How work that is submitted at a time is judged. */
export interface Lateness {
  /** Whether work is accepted. */
  isOpen: boolean;
  isLate: boolean;
  /** Percent of the points that it loses. */
  latePercent: number;
}

const LATENESS = `
  select ${lastSubmissionAtText('due.at')} >= given.at as "isOpen",
    given.at > due.at as "isLate", ${latePercentSql('given.at', 'due.at')} as "latePercent"
  from (select ?::timestamptz as at, ?::uuid as student_id) given, activity a,
    lateral (select ${dueAtForSql('given.student_id', '?')} as at) due
  where a.institution_id = ? and a.id = ?`;

interface Work {
  institutionId: string;
  activityId: string;
  studentId: string;
}

/** Judges work of a student that is submitted at a time. */
export async function latenessOf(
  em: EntityManager,
  { institutionId, activityId, studentId }: Work,
  at: Date,
): Promise<Lateness> {
  const [lateness] = await em.execute<Lateness[]>(LATENESS, [
    at,
    studentId,
    institutionId,
    institutionId,
    activityId,
  ]);
  return lateness!;
}

const JUDGED = `
  with judged as (
    select s.id, s.submitted_at > due.at as is_late,
      case when s.is_penalty_waived then 0 else ${latePercentSql('s.submitted_at', 'due.at')} end as late_percent
    from activity a
    join submission s on s.institution_id = a.institution_id and s.activity_id = a.id,
      lateral (select ${dueAtForSql('s.student_id', '?')} as at) due
    where a.institution_id = ? and a.id = ? and (?::uuid is null or s.student_id = ?)
  ), attempts as (
    update submission_attempt t set is_late = t.submitted_at > due.at
    from activity a
    join submission s on s.institution_id = a.institution_id and s.activity_id = a.id,
      lateral (select ${dueAtForSql('s.student_id', '?')} as at) due
    where a.institution_id = ? and a.id = ? and (?::uuid is null or s.student_id = ?)
      and t.institution_id = ? and t.submission_id = s.id and t.is_late is distinct from (t.submitted_at > due.at)
  )
  update submission s set is_late = j.is_late, late_percent = j.late_percent,
    points = case when s.graded_at is not null then ${pointsAfterSql('coalesce(s.given_points, s.points)', 'j.late_percent')} end
  from judged j
  where s.institution_id = ? and s.id = j.id and (s.is_late, s.late_percent) is distinct from (j.is_late, j.late_percent)
  returning s.id, s.student_id as "studentId", s.graded_at is not null as "isGraded"`;

/**
 * Judges submitted work again after the due date or the late policy has changed, of all students or of one. Grades follow,
 * and their students are notified. Call it with the activity locked, so that nobody submits.
 */
export async function judgeLateness(
  { em, context, afterCommit }: Transaction,
  { institutionId, activityId, studentId = null }: Omit<Work, 'studentId'> & { studentId?: string | null },
): Promise<void> {
  await em.flush();
  const place = [institutionId, institutionId, activityId, studentId, studentId];
  const changed = await em.execute<{ id: string; studentId: string; isGraded: boolean }[]>(JUDGED, [
    ...place,
    ...place,
    institutionId,
    institutionId,
  ]);
  const ids = changed.filter(({ isGraded }) => isGraded).map(({ id }) => id);
  if (ids.length > 0)
    await publish({ type: 'submission.graded', institutionId, ids }, { em, context, afterCommit });
  afterCommit(() => {
    for (const submission of changed) announceSubmission(context, { ...submission, activityId });
  });
}
