import * as z from 'zod/mini';

/** What the OpenAPI document says of a schema beyond what it checks. */
export interface Description {
  /** Name among the document's schemas; none has two. */
  id?: string;
  description?: string;
  /** Other names under which members are taken too, by the names that the schema knows. */
  twins?: Readonly<Record<string, string>>;
  /** JSON Schema of what is sent, where the schema itself takes the text of an address. */
  sentAs?: Readonly<Record<string, unknown>>;
}

/** Descriptions by schema. */
export const DESCRIPTIONS = z.registry<Description>();

/** Gives a schema its name in the OpenAPI document, and says what it is. */
export function named<S extends z.core.$ZodType>(id: string, description: string, schema: S): S {
  DESCRIPTIONS.add(schema, { id, description });
  return schema;
}

/** Says what a member is, where its name does not. */
export function said<S extends z.core.$ZodType>(
  description: string,
  schema: S,
  more: Omit<Description, 'id' | 'description'> = {},
): S {
  DESCRIPTIONS.add(schema, { description, ...more });
  return schema;
}
