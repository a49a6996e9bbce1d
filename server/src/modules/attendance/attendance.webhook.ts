import type { WebhookEvents } from '#modules/webhook/webhook-events.service';
import { instant, nullable, text, uuid, whole } from '#modules/webhook/webhook.sql';

// `$2` is the institution of the event (webhook/message.sql.ts).
const recorded = (condition: string) =>
  whole(
    `(select count(*) from attendance a where a.institution_id = $2::uuid and a.session_id = o.id and ${condition})`,
  );

const session = {
  id: uuid('o.id'),
  cohortId: uuid('o.cohort_id'),
  topic: text('o.topic'),
  date: instant('o.date'),
  endsAt: nullable(instant('o.ends_at')),
  cancelledAt: nullable(instant('o.cancelled_at')),
  cancelReason: text('o.cancel_reason'),
};

export const SESSION_WEBHOOKS: WebhookEvents = {
  noun: 'session',
  verbs: ['created', 'updated', 'deleted'],
  from: 'cohort_session o',
  data: session,
};

/** The object of the event is the session, because a teacher marks all its students at once. */
export const ATTENDANCE_WEBHOOKS: WebhookEvents = {
  noun: 'attendance',
  verbs: ['marked'],
  from: 'cohort_session o',
  data: { ...session, present: recorded('a.is_present'), total: recorded('true') },
};
