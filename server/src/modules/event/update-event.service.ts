import type { EntityManager } from '@mikro-orm/postgresql';
import { Conflict, Invalid, StaleVersion } from '#kernel/errors';
import { given } from '#kernel/given';
import type { MemberViewer } from '#kernel/viewer';
import { Cohort } from '#modules/cohort/cohort.entity';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Course } from '#modules/course/course.entity';
import { Membership } from '#modules/membership/membership.entity';
import { referTo } from '#platform/database/references';
import { publish } from '#platform/domain-event/publish';
import type { Context } from '#platform/request/context';
import type { ScheduledEvent } from './event.entity.ts';
import { announceEvent } from './event.events.ts';
import type { UpdateEventInput } from './event.input.ts';
import { assertPresenters, assertReadableCourse, assertTeachesCohort } from './event-relations.service.ts';
import { problemsOfTimes, REFUSALS } from './event.rules.ts';
import { assertNotCancelled, lockEditedEvent } from './load-event.service.ts';
import { assertPresenterFree } from './presenter-free.service.ts';
import { promoteWaiting } from './promote.service.ts';

/** Properties whose change changes the entry in calendars. */
const CALENDAR_PROPERTIES: readonly string[] = [
  'title',
  'startsAt',
  'endsAt',
  'location',
  'meetingPlatform',
  'link',
];

/** Properties that say when the presenter is busy. */
const HOST_PROPERTIES: readonly string[] = ['startsAt', 'endsAt', 'presenter'];

/**
 * Updates the given fields of an event. Added places go to the waitlist. Without a difference it writes nothing and
 * publishes no event.
 * @throws NotFound, Forbidden, Invalid, Conflict for a cancelled event and at the time of a booking, StaleVersion when
 * `version` is not the current one
 */
export async function updateEvent(context: Context, input: UpdateEventInput): Promise<void> {
  await assertKnownZone(context, input.timeZone, 'timeZone');
  await context.transaction(async (em, afterCommit) => {
    const { event, viewer } = await lockEditedEvent(em, context.viewer, input.id);
    assertNotCancelled(event);
    if (event.version !== input.version) throw StaleVersion('event', event.version);
    await applyRelations(em, viewer, event, input);
    applyValues(event, input);
    const changes = changesIn(em, event);
    if (changes.length === 0) return;
    if (event.isBooking) assertBookingStays(changes);
    else if (event.publishedAt && changes.some((name) => HOST_PROPERTIES.includes(name)))
      await assertPresenterFree(em, event);
    event.version += 1;
    if (changes.some((name) => CALENDAR_PROPERTIES.includes(name))) event.sequence += 1;
    const { institutionId } = viewer;
    const transaction = { em, context, afterCommit };
    await publish({ type: 'event.updated', institutionId, ids: [event.id], changes }, transaction);
    await promoteWaiting(transaction, event);
    afterCommit(() => announceEvent(context, event.id));
  });
}

async function applyRelations(
  em: EntityManager,
  viewer: MemberViewer,
  event: ScheduledEvent,
  { presenterId, cohortId, courseId }: UpdateEventInput,
): Promise<void> {
  const { institutionId } = viewer;
  if (presenterId && presenterId !== event.presenter.id) {
    await assertPresenters(em, [presenterId], 'presenterId');
    event.presenter = referTo(em, Membership, institutionId, presenterId);
  }
  if (cohortId !== undefined && cohortId !== (event.cohort?.id ?? null)) {
    if (event.publishedAt) throw Conflict('You can change the cohort of a draft only.');
    if (cohortId) await assertTeachesCohort(em, viewer, cohortId);
    event.cohort = cohortId ? referTo(em, Cohort, institutionId, cohortId) : null;
  }
  if (courseId !== undefined && courseId !== (event.course?.id ?? null)) {
    if (courseId) await assertReadableCourse(em, viewer, courseId);
    event.course = courseId ? referTo(em, Course, institutionId, courseId) : null;
  }
}

function applyValues(event: ScheduledEvent, input: UpdateEventInput): void {
  event.title = input.title ?? event.title;
  event.type = input.type ?? event.type;
  event.description = input.description ?? event.description;
  event.startsAt = input.startsAt ?? event.startsAt;
  event.endsAt = input.endsAt ?? event.endsAt;
  event.timeZone = input.timeZone ?? event.timeZone;
  event.registrationDeadline = given(input.registrationDeadline, event.registrationDeadline);
  event.location = input.location ?? event.location;
  event.meetingPlatform = input.meetingPlatform ?? event.meetingPlatform;
  event.link = given(input.meetingLink, event.link);
  event.prerequisites = input.prerequisites ?? event.prerequisites;
  event.tags = input.tags ?? event.tags;
  event.materials = input.materials ?? event.materials;
  const problems: { field: string; message: string }[] = problemsOfTimes(event);
  const { participantCount } = event;
  if (input.maxParticipants && input.maxParticipants < participantCount)
    problems.push({ field: 'maxParticipants', message: tooFewPlaces(participantCount) });
  if (problems.length > 0) throw Invalid(problems);
  event.maxParticipants = input.maxParticipants ?? event.maxParticipants;
}

const tooFewPlaces = (count: number) =>
  count === 1
    ? '1 person is registered, so you need at least 1 place.'
    : `${count} people are registered, so you need at least ${count} places.`;

/** Properties that a booking keeps, and their fields of the input. */
const BOOKED: Readonly<Record<string, string>> = {
  type: 'type',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  timeZone: 'timeZone',
  registrationDeadline: 'registrationDeadline',
  maxParticipants: 'maxParticipants',
  presenter: 'presenterId',
  cohort: 'cohortId',
};

/** @throws Invalid when a booking would get another time, host or number of places */
function assertBookingStays(changes: string[]): void {
  const fields = changes.flatMap((name) => BOOKED[name] ?? []);
  if (fields.length > 0) throw Invalid(fields.map((field) => ({ field, message: REFUSALS.bookingStays })));
}

/** Returns the names of the properties of an event that the unit of work will write. */
function changesIn(em: EntityManager, event: ScheduledEvent): string[] {
  const work = em.getUnitOfWork();
  work.computeChangeSets();
  return work
    .getChangeSets()
    .filter(({ entity }) => entity === event)
    .flatMap(({ payload }) => Object.keys(payload));
}
