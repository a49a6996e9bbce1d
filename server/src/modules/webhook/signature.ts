import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** What a message is signed with, as the integrator gets it: `whsec_` and base64 (Standard Webhooks). */
export type WebhookSecret = `whsec_${string}`;

/**
 * The secret of an endpoint, derived from the server's own: it is kept nowhere, so no copy of the database has it. A
 * rotation makes the next version.
 */
export function secretOf(jwtSecret: string, endpointId: string, version: number): WebhookSecret {
  const key = createHmac('sha256', jwtSecret).update(`webhook\0${endpointId}\0${version}`).digest('base64');
  return `whsec_${key}`;
}

interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Returns the headers that authenticate a message (https://www.standardwebhooks.com), with one signature per secret. */
export function signedHeaders({ id, timestamp, body }: Message, secrets: WebhookSecret[]) {
  const sentAt = new Date(timestamp * 1000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  };
}
