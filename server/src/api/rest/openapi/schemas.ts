import * as z from 'zod/mini';
import { DESCRIPTIONS } from '../wire/described.ts';

export type JsonSchema = Record<string, unknown>;

type Way = 'input' | 'output';

/** What zod says of every whole number, and of every identity, beyond its format. */
const NOISE = [
  ['minimum', Number.MIN_SAFE_INTEGER],
  ['maximum', Number.MAX_SAFE_INTEGER],
] as const;

/** JSON Schemas of zod's; those that have a name are kept once and referred to. */
export class Schemas {
  /** Schemas by name: `components.schemas` of the document. */
  readonly components: Record<string, JsonSchema> = {};

  /** Answers by name: `components.responses` of the document. */
  readonly answers: Record<string, object> = {};

  /** What is sent. */
  input(schema: z.core.$ZodType): JsonSchema {
    const { twins } = DESCRIPTIONS.get(schema) ?? {};
    if (!twins) return this.#convert(schema, 'input');
    const { out } = (schema as z.ZodMiniPipe)._zod.def;
    return withTwins(this.#convert(out, 'input'), twins);
  }

  /** What is answered. */
  output(schema: z.core.$ZodType): JsonSchema {
    return this.#convert(schema, 'output');
  }

  /** Keeps a schema under a name. @returns what refers to it */
  name(id: string, schema: JsonSchema): { $ref: string } {
    this.components[id] = schema;
    return { $ref: `#/components/schemas/${id}` };
  }

  /** Keeps an answer under a name. @returns what refers to it */
  nameAnswer(id: string, answer: object): { $ref: string } {
    this.answers[id] = answer;
    return { $ref: `#/components/responses/${id}` };
  }

  #convert(schema: z.core.$ZodType, io: Way): JsonSchema {
    // Held by an object, so that a schema with a name is referred to like any other.
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

/** Brings zod's JSON Schema in line with what travels. */
function adapt(schema: z.core.$ZodTypes, json: JsonSchema, io: Way): void {
  const { def } = schema._zod;
  const { sentAs } = DESCRIPTIONS.get(schema) ?? {};
  for (const name of ['id', 'twins', 'sentAs', 'additionalProperties']) delete json[name];
  for (const [name, value] of NOISE) if (json[name] === value) delete json[name];
  if (json['format'] === 'uuid' || json['format'] === 'date-time') delete json['pattern'];
  if (def.type === 'date' || (def.type === 'union' && def.options.some(isDate))) {
    delete json['anyOf'];
    Object.assign(json, { type: 'string', format: 'date-time' });
  }
  if (io !== 'input') return;
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

/** As the server sees it: what is filled in only to name what is missing in it must be sent. */
const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

/** The members under their other names too; of two names of a required member one is enough. */
function withTwins(json: JsonSchema, twins: Readonly<Record<string, string>>): JsonSchema {
  const properties = { ...(json['properties'] as Record<string, JsonSchema>) };
  const required = json['required'] as string[];
  const either: JsonSchema[] = [];
  for (const [name, twin] of Object.entries(twins)) {
    const value = properties[name];
    properties[name] = { ...value, description: `The same as ${twin}, of which one is enough.` };
    properties[twin] = { ...value, description: `The same as ${name}, of which one is enough.` };
    if (required.includes(name)) either.push({ anyOf: [{ required: [name] }, { required: [twin] }] });
  }
  const rest = required.filter((name) => !(name in twins));
  return { ...json, properties, required: rest, ...(either.length > 0 && { allOf: either }) };
}
