import { publish } from '#platform/domain-event/publish';
import { alignOccurrences } from '#modules/attendance/occurrences.service';
import { promoteWaiting } from '#modules/enrollment/waitlist.service';
import type { Context } from '#platform/request/context';
import { assertCurrent } from '#kernel/errors';
import { byDays, type DateChange, listDateChanges, moveDates } from './cohort-dates.service.ts';
import type { ShiftCohortInput } from './cohort-dates.input.ts';
import { countNotified, type NotifiedCounts } from './count-notified.service.ts';
import { announceCohort } from './cohort.events.ts';
import { loadCohortForUpdate, loadManagedCohort } from './load-cohort.service.ts';

/** Changes of dates with the numbers of people who are notified of them. */
export interface DatesPreview extends NotifiedCounts {
  days: number;
  changes: DateChange[];
}

/** Returns what `shiftCohort` would change, without changing it. */
export async function previewShift(context: Context, id: string, days: number): Promise<DatesPreview> {
  return context.transaction(async (em) => {
    const { cohort, viewer } = await loadManagedCohort(em, context.viewer, id);
    const changes = await listDateChanges(em, cohort, byDays(cohort, days), 'not held');
    return { days, changes, ...(await countNotified(em, cohort, viewer)) };
  });
}

/**
 * Moves every date of a cohort by whole days of its time zone, in one transaction, and notifies its students and teachers once.
 * @throws StaleVersion when `version` is given and not the current one
 */
export async function shiftCohort(context: Context, { id, days, version }: ShiftCohortInput): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, id, 'edit');
    assertCurrent('cohort', cohort.version, version);
    await moveDates(em, cohort, byDays(cohort, days));
    cohort.version += 1;
    const { institutionId } = viewer;
    const changes = ['startDate', 'endDate', 'registrationDeadline', 'milestones', 'sessions'];
    const transaction = { em, context, afterCommit };
    await publish({ type: 'cohort.updated', institutionId, ids: [id], changes }, transaction);
    if (cohort.recurrenceRule) await alignOccurrences(transaction, cohort);
    await promoteWaiting(transaction, cohort);
    afterCommit(() => announceCohort(context, cohort));
  });
}
