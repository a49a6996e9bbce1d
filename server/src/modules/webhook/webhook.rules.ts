import * as z from 'zod/mini';
import { optionalText, requiredText } from '#kernel/text.rules';

/** Every event that an endpoint may ask for. Add one here once something publishes it; `payload.ts` says what it tells. */
export const WEBHOOK_EVENTS = [
  'enrollment.created',
  'enrollment.waitlisted',
  'enrollment.promoted',
  'enrollment.paid',
  'enrollment.cancelled',
  'enrollment.completed',
  'member.removed',
  'member.restored',
  'member.role_changed',
  'cohort.created',
  'cohort.updated',
  'cohort.deleted',
  'course.created',
  'course.updated',
  'course.published',
  'course.unpublished',
  'course.archived',
  'course.restored',
  'course.deleted',
  'certificate.issued',
  'submission.created',
  'submission.updated',
  'submission.graded',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on request, to whichever endpoint. */
export const TEST_EVENT = 'webhook.test';

/** Endpoints that an institution may have. */
export const MAX_ENDPOINTS = 20;

/** Hours for which the secret before still signs, beside the new one. */
export const ROTATION_HOURS = 24;

/** Days that a delivery is kept for. */
export const KEPT_DAYS = 30;

const URL_MAX = 2000;
const DESCRIPTION_MAX = 200;

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPlain = (text: string) => {
  if (!isWebAddress(text)) return true; // said by the check before
  const { username, password, hash } = new URL(text);
  return !username && !password && !hash;
};

const url = requiredText(URL_MAX, 'Enter the address that events are sent to.').check(
  z.refine(isWebAddress, 'Enter a web address, such as https://example.org/webhooks.'),
  z.refine(isPlain, 'Leave out user, password and the part behind #.'),
);
const description = optionalText(DESCRIPTION_MAX);
const CHOOSE = 'Choose at least one event.';
const events = z
  .array(z.enum(WEBHOOK_EVENTS, `Choose among ${WEBHOOK_EVENTS.join(', ')}.`), CHOOSE)
  .check(z.minLength(1, CHOOSE), z.maxLength(100, 'Name each event once.'));

export const createWebhookEndpointRules = z.object({ url, description, events });

/** What is left out, or null, stays as it is. */
export const updateWebhookEndpointRules = z.object({
  endpointId: z.uuid(),
  url: z.nullish(url),
  description,
  events: z.nullish(events),
  isEnabled: z.nullish(z.boolean()),
});
