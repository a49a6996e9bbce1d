import type { EntityManager } from '@mikro-orm/postgresql';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import { promoteWaiting } from '#modules/enrollment/waitlist.service';
import { authorize } from '#kernel/authorize';
import { Invalid } from '#kernel/errors';
import { given } from '#kernel/given';
import type { Context } from '#platform/request/context';
import type { MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { offerCourses } from './cohort-courses.service.ts';
import { CohortInstructor } from './cohort-parts.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import type { CreateCohortInput, UpdateCohortInput } from './cohort.input.ts';
import { cohortPolicy } from './cohort.policy.ts';
import { problemsOfDates } from './cohort.rules.ts';
import { assertKnownZone } from './known-zone.service.ts';
import { loadCohortForUpdate } from './load-cohort.service.ts';
import { syncMembershipVisibility } from './membership-visibility.service.ts';

/** Creates a published cohort with the viewer as its instructor. Returns its ID. */
export async function createCohort(context: Context, input: CreateCohortInput): Promise<string> {
  const { viewer } = context;
  authorize(viewer, cohortPolicy.create);
  await assertKnownZone(context, input.timeZone, 'timeZone');
  return context.transaction(async (em, afterCommit) => {
    const { courseIds, ...rest } = input;
    const cohort = addCohort(em, viewer, rest);
    await offerCourses(em, viewer, cohort, courseIds, { isNew: true });
    const { institutionId } = viewer;
    await publish({ type: 'cohort.created', institutionId, ids: [cohort.id] }, { em, context, afterCommit });
    if (cohort.isPublic) await syncMembershipVisibility(em, institutionId, [viewer.membershipId]);
    afterCommit(() => announceCohort(context, cohort));
    return cohort.id;
  });
}

interface NewCohort {
  title: string;
  description: string;
  startDate: Date;
  endDate: Date;
  registrationDeadline: Date | null;
  capacity: number;
  isPublic?: boolean | null | undefined;
  /** IANA name. Defaults to UTC. */
  timeZone?: string | null | undefined;
}

/** Adds a published cohort, created and taught by the viewer, to the unit of work. */
export function addCohort(em: EntityManager, viewer: MemberViewer, input: NewCohort): Cohort {
  const institution = em.getReference(Institution, viewer.institutionId, { wrapped: true });
  const creator = referTo(em, Membership, viewer.institutionId, viewer.membershipId);
  const cohort = em.create(Cohort, {
    institution,
    createdBy: creator,
    title: input.title,
    description: input.description,
    startDate: input.startDate,
    endDate: input.endDate,
    registrationDeadline: input.registrationDeadline,
    capacity: input.capacity,
    isPublic: input.isPublic ?? false,
    timeZone: input.timeZone ?? null,
    publishedAt: new Date(),
  });
  em.create(CohortInstructor, {
    institution,
    cohort: referTo(em, Cohort, viewer.institutionId, cohort.id),
    member: creator,
  });
  return cohort;
}

/** Updates the given fields. Added seats go to the waitlist. */
export async function updateCohort(context: Context, input: UpdateCohortInput): Promise<void> {
  await context.transaction(async (em, afterCommit) => {
    const { cohort, viewer } = await loadCohortForUpdate(em, context.viewer, input.id, 'edit');
    const wasPublic = cohort.isPublic;
    const changesOf = snapshotValues(cohort);
    applyChanges(cohort, input);
    if (input.courseIds) await offerCourses(em, viewer, cohort, input.courseIds, { isNew: false });
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    const changes = changesOf();
    await publish({ type: 'cohort.updated', institutionId, ids: [cohort.id], changes }, transaction);
    await promoteWaiting(transaction, cohort);
    if (cohort.isPublic !== wasPublic)
      await syncMembershipVisibility(em, institutionId, await teachersOf(em, cohort));
    afterCommit(() => announceCohort(context, cohort));
  });
}

/** Properties of a cohort whose changes are announced. */
const NOTED = [
  'title',
  'description',
  'startDate',
  'endDate',
  'registrationDeadline',
  'capacity',
  'isPublic',
] as const satisfies (keyof Cohort)[];

/** Remembers a cohort's values. Returns a function that lists the properties changed since then. */
function snapshotValues(cohort: Cohort): () => string[] {
  const former = NOTED.map((name) => cohort[name]?.valueOf());
  return () => NOTED.filter((name, at) => cohort[name]?.valueOf() !== former[at]);
}

function applyChanges(cohort: Cohort, input: UpdateCohortInput): void {
  cohort.title = input.title ?? cohort.title;
  cohort.description = input.description ?? cohort.description;
  cohort.startDate = input.startDate ?? cohort.startDate;
  cohort.endDate = input.endDate ?? cohort.endDate;
  cohort.registrationDeadline = given(input.registrationDeadline, cohort.registrationDeadline);
  cohort.isPublic = input.isPublic ?? cohort.isPublic;
  const problems: { field: string; message: string }[] = problemsOfDates({
    startDate: cohort.startDate,
    endDate: cohort.endDate,
    registrationDeadline: cohort.registrationDeadline,
  });
  if (input.capacity && input.capacity < cohort.studentCount + cohort.heldCount)
    problems.push({ field: 'capacity', message: tooFewSeats(cohort) });
  if (problems.length > 0) throw Invalid(problems);
  cohort.capacity = input.capacity ?? cohort.capacity;
}

function tooFewSeats({ studentCount, heldCount }: Cohort): string {
  const enrolled = studentCount === 1 ? '1 student is enrolled' : `${studentCount} students are enrolled`;
  const held = heldCount === 0 ? '' : ` and ${heldCount} ${heldCount === 1 ? 'has' : 'have'} yet to pay`;
  const needed = studentCount + heldCount;
  return `${enrolled}${held}, so you need at least ${needed} ${needed === 1 ? 'seat' : 'seats'}.`;
}

/** Returns the instructors of a cohort. */
export async function teachersOf(em: EntityManager, cohort: Cohort): Promise<string[]> {
  const teachers = await em.find(
    CohortInstructor,
    { cohort: [cohort.institution.id, cohort.id] as never },
    { fields: ['member'], disableIdentityMap: true },
  );
  return teachers.map((teacher) => teacher.member.id);
}
