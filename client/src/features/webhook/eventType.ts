import type { WebhookEventType } from '#texts/enums.generated';

/** Returns a type of event as messages name it: `enrollment.created`. The name of a noun has no underscore. */
export const eventType = (name: WebhookEventType) => name.toLowerCase().replace('_', '.');
