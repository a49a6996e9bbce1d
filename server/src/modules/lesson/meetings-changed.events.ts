import type { Transaction } from '#platform/request/context';
import { publish } from '#platform/domain-event/publish';
import type { Lesson } from './lesson.entity.ts';

/** Time and place of a lesson. */
interface Held {
  startsAt: Date | null;
  endsAt: Date | null;
  link: string | null;
}

/** Returns the current time and place of a lesson. */
export const meetingOf = ({ startsAt, endsAt, link }: Lesson): Held => ({
  startsAt: startsAt ?? null,
  endsAt: endsAt ?? null,
  link: link ?? null,
});

/** Publishes a changed or removed future lesson as a change of meetings to the cohorts with its course. */
export async function publishMeetings(
  transaction: Transaction,
  lesson: Lesson,
  former: Held,
  { isGone = false } = {},
): Promise<void> {
  const held = meetingOf(lesson);
  const isOther = JSON.stringify(held) !== JSON.stringify(former);
  const isAhead = [held, former].some(({ startsAt }) => startsAt !== null && startsAt > new Date());
  if (!former.startsAt || !isAhead || !(isOther || isGone)) return;
  await publishMeetingsOf(transaction, lesson.institution.id, lesson.course.id);
}

/** Publishes a change of future meetings of a course to the cohorts with it. */
export async function publishMeetingsOf(
  transaction: Transaction,
  institutionId: string,
  courseId: string,
): Promise<void> {
  const cohorts = await transaction.em.execute<{ id: string }[]>(
    `select c.id from cohort_course l
     join course o on o.institution_id = l.institution_id and o.id = l.course_id and o.status = 'published'
     join cohort c on c.institution_id = l.institution_id and c.id = l.cohort_id and c.deleted_at is null
       and c.published_at is not null and c.end_date > now()
     where l.institution_id = ? and l.course_id = ?`,
    [institutionId, courseId],
  );
  const ids = cohorts.map(({ id }) => id);
  await publish({ type: 'cohort.updated', institutionId, ids, changes: ['meetings'] }, transaction);
}
