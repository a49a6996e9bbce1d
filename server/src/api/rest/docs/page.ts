import { createHash } from 'node:crypto';
import { html, Html } from '#kernel/html';
import type { OpenApiDocument } from '../openapi/document.ts';
import { members } from './members.ts';
import { type Call, operationSection } from './operation.ts';
import { STYLE } from './style.ts';

/** Content security policy of the page: only its inline style. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Style element with exactly the text that the policy has the hash of. */
const STYLE_ELEMENT = new Html(`<style>${STYLE}</style>`);

/** Renders the documentation of the REST API from the OpenAPI document: one page without scripts. */
export function docsPage(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags[0] === name && !operation.deprecated),
  }));
  const { title } = document.info;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <div class="page">
          <nav aria-label="Calls">${contents(groups)}</nav>
          <main id="calls">
            ${introduction(document)} ${groups.map((group) => groupSection(group, document))}
            ${objects(document)}
          </main>
        </div>
      </body>
    </html>`;
  return page.text;
}

interface Group {
  name: string;
  calls: Call[];
}

/** Renders the table of contents. Narrow screens show only the groups. */
const contents = (groups: readonly Group[]): Html =>
  html`${groups.map(
      ({ name, calls }) =>
        html`<h2><a href="#${name}">${name}</a></h2>
          <ul>
            ${calls.map(
              ({ operation }) =>
                html`<li><a href="#${operation.operationId}">${firstSentence(operation.summary)}</a></li>`,
            )}
          </ul>`,
    )}
    <h2><a href="#objects">Objects</a></h2>`;

const firstSentence = (summary: string) => summary.split(/[.;:,] /)[0]!.replace(/\.$/, '');

function introduction({ info }: OpenApiDocument): Html {
  const about = info.description.split('\n\n');
  return html`<h1>${info.title}</h1>
    ${about.map((paragraph) => html`<p>${withCode(paragraph)}</p>`)}
    <p>For programs: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    <h2>The first call</h2>
    <p>
      Public calls need no token. For all others, sign in or create an API token in the settings of your
      institution, and send it as a bearer token. The examples below read it from <code>$TOKEN</code>.
    </p>
    <pre tabindex="0" role="group" aria-label="Signing in"><code>${FIRST_CALL}</code></pre>`;
}

const FIRST_CALL = `ORIGIN=http://localhost:4000   # origin of this page
curl "$ORIGIN/api/v1/cohorts"

TOKEN=$(curl -s "$ORIGIN/api/v1/users/login" -H 'content-type: application/json' \\
  -d '{"email":"kim.berg@example.org","password":"Sunny#Day42"}' \\
  | node -p 'JSON.parse(require("fs").readFileSync(0)).accessToken')
curl "$ORIGIN/api/v1/courses?limit=5" -H "authorization: Bearer $TOKEN"`;

/** Renders text in backticks as code. */
const withCode = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part))}`;

const groupSection = ({ name, calls }: Group, document: OpenApiDocument): Html =>
  html`<h2 id="${name}">${name}</h2>
    ${calls.map((call) => operationSection(call, document))}`;

/** Renders the named schemas of responses. Those of requests are part of their calls. */
function objects({ components }: OpenApiDocument): Html {
  const answered = Object.entries(components.schemas).filter(([name]) => !name.endsWith('Request'));
  return html`<h2 id="objects">Objects</h2>
    ${answered.map(([name, schema]) => {
      const { description } = schema;
      return html`<section class="object" id="${name}" aria-labelledby="${name}-title">
        <h3 id="${name}-title"><code>${name}</code></h3>
        ${typeof description === 'string' && html`<p>${description}</p>`} ${members(schema)}
      </section>`;
    })}`;
}
