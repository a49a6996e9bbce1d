import { Currency } from '#kernel/currency';

/** A value of a message: its SQL, and the JSON Schema of what the SQL returns. */
export interface WebhookValue {
  sql: string;
  schema: ValueSchema;
}

interface ValueSchema {
  type: string | string[];
  format?: string;
  enum?: readonly (string | null)[];
  properties?: Record<string, ValueSchema>;
  required?: string[];
}

export const uuid = (sql: string): WebhookValue => ({ sql, schema: { type: 'string', format: 'uuid' } });

export const text = (sql: string): WebhookValue => ({ sql, schema: { type: 'string' } });

export const whole = (sql: string): WebhookValue => ({ sql, schema: { type: 'integer' } });

/** Amount of money in cents, from an exact numeric. Null for null. */
export const money = (sql: string): WebhookValue => ({
  sql: `case when ${sql} is not null then json_build_object('amount', (${sql} * 100)::bigint, 'currency', '${Currency.USD}') end`,
  schema: {
    type: 'object',
    properties: { amount: { type: 'integer' }, currency: { type: 'string', enum: Object.values(Currency) } },
    required: ['amount', 'currency'],
  },
});

export const flag = (sql: string): WebhookValue => ({ sql, schema: { type: 'boolean' } });

/** Value of an enum, as the database stores it. */
export const choice = (sql: string, values: Readonly<Record<string, string>>): WebhookValue => ({
  sql,
  schema: { type: 'string', enum: Object.values(values) },
});

/** Moment as ISO 8601 in UTC. */
export const instant = (column: string): WebhookValue => ({
  sql: `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  schema: { type: 'string', format: 'date-time' },
});

/** Value that may be null. */
export const nullable = ({ sql, schema }: WebhookValue): WebhookValue => ({
  sql,
  schema: {
    ...schema,
    type: [schema.type, 'null'].flat(),
    ...(schema.enum && { enum: [...schema.enum, null] }),
  },
});
