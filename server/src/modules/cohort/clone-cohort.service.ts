import type { EntityManager } from '@mikro-orm/postgresql';
import { alignOccurrences } from '#modules/attendance/occurrences.service';
import { copySessions } from '#modules/attendance/session-dates.service';
import { copyFiles } from '#modules/file/copy-files.service';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { localTimeOf, UTC } from '#kernel/zone.rules';
import type { MemberViewer } from '#kernel/viewer';
import { DAY } from '#kernel/duration.rules';
import { COVER } from './cohort-cover.rules.ts';
import { CohortDateKind } from './cohort-dates.enums.ts';
import type { CloneCohortInput } from './cohort-dates.input.ts';
import { byDays, type DateChange, listDateChanges } from './cohort-dates.service.ts';
import { NOBODY } from './count-notified.service.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import { type CohortCopy, copyRows } from './copy-rows.service.ts';
import { loadCohortForUpdate, loadManagedCohort } from './load-cohort.service.ts';
import type { DatesPreview } from './shift-cohort.service.ts';

/** Returns the dates that a copy of a cohort with another start would have. */
export async function previewClone(context: Context, id: string, startDate: Date): Promise<DatesPreview> {
  return context.transaction(async (em) => {
    const { cohort } = await loadManagedCohort(em, context.viewer, id);
    const days = daysTo(cohort, startDate);
    return {
      days,
      changes: await listDateChanges(em, cohort, byDays(cohort, days), 'all'),
      ...NOBODY,
    };
  });
}

/**
 * Copies a cohort with its cover, courses, plans, instructors, milestones and sessions as a draft of the viewer. All dates
 * move with the start. Students, attendance and resources are not copied. Returns the ID of the copy.
 */
export async function cloneCohort(context: Context, input: CloneCohortInput): Promise<string> {
  return context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, input.id, 'edit');
    const move = byDays(cohort, daysTo(cohort, input.startDate));
    const changes = await listDateChanges(em, cohort, move, 'all');
    const to = addDraft(em, viewer, cohort, { title: input.title, changes });
    const copy = { from: cohort, to, move };
    const { institutionId } = viewer;
    await publish({ type: 'cohort.created', institutionId, ids: [to.id] }, { em, context, afterCommit });
    await copyParts(em, copy);
    await copyFiles(em, viewer, COVER, { from: [cohort.id], to: [to.id] });
    await copySessions(em, copy);
    if (to.recurrenceRule) await alignOccurrences({ em, context, afterCommit }, to);
    afterCommit(() => announceCohort(context, to));
    return to.id;
  });
}

/** Returns the days of the cohort's time zone from its start to another instant. */
function daysTo({ startDate, timeZone }: Cohort, instant: Date): number {
  const day = (of: Date) => Date.parse(`${localTimeOf(of, timeZone ?? UTC).date}T00:00:00Z`);
  return Math.round((day(instant) - day(startDate)) / DAY);
}

function addDraft(
  em: EntityManager,
  viewer: MemberViewer,
  cohort: Cohort,
  { title, changes }: { title: string; changes: DateChange[] },
): Cohort {
  const moved = (kind: CohortDateKind) => changes.find((change) => change.kind === kind)?.to;
  return em.create(Cohort, {
    institution: cohort.institution,
    createdBy: referTo(em, Membership, viewer.institutionId, viewer.membershipId),
    title,
    description: cohort.description,
    startDate: moved(CohortDateKind.START)!,
    endDate: moved(CohortDateKind.END)!,
    registrationDeadline: moved(CohortDateKind.REGISTRATION_DEADLINE) ?? null,
    capacity: cohort.capacity,
    ownPrice: cohort.ownPrice ?? null,
    isPublic: cohort.isPublic,
    timeZone: cohort.timeZone ?? null,
    requirements: [...cohort.requirements],
    meetingPlatform: cohort.meetingPlatform ?? null,
    meetingLink: cohort.meetingLink ?? null,
    meetingSchedule: cohort.meetingSchedule ?? null,
    meetingInfo: cohort.meetingInfo,
    coverUrl: cohort.coverUrl ?? null, // the address of the bytes, which the copy shares
  });
}

const COPIED_PLAN = [
  'name',
  'description',
  'price',
  'features',
  'seats',
  'includes_live',
  'includes_grading',
  'includes_certificate',
  'position',
] as const;

/** Copies the courses that still exist, the plans, the instructors who are still members, and the milestones. */
async function copyParts(em: EntityManager, copy: CohortCopy): Promise<void> {
  const values = [copy.from.institution.id];
  await copyRows(em, copy, {
    table: 'cohort_course',
    columns: ['course_id', 'position'],
    where: {
      sql: `exists (
      select 1 from course k where k.institution_id = ? and k.id = p.course_id and k.deleted_at is null)`,
      values,
    },
  });
  await copyRows(em, copy, {
    table: 'cohort_instructor',
    columns: ['membership_id'],
    where: {
      sql: `exists (
      select 1 from membership m where m.institution_id = ? and m.id = p.membership_id and m.status = 'active')`,
      values,
    },
  });
  await copyRows(em, copy, {
    table: 'price_plan',
    columns: [...COPIED_PLAN],
    where: { sql: 'p.retired_at is null' },
  });
  await copyRows(em, copy, { table: 'milestone', columns: ['title', 'description'], dates: ['deadline'] });
}
