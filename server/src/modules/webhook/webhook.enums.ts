import { declaredEnum } from '#kernel/declared-enum';

const { values, add } = declaredEnum(
  'WebhookEventType',
  'Type of an event that is sent to webhook endpoints.',
);

/** Types of events, as messages name them, by their names in the API. */
export const WebhookEventType = values;

/**
 * Adds a type of event: `enrollment.created` is `ENROLLMENT_CREATED`.
 * @throws Error for a noun of several words, because the first underscore of a name means the dot
 */
export function addWebhookEventType(type: string): void {
  if (!/^[a-z]+\.[a-z_]+$/.test(type)) throw new Error(`The event ${type} must be of a noun of one word.`);
  add(type.toUpperCase().replace('.', '_'), type, `Event \`${type}\`.`);
}
