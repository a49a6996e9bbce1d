import * as z from 'zod/mini';
import { plainText, requiredText } from '#kernel/text.rules';

/** Sent on request to any endpoint. */
export const TEST_EVENT = 'webhook.test';

/** Maximum number of endpoints per institution. */
export const MAX_ENDPOINTS = 20;

/** Hours for which the previous secret also signs. */
export const ROTATION_HOURS = 24;

/** Days for which deliveries are kept. */
export const KEPT_DAYS = 30;

const URL_MAX = 2000;
const DESCRIPTION_MAX = 200;

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isPlain = (text: string) => {
  if (!isWebAddress(text)) return true; // reported by the check above
  const { username, password, hash } = new URL(text);
  return !username && !password && !hash;
};

const url = requiredText(URL_MAX, 'Enter the address to send events to.').check(
  z.refine(isWebAddress, 'Enter a web address, such as https://example.org/webhooks.'),
  z.refine(isPlain, 'Leave out the user name, the password and anything after #.'),
);
const description = plainText(DESCRIPTION_MAX);
const CHOOSE = 'Choose at least one event.';
/** Rules of the events of an endpoint. The server adds `event`, the rules of one. */
export const eventsRules = (event = z.string()) =>
  z.array(event, CHOOSE).check(z.minLength(1, CHOOSE), z.maxLength(100, 'List each event once.'));

const events = eventsRules();

export const createWebhookEndpointRules = z.object({ url, description: z.nullish(description), events });

/** Absent fields keep their values. */
export const updateWebhookEndpointRules = z.extend(
  z.partial(z.object({ url, description, events, isEnabled: z.boolean() })),
  { id: z.uuid() },
);
