import { html, type Html } from '#kernel/html';
import type { OpenApiDocument } from '../openapi/document.ts';
import type { Answer, Operation } from '../openapi/operations.ts';
import { type JsonSchema, nameOf } from '../openapi/schemas.ts';
import { members, parameters } from './members.ts';
import { typeText } from './type-text.ts';

/** An operation with its address. */
export interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** Renders a call: its parameters, an example and its responses. */
export function operationSection({ method, path, operation }: Call, document: OpenApiDocument): Html {
  const body = operation.requestBody?.content['application/json'];
  return html`<section
    class="call"
    id="${operation.operationId}"
    aria-labelledby="${operation.operationId}-title"
  >
    <h3 id="${operation.operationId}-title">
      <span class="method ${method}">${method}</span> ${breakable(path)}
    </h3>
    <p>${operation.summary} ${graphqlField(operation)}</p>
    <p class="note">${accessText(operation)}</p>
    ${
      operation.parameters &&
      html`<h4>Parameters</h4>
        ${parameters(operation.parameters)}`
    }
    ${
      body &&
      html`<h4>Body</h4>
        ${bodyOf(body.schema, document)}`
    }
    <h4>Example</h4>
    ${code('Request', curlOf({ method, path, operation }))} ${answers(operation, document)}
  </section>`;
}

/** Renders a path that may wrap after each slash. */
const breakable = (path: string): Html =>
  html`<code>${path.split('/').map((part, at) => at > 0 && html`/<wbr />${part}`)}</code>`;

function graphqlField({ description = '' }: Operation): Html {
  const names = Array.from(description.matchAll(/`(\w+)`/g), ([, name]) => name!);
  return html`In GraphQL: ${names.map((name, at) => html`${at > 0 && ' or '}<code>${name}</code>`)}.`;
}

function accessText({ security }: Operation): string {
  const ways = new Set(security.flatMap((way) => Object.keys(way)));
  const isOpen = security.length === 0 || security.some((way) => Object.keys(way).length === 0);
  if (ways.size === 0) return 'Needs no authentication.';
  const named = Array.from(ways, (way) => (way === 'bearer' ? 'a bearer token' : 'the refresh cookie')).join(
    ' or ',
  );
  return isOpen ? `Authentication with ${named} is optional.` : `Needs ${named}.`;
}

function bodyOf(schema: JsonSchema, document: OpenApiDocument): Html {
  const named = resolved(schema, document);
  const options = named['oneOf'] as JsonSchema[] | undefined;
  if (!options) return members(named);
  return html`${options.map(
    (option, at) =>
      html`<p>${at === 0 ? 'Either' : 'Or'}</p>
        ${members(resolved(option, document))}`,
  )}`;
}

function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const { $ref } = schema;
  return typeof $ref === 'string' ? components.schemas[nameOf($ref)]! : schema;
}

/** Returns the call as a curl command, with the origin of the page. */
function curlOf({ method, path, operation }: Call): string {
  const takes = (name: string) => operation.security.some((way) => name in way);
  const body = operation.requestBody?.content['application/json'].example;
  const hasKey = operation.parameters?.some(({ name }) => name === 'Idempotency-Key');
  const lines = [
    `curl${method === 'POST' && !body ? ' -X POST' : ''} "$ORIGIN${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'guid' ? '$ID' : name))}"`,
    takes('bearer') && '-H "authorization: Bearer $TOKEN"',
    takes('refreshCookie') && '-b cookies.txt -c cookies.txt',
    hasKey && '-H "idempotency-key: $(uuidgen)"',
    body !== undefined && "-H 'content-type: application/json'",
    body !== undefined && `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
  ];
  return lines.filter((line) => line !== false).join(' \\\n  ');
}

function answers({ responses }: Operation, document: OpenApiDocument): Html {
  const all = Object.entries(responses).map(([status, of]) => {
    const answer: Answer = '$ref' in of ? document.components.responses[nameOf(of.$ref)]! : of;
    return { status, answer };
  });
  const [success, ...refusals] = all.toSorted((one, other) => one.status.localeCompare(other.status));
  return html`<h4>Responses</h4>
    ${success && successOf(success.status, success.answer)}
    <ul class="refusals">
      ${refusals.map(({ status, answer }) => html`<li><b>${status}</b> ${codesOf(answer).map((name) => html`<code>${name}</code> `)}</li>`)}
    </ul>`;
}

function successOf(status: string, { content }: Answer): Html {
  const media = content?.['application/json'];
  if (!media) return html`<p><b>${status}</b> without a body.</p>`;
  const example = JSON.stringify(media.example, null, 2);
  const what = html`<p>
    <b>${status}</b> with ${media.schema['properties'] ? 'an object' : typeText(media.schema)}.
  </p>`;
  return example.length > 500
    ? html`${what}
        <details>
          <summary>Show the response</summary>
          ${code('Response', example)}
        </details>`
    : html`${what}${code('Response', example)}`;
}

/** Returns the error codes of a response. */
function codesOf({ content }: Answer): string[] {
  const parts = (content?.['application/json'].schema['allOf'] ?? []) as JsonSchema[];
  return parts.flatMap((part) => {
    const { code: of } = (part['properties'] ?? {}) as { code?: { enum?: string[] } };
    return of?.enum ?? [];
  });
}

/** Renders a text to copy, which is scrollable by keyboard, too. */
const code = (label: string, text: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;
