import { html, type Html } from '#kernel/html';
import type { Parameter } from '../openapi/operations.ts';
import type { JsonSchema } from '../openapi/schemas.ts';
import { typeText } from './type-text.ts';

/** Renders the members of an object, including nested ones. */
export function members(schema: JsonSchema): Html {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>);
  const required = new Set((schema['required'] ?? []) as string[]);
  if (properties.length === 0) return html`<p>${typeText(schema)}</p>`;
  return html`<dl class="members">
    ${properties.map(([name, of]) => entry(name, of, { isRequired: required.has(name), inside: below(of) }))}
  </dl>`;
}

/** Renders the parameters of a call. */
export const parameters = (of: readonly Parameter[]): Html =>
  html`<dl class="members">
    ${of.map(({ name, in: place, required, description, schema }) =>
      entry(
        name,
        { ...schema, ...(description && { description }) },
        { place, isRequired: required ?? false },
      ),
    )}
  </dl>`;

interface About {
  isRequired: boolean;
  place?: string;
  inside?: Html | null;
}

function entry(name: string, schema: JsonSchema, { isRequired, place, inside }: About): Html {
  const { description } = schema;
  const left = schema['default'] as string | number | object | undefined;
  return html`<div>
    <dt>
      <code class="name">${name}</code> ${place && html`<span class="place">in ${place}</span>`}
      ${isRequired && html`<span class="required">required</span>`}
    </dt>
    <dd>
      <span class="type">${inside ? kindOf(schema) : typeText(schema)}</span>
      ${typeof description === 'string' && html`<span>${description}</span>`}
      ${left !== undefined && typeof left !== 'object' && html`<span>Default: ${left}.</span>`} ${inside}
    </dd>
  </div>`;
}

const kindOf = (schema: JsonSchema) => (schema['items'] ? 'list of objects' : 'object');

/** Renders the members of an unnamed object, or of the objects of a list. */
function below(schema: JsonSchema): Html | null {
  const options = [
    schema,
    ...((schema['anyOf'] ?? []) as JsonSchema[]),
    schema['items'] as JsonSchema | undefined,
  ];
  const object = options.find((option) => option?.['properties']);
  return object ? members(object) : null;
}
