import type { DomainEventVerbs } from '#platform/domain-event/domain-event';
import type { Module } from '#platform/module/module';
import { addWebhookEventType } from './webhook.enums.ts';
import { TEST_EVENT } from './webhook.rules.ts';
import { text, uuid, type WebhookValue } from './webhook.sql.ts';

/** The object that a message is about, and what the message says of it. */
export interface WebhookData {
  /** SQL of the tables; `o` is the object itself. */
  from: string;
  /**
   * Values over `from`, by their names in the message. They are IDs and plain facts: no names or addresses of people, no
   * secrets.
   */
  data: Readonly<Record<string, WebhookValue>>;
}

/** Domain events of a noun that are offered to webhook endpoints. */
export type WebhookEvents = {
  [Noun in keyof DomainEventVerbs]: WebhookData & {
    noun: Noun;
    verbs: readonly DomainEventVerbs[Noun][];
  };
}[keyof DomainEventVerbs];

declare module '#platform/module/module' {
  interface Module {
    /** Events that are posted to webhook endpoints. */
    webhooks?: readonly WebhookEvents[];
  }
}

const TEST: WebhookData = {
  from: 'webhook_endpoint o',
  data: { endpointId: uuid('o.id'), description: text('o.description') },
};

const offered = new Map<string, WebhookData>();

/** Takes the events that the modules declare. */
export function collectWebhookEvents(modules: readonly Module[]): void {
  for (const webhook of modules.flatMap(({ webhooks = [] }) => webhooks))
    for (const verb of webhook.verbs) offered.set(`${webhook.noun}.${verb}`, webhook);
  for (const type of [...offered.keys(), TEST_EVENT]) addWebhookEventType(type);
}

/** Returns every event that an endpoint can subscribe to. */
export const webhookEvents = (): string[] => [...offered.keys()];

/** Returns what messages of an event say; undefined for an event that is not sent. */
export const webhookDataOf = (event: string): WebhookData | undefined =>
  event === TEST_EVENT ? TEST : offered.get(event);
