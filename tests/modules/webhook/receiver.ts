import { EventEmitter, on } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Webhook } from 'standardwebhooks';
import { expect } from 'vitest';
import { webhookSchema } from '#modules/webhook/webhook-schema.service';

/** A request that a receiver got. */
export interface Received {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** An integrator's server on this machine, which stores the requests it receives. */
export interface Receiver {
  url: string;
  received: Received[];
  /** Sets the next responses: a status, or any handler. */
  answer: (how: number | Answer) => void;
  /** Resolves with the received requests once there are `count` of them. */
  until: (count: number) => Promise<Received[]>;
  /** Stops. Expects every request to match the schema of its event, by default that of this process. */
  stop: (schemaOf?: SchemaOf) => Promise<void>;
}

/** Returns the JSON Schema of an event. */
type SchemaOf = (event: string) => unknown;

const schemaHere: SchemaOf = (event) => webhookSchema('http://localhost', event);

export async function aReceiver(): Promise<Receiver> {
  const events = new EventEmitter();
  const received: Received[] = [];
  let respond: Answer = (_, response) => void response.end('thanks');
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      received.push({
        method: request.method!,
        path: request.url!,
        headers: request.headers as Record<string, string>,
        body,
      });
      events.emit('received');
      respond(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (how) => {
      respond =
        typeof how === 'function' ? how : (_, response) => void response.writeHead(how).end(`this is ${how}`);
    },
    until: async (count) => {
      const more = on(events, 'received', { signal: AbortSignal.timeout(15_000) });
      if (received.length < count) for await (const _ of more) if (received.length >= count) break;
      return received;
    },
    stop: async (schemaOf = schemaHere) => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      const mismatches: string[] = [];
      for (const { body } of received) {
        const { type } = JSON.parse(body) as { type?: string };
        // A delivery that a test inserted has no message.
        if (type !== undefined) mismatches.push(...mismatchesOf(body, await schemaOf(type)));
      }
      expect(mismatches, 'every request matches the schema of its event').toEqual([]);
    },
  };
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);

/** Returns how a message differs from the schema of its event. Its fields are exactly those of the schema. */
export function mismatchesOf(message: string, schema?: unknown): string[] {
  const body = JSON.parse(message) as { type: string };
  const found = (schema ?? schemaHere(body.type)) as ({ $id: string } & Closed) | undefined;
  if (!found) return [`${body.type} has no schema`];
  const validate = ajv.getSchema(found.$id) ?? ajv.compile(closed(found));
  return validate(body) ? [] : [`${body.type}: ${ajv.errorsText(validate.errors)}`];
}

interface Closed {
  properties: { data: object };
}

const closed = <S extends Closed>(schema: S) => ({
  ...schema,
  additionalProperties: false,
  properties: {
    ...schema.properties,
    data: { ...schema.properties.data, additionalProperties: false },
  },
});

/** Returns the payload of a message if its signature matches the secret. */
export const verified = ({ headers, body }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers);
