import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** Signing secret as the integrator gets it: `whsec_` and base64 (Standard Webhooks). */
export type WebhookSecret = `whsec_${string}`;

/**
 * Returns the secret of an endpoint. It is derived from the server's secret and not stored, so no copy of the
 * database contains it. A rotation increments the version.
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
