import * as z from 'zod/mini';
import { optionalText, requiredText } from '#kernel/text.rules';

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
/** Rules of the events of an endpoint. The server knows which ones exist and adds `event`, the rules of one. */
export const eventsRules = (event = z.string()) =>
  z.array(event, CHOOSE).check(z.minLength(1, CHOOSE), z.maxLength(100, 'Name each event once.'));

const events = eventsRules();

export const createWebhookEndpointRules = z.object({ url, description, events });

/** What is left out, or null, stays as it is. */
export const updateWebhookEndpointRules = z.object({
  endpointId: z.uuid(),
  url: z.nullish(url),
  description,
  events: z.nullish(events),
  isEnabled: z.nullish(z.boolean()),
});
