import { webhookDataOf, webhookEvents } from './webhook-events.service.ts';
import { TEST_EVENT } from './webhook.rules.ts';

/** Path of the list of schemas. The schema of an event is below it, as `/enrollment.created.json`. */
export const SCHEMAS_PATH = '/webhooks/schemas';

/** Returns the URL of each event's schema, by event. */
export const webhookSchemaUrls = (origin: string): Record<string, string> =>
  Object.fromEntries([...webhookEvents(), TEST_EVENT].map((event) => [event, schemaUrl(origin, event)]));

/** Returns the JSON Schema of an event's messages; undefined for an event that is not sent. */
export function webhookSchema(origin: string, event: string): object | undefined {
  const { data } = webhookDataOf(event) ?? {};
  if (!data) return undefined;
  const values = Object.entries(data).map(([name, { schema }]) => [name, schema] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaUrl(origin, event),
    title: event,
    description: `Body of a request of the event ${event}. Fields may be added.`,
    ...objectOf({
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time', description: 'Time of the event.' },
      data: { description: 'State of the object at that time.', ...objectOf(Object.fromEntries(values)) },
    }),
  };
}

const schemaUrl = (origin: string, event: string) => `${origin}${SCHEMAS_PATH}/${event}.json`;

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
