import * as z from 'zod/mini';
import { DESCRIPTIONS } from '../wire/described.ts';

export type JsonSchema = Record<string, unknown>;

/** Returns the name of the part of the document that a reference is to. */
export const nameOf = ($ref: string): string => $ref.split('/').at(-1)!;

type Way = 'input' | 'output';

/** Limits that zod adds to every integer and that are left out. */
const NOISE = [
  ['minimum', Number.MIN_SAFE_INTEGER],
  ['maximum', Number.MAX_SAFE_INTEGER],
] as const;

/** Control characters in a pattern, for validators that compile patterns without the flag `u`. */
const WITHOUT_UNICODE_FLAG = ['\\P{Cc}', '[^\\u0000-\\u001F\\u007F-\\u009F]'] as const;

/** Converts zod schemas to JSON Schema. Schemas with a name become components and are referenced. */
export class Schemas {
  /** Schemas by name: `components.schemas` of the document. */
  readonly components: Record<string, JsonSchema> = {};

  /** Responses by name: `components.responses` of the document. */
  readonly responses: Record<string, object> = {};

  /** Converts the schema of a request. */
  input(schema: z.core.$ZodType): JsonSchema {
    const { twins } = DESCRIPTIONS.get(schema) ?? {};
    if (!twins) return this.#convert(schema, 'input');
    const { out } = (schema as z.ZodMiniPipe)._zod.def;
    return withTwins(this.#convert(out, 'input'), twins);
  }

  /** Converts the schema of a response. */
  output(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  /** Adds a named schema. @returns the reference to it */
  name(id: string, schema: JsonSchema): { $ref: string } {
    this.components[id] = schema;
    return { $ref: `#/components/schemas/${id}` };
  }

  /** Adds a named response. @returns the reference to it */
  nameResponse(id: string, answer: object): { $ref: string } {
    this.responses[id] = answer;
    return { $ref: `#/components/responses/${id}` };
  }

  #convert(schema: z.core.$ZodType, io: Way): JsonSchema {
    // Wrapped in an object, so that a named schema is referenced like a nested one.
    const holder = z.toJSONSchema(z.object({ held: schema }), {
      io,
      metadata: DESCRIPTIONS,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => adapt(zodSchema, jsonSchema, io),
    });
    const { properties, $defs = {} } = JSON.parse(
      JSON.stringify(holder).replaceAll('"#/$defs/', '"#/components/schemas/'),
    ) as { properties: { held: JsonSchema }; $defs?: Record<string, JsonSchema> };
    Object.assign(this.components, $defs);
    return properties.held;
  }
}

/** Adapts the JSON Schema of zod to the serialized values. */
function adapt(schema: z.core.$ZodTypes, json: JsonSchema, io: Way): void {
  const { def } = schema._zod;
  const { sentAs } = DESCRIPTIONS.get(schema) ?? {};
  for (const name of ['id', 'twins', 'sentAs', 'additionalProperties']) delete json[name];
  for (const [name, value] of NOISE) if (json[name] === value) delete json[name];
  if (json['format'] === 'uuid' || json['format'] === 'date-time') delete json['pattern'];
  if (typeof json['pattern'] === 'string')
    json['pattern'] = json['pattern'].replaceAll(...WITHOUT_UNICODE_FLAG);
  if (def.type === 'date' || (def.type === 'union' && def.options.some(isDate))) {
    delete json['anyOf'];
    Object.assign(json, { type: 'string', format: 'date-time' });
  }
  if (io !== 'input') return;
  if ('default' in json && isRequired(schema)) delete json['default'];
  if (sentAs) {
    delete json['pattern'];
    Object.assign(json, sentAs);
  }
  if (def.type !== 'object') return;
  const required = Object.keys(def.shape).filter((name) => isRequired(def.shape[name]!));
  delete json['required'];
  if (required.length > 0) json['required'] = required;
}

const isDate = (schema: z.core.$ZodType) => schema._zod.def.type === 'date';

/** Returns whether a member is required. One whose default value is invalid is required, too. */
const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

/** Adds the alias names of members. One of the two names of a required member is enough. */
function withTwins(json: JsonSchema, twins: Readonly<Record<string, string>>): JsonSchema {
  const properties = { ...(json['properties'] as Record<string, JsonSchema>) };
  const required = json['required'] as string[];
  const either: JsonSchema[] = [];
  for (const [name, twin] of Object.entries(twins)) {
    const value = properties[name];
    properties[name] = { ...value, description: `Alias of ${twin}. One of both is enough.` };
    properties[twin] = { ...value, description: `Alias of ${name}. One of both is enough.` };
    if (required.includes(name)) either.push({ anyOf: [{ required: [name] }, { required: [twin] }] });
  }
  const rest = required.filter((name) => !(name in twins));
  return { ...json, properties, required: rest, ...(either.length > 0 && { allOf: either }) };
}
