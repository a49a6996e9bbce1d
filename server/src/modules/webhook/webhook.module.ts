import type { Module } from '#platform/module/module';
import { CLEAN_WEBHOOKS } from './clean-webhooks.jobs.ts';
import { webhookConsumer } from './webhook.consumer.ts';
import { DELIVER_SLOW_WEBHOOK, DELIVER_WEBHOOK } from './deliver.jobs.ts';
import { WebhookAttempt } from './webhook-attempt.entity.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { AttemptsOfDelivery, DeliveriesOfEndpoint } from './webhook-delivery.fields.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { collectWebhookEvents } from './webhook-events.service.ts';
import { WebhookResolver } from './webhook.resolver.ts';

declare module '#kernel/scope' {
  interface Areas {
    webhooks: 'read' | 'write';
  }
}

export const webhookModule: Module = {
  name: 'webhook',
  entities: [WebhookAttempt, WebhookDelivery, WebhookEndpoint],
  nodes: [
    { type: WebhookAttempt, scope: 'webhooks:read' },
    { type: WebhookDelivery, scope: 'webhooks:read' },
    { type: WebhookEndpoint, scope: 'webhooks:read' },
  ],
  fields: [AttemptsOfDelivery, DeliveriesOfEndpoint],
  resolvers: [WebhookResolver],
  scopes: {
    webhooks: {
      read: 'Read the webhook endpoints and their deliveries, with the payloads of all events.',
      write: 'Create, change and delete webhook endpoints, which receive events of all areas.',
    },
  },
  tokenAccess: {
    webhookEvents: ['webhooks:read'],
    webhookEndpoint: ['webhooks:read'],
    webhookEndpoints: ['webhooks:read'],
    webhookDelivery: ['webhooks:read'],
    createWebhookEndpoint: ['webhooks:write'],
    updateWebhookEndpoint: ['webhooks:write'],
    deleteWebhookEndpoint: ['webhooks:write'],
    rotateWebhookSecret: ['webhooks:write'],
    sendTestWebhook: ['webhooks:write'],
    redeliverWebhook: ['webhooks:write'],
  },
  collect: collectWebhookEvents,
  consumers: [webhookConsumer],
  jobs: [CLEAN_WEBHOOKS, DELIVER_WEBHOOK, DELIVER_SLOW_WEBHOOK],
};
