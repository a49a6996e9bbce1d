import type { EntityManager } from '@mikro-orm/postgresql';
import { pendingChanges } from '#platform/database/pending-changes';
import { publish } from '#platform/domain-event/publish';
import { alignOccurrences } from '#modules/attendance/occurrences.service';
import { promoteWaiting } from '#modules/enrollment/waitlist.service';
import { assertCurrent, type FieldProblem, Invalid } from '#kernel/errors';
import { given } from '#kernel/given';
import { UTC } from '#kernel/zone.rules';
import type { Context } from '#platform/request/context';
import { offerCourses } from './cohort-courses.service.ts';
import { moveDates } from './cohort-dates.service.ts';
import { announceCohort } from './cohort.events.ts';
import type { Cohort } from './cohort.entity.ts';
import type { UpdateCohortInput } from './cohort.input.ts';
import { problemsOfDates } from './cohort.rules.ts';
import { meetingColumns, teachersOf } from './cohort.service.ts';
import { assertKnownZone } from './known-zone.service.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';

/**
 * Updates the given fields. Added seats go to the waitlist.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function updateCohort(context: Context, input: UpdateCohortInput): Promise<void> {
  await assertKnownZone(context, input.timeZone, 'timeZone');
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, input.id, 'edit');
    assertCurrent('cohort', cohort.version, input.version);
    const wasPublic = cohort.isPublic;
    const { startDate, endDate } = cohort;
    if (input.timeZone) await changeTimeZone(em, cohort, input.timeZone);
    applyChanges(cohort, input);
    if (cohort.startDate > startDate || cohort.endDate < endDate) await assertMilestonesWithin(em, cohort);
    if (input.courseIds) await offerCourses(em, viewer, cohort, input.courseIds, { isNew: false });
    const changes = pendingChanges(em, cohort);
    if (changes) cohort.version += 1;
    if (changes?.some((name) => MEETING.has(name))) changes.push('meetings');
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish(
      { type: 'cohort.updated', institutionId, ids: [cohort.id], changes: changes ?? [] },
      transaction,
    );
    if (cohort.recurrenceRule && changes?.some((name) => SPAN.has(name)))
      await alignOccurrences(transaction, cohort);
    await promoteWaiting(transaction, cohort);
    if (cohort.isPublic !== wasPublic)
      await syncMembershipVisibility(em, institutionId, await teachersOf(em, cohort));
    afterCommit(() => announceCohort(context, cohort));
  });
}

/** Properties that determine which meetings of the recurring schedule are held. */
const SPAN: ReadonlySet<string> = new Set(['startDate', 'endDate', 'timeZone']);

/** Properties of the meeting that students need to know. */
const MEETING: ReadonlySet<string> = new Set(['meetingPlatform', 'meetingLink', 'meetingSchedule']);

/** Changes the time zone. All dates keep their local date and time. */
async function changeTimeZone(em: EntityManager, cohort: Cohort, timeZone: string): Promise<void> {
  const fromZone = cohort.timeZone ?? UTC;
  if (timeZone === fromZone) return;
  await moveDates(em, cohort, { days: 0, fromZone, toZone: timeZone });
  cohort.timeZone = timeZone;
}

function applyChanges(cohort: Cohort, input: UpdateCohortInput): void {
  cohort.title = input.title ?? cohort.title;
  cohort.description = input.description ?? cohort.description;
  cohort.startDate = input.startDate ?? cohort.startDate;
  cohort.endDate = input.endDate ?? cohort.endDate;
  cohort.registrationDeadline = given(input.registrationDeadline, cohort.registrationDeadline);
  cohort.isPublic = input.isPublic ?? cohort.isPublic;
  cohort.requirements = input.requirements ?? cohort.requirements;
  if (input.ownPrice !== undefined) cohort.ownPrice = input.ownPrice?.amount ?? null;
  if (input.meeting !== undefined) Object.assign(cohort, meetingColumns(input.meeting));
  const problems: FieldProblem[] = problemsOfDates({
    startDate: cohort.startDate,
    endDate: cohort.endDate,
    registrationDeadline: cohort.registrationDeadline,
  });
  if (input.capacity && input.capacity < cohort.studentCount + cohort.heldCount)
    problems.push({ field: 'capacity', message: tooFewSeats(cohort) });
  if (problems.length > 0) throw Invalid(problems);
  cohort.capacity = input.capacity ?? cohort.capacity;
}

/** Asserts that no milestone is left outside of new dates. @throws Invalid */
async function assertMilestonesWithin(em: EntityManager, cohort: Cohort): Promise<void> {
  const [milestone] = await em.execute<{ title: string; deadline: string }[]>(
    `select title, deadline from milestone
     where institution_id = ? and cohort_id = ? and (deadline < ? or deadline > ?) order by deadline limit 1`,
    [cohort.institution.id, cohort.id, cohort.startDate, cohort.endDate],
  );
  if (!milestone) return;
  const isEarly = new Date(milestone.deadline) < cohort.startDate;
  const message = isEarly
    ? `The milestone “${milestone.title}” would be before the start. Move it first, or shift all dates.`
    : `The milestone “${milestone.title}” would be after the end. Move it first, or shift all dates.`;
  throw Invalid([{ field: isEarly ? 'startDate' : 'endDate', message }]);
}

function tooFewSeats({ studentCount, heldCount }: Cohort): string {
  if (heldCount > 0)
    return `Students enrolled: ${studentCount}. Yet to pay: ${heldCount}. You need at least that many seats together.`;
  return studentCount === 1
    ? '1 student is enrolled, so you need at least 1 seat.'
    : `${studentCount} students are enrolled, so you need at least ${studentCount} seats.`;
}
