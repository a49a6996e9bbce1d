import type { EntityManager } from '@mikro-orm/postgresql';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import { authorize } from '#kernel/authorize';
import type { MoneyInput } from '#platform/money/money';
import type { Context } from '#platform/request/context';
import type { MemberViewer } from '#kernel/viewer';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { offerCourses } from './cohort-courses.service.ts';
import { CohortInstructor } from './cohort-parts.entity.ts';
import { announceCohort } from './cohort.events.ts';
import { Cohort } from './cohort.entity.ts';
import type { CohortMeetingInput, CreateCohortInput } from './cohort.input.ts';
import { cohortPolicy } from './cohort.policy.ts';
import { assertKnownZone } from './known-zone.service.ts';
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
  ownPrice?: MoneyInput | null | undefined;
  requirements?: string[] | null | undefined;
  meeting?: CohortMeetingInput | null | undefined;
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
    ownPrice: input.ownPrice?.amount ?? null,
    requirements: input.requirements ?? [],
    ...meetingColumns(input.meeting ?? null),
    publishedAt: new Date(),
  });
  em.create(CohortInstructor, {
    institution,
    cohort: referTo(em, Cohort, viewer.institutionId, cohort.id),
    member: creator,
  });
  return cohort;
}

/** Returns the columns of a cohort's meeting. */
export const meetingColumns = (meeting: CohortMeetingInput | null) => ({
  meetingPlatform: meeting?.platform ?? null,
  meetingLink: meeting?.link ?? null,
  meetingSchedule: meeting?.schedule ?? null,
  meetingInfo: meeting?.additionalInfo ?? '',
});

/** Returns the instructors of a cohort. */
export async function teachersOf(em: EntityManager, cohort: Cohort): Promise<string[]> {
  const teachers = await em.find(
    CohortInstructor,
    { cohort: [cohort.institution.id, cohort.id] as never },
    { fields: ['member'], disableIdentityMap: true },
  );
  return teachers.map((teacher) => teacher.member.id);
}
