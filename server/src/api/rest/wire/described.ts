import * as z from 'zod/mini';

/** Metadata of a schema for the OpenAPI document. */
export interface Description {
  /** Unique name among the schemas of the document. */
  id?: string;
  description?: string;
  /** Alias names of members, by their names in the schema. */
  twins?: Readonly<Record<string, string>>;
  /** JSON Schema of the value that clients send, if the schema itself parses a string of a URL. */
  sentAs?: Readonly<Record<string, unknown>>;
}

/** Descriptions by schema. */
export const DESCRIPTIONS = z.registry<Description>();

/** Sets the name and the description of a schema in the OpenAPI document. */
export function defineSchema<S extends z.core.$ZodType>(id: string, description: string, schema: S): S {
  DESCRIPTIONS.add(schema, { id, description });
  return schema;
}

/** Sets the description of a member whose name is not enough. */
export function described<S extends z.core.$ZodType>(
  description: string,
  schema: S,
  more: Omit<Description, 'id' | 'description'> = {},
): S {
  DESCRIPTIONS.add(schema, { description, ...more });
  return schema;
}
