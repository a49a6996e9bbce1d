import { authorize } from '#kernel/authorize';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Institution } from '#modules/institution/institution.entity';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import { ScheduledEvent } from './event.entity.ts';
import { announceEvent } from './event.events.ts';
import type { CreateEventInput } from './event.input.ts';
import { eventPolicy } from './event.policy.ts';
import { assertPresenters, assertReadableCourse, assertTeachesCohort } from './event-relations.service.ts';
import { assertPresenterFree } from './presenter-free.service.ts';

/**
 * Creates an event, as a draft or published. Returns its ID.
 * @throws Forbidden, NotFound for an unknown presenter, cohort or course, Invalid, Conflict at the time of a booking
 */
export async function createEvent(context: Context, input: CreateEventInput): Promise<string> {
  const { viewer } = context;
  authorize(viewer, eventPolicy.create);
  await assertKnownZone(context, input.timeZone, 'timeZone');
  const { institutionId, membershipId } = viewer;
  const { presenterId, cohortId, courseId } = input;
  return context.transaction(async (em, afterCommit) => {
    if (presenterId && presenterId !== membershipId) await assertPresenters(em, [presenterId], 'presenterId');
    if (cohortId) await assertTeachesCohort(em, viewer, cohortId);
    if (courseId) await assertReadableCourse(em, viewer, courseId);
    const event = em.create(ScheduledEvent, {
      institution: em.getReference(Institution, institutionId, { wrapped: true }),
      createdBy: referTo(em, Membership, institutionId, membershipId),
      presenter: referTo(em, Membership, institutionId, presenterId ?? membershipId),
      cohort: cohortId ? referTo(em, Cohort, institutionId, cohortId) : null,
      course: courseId ? referTo(em, Course, institutionId, courseId) : null,
      title: input.title,
      type: input.type,
      description: input.description,
      startsAt: input.startsAt,
      endsAt: input.endsAt,
      timeZone: input.timeZone,
      registrationDeadline: input.registrationDeadline ?? null,
      location: input.location ?? '',
      meetingPlatform: input.meetingPlatform ?? '',
      link: input.meetingLink ?? null,
      maxParticipants: input.maxParticipants,
      prerequisites: input.prerequisites ?? [],
      tags: input.tags ?? [],
      materials: input.materials ?? [],
      publishedAt: input.publish ? new Date() : null,
    });
    if (event.publishedAt) await assertPresenterFree(em, event);
    const transaction = { em, context, afterCommit };
    const ids = [event.id];
    await publish({ type: 'event.created', institutionId, ids }, transaction);
    if (input.publish) await publish({ type: 'event.published', institutionId, ids }, transaction);
    afterCommit(() => announceEvent(context, event.id));
    return event.id;
  });
}
