import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { choice, instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';
import { EventType } from './event.enums.ts';
import { RegistrationStatus } from './registration.enums.ts';

/** Published, changed and cancelled events, without their links to meetings. */
export const EVENT_WEBHOOKS: WebhookEvents = {
  noun: 'event',
  verbs: ['published', 'updated', 'cancelled'],
  from: 'event o',
  data: {
    id: uuid('o.id'),
    title: text('o.title'),
    type: choice('o.type', EventType),
    startsAt: instant('o.starts_at'),
    endsAt: instant('o.ends_at'),
    timeZone: text('o.time_zone'),
    location: text('o.location'),
    maxParticipants: whole('o.max_participants'),
    participantCount: whole('o.participant_count'),
    waitlistCount: whole('o.waitlist_count'),
    presenterId: uuid('o.presenter_id'),
    cohortId: nullable(uuid('o.cohort_id')),
    courseId: nullable(uuid('o.course_id')),
    publishedAt: nullable(instant('o.published_at')),
    cancelledAt: nullable(instant('o.cancelled_at')),
    cancelReason: nullable(text('o.cancel_reason')),
  },
};

export const REGISTRATION_WEBHOOKS: WebhookEvents = {
  noun: 'registration',
  verbs: ['created', 'waitlisted', 'promoted', 'cancelled'],
  from: 'event_registration o join event e on e.institution_id = o.institution_id and e.id = o.event_id',
  data: {
    id: uuid('o.id'),
    status: choice('o.status', RegistrationStatus),
    registeredAt: instant('o.registered_at'),
    memberId: uuid('o.membership_id'),
    eventId: uuid('o.event_id'),
    eventTitle: text('e.title'),
  },
};
