import { createHmac } from 'node:crypto';

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

/**
 * The headers by which a receiver knows who sent a message and when, one signature for each secret
 * (https://www.standardwebhooks.com).
 */
export function signedHeaders({ id, timestamp, body }: Message, secrets: WebhookSecret[]) {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
