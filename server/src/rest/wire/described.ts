import * as z from 'zod/mini';

/** What the OpenAPI document says of a schema beyond what it checks. */
export interface Description {
  /** Name among the document's schemas; none has two. */
  id?: string;
  description?: string;
  /** Names under which the same value is taken as well, by the name that the schema knows. */
  twins?: Readonly<Record<string, string>>;
  /** Members that must be sent although the schema fills them in, to name what is missing inside. */
  required?: readonly string[];
}

/** Descriptions by schema. */
export const DESCRIPTIONS = z.registry<Description>();

/** Gives a schema its name in the OpenAPI document, and says what it is. */
export function named<S extends z.core.$ZodType>(id: string, description: string, schema: S): S {
  DESCRIPTIONS.add(schema, { id, description });
  return schema;
}

/** Says what a member is, where its name does not. */
export function said<S extends z.core.$ZodType>(description: string, schema: S): S {
  DESCRIPTIONS.add(schema, { description });
  return schema;
}
