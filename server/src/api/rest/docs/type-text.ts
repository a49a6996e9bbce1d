import { html, type Html } from '#kernel/html';
import { type JsonSchema, nameOf } from '../openapi/schemas.ts';

/** Describes the type of a schema in a few words. Named objects are links. */
export function typeText(schema: JsonSchema): Html {
  const { $ref, anyOf, oneOf, items } = schema;
  const format = schema['format'] as string | undefined;
  if (typeof $ref === 'string') return link(nameOf($ref));
  const either = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (either && !schema['properties']) return joined(either.map(typeText), ' or ');
  if (items) return html`list of ${typeText(items as JsonSchema)}`;
  const values = (schema['enum'] ?? ('const' in schema ? [schema['const']] : null)) as unknown[] | null;
  if (values)
    return joined(
      values.map((value) => html`<code>${String(value)}</code>`),
      ', ',
    );
  const types = [schema['type'] ?? 'anything'].flat() as string[];
  return html`${types.map((type) => NAMES[type] ?? type).join(' or ')}${format ? ` (${format})` : ''}${limits(schema)}`;
}

const NAMES: Readonly<Record<string, string>> = { integer: 'whole number', string: 'text' };

const link = (name: string) => html`<a href="#${name}">${name}</a>`;

const joined = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${by}${part}`))}`;

function limits(schema: JsonSchema): string {
  const said: string[] = [];
  const { minLength, maxLength, minimum, maximum, maxItems } = schema as Record<string, number | undefined>;
  if (maxLength !== undefined) said.push(`${minLength ?? 0} to ${maxLength} characters`);
  else if (minLength !== undefined && minLength > 1) said.push(`${minLength} characters or more`);
  if (minimum !== undefined && maximum !== undefined) said.push(`${minimum} to ${maximum}`);
  else if (minimum !== undefined) said.push(`from ${minimum} on`);
  if (maxItems !== undefined) said.push(`at most ${maxItems}`);
  return said.length > 0 ? `, ${said.join(', ')}` : '';
}
