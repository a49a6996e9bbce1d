import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '#api/rest/openapi/document';
import { ROWS } from '#api/rest/rows';
import { OPEN_FIELDS } from '#app/modules';
import type { Scope } from '#kernel/scope';
import { ApiScope } from '#modules/token/api-scope.enums';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAdmin,
  anApiToken,
  anInstitution,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { page, tableRows } from './pages.ts';

let app: App;
let admin: Member;
let course: ItemRow;
let cohort: ItemRow;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app, { institution: await anInstitution(app, { plan: 'professional' }) });
  course = await aCourse(app, { by: admin });
  cohort = await aCohort(app, { by: admin, courses: [course] });
});
afterAll(() => app.stop());

const scopesIn = (cell: string): Scope[] =>
  (cell.match(/[A-Z]+_[A-Z]+/g) ?? []).map((name) => ApiScope[name]!);

/** Bodies of the reference, which pass validation. */
const { paths } = openApiDocument('Lyceum', OPEN_FIELDS);

/** Fills a path in. Objects exist where a file reads several: the first of them that is missing would be its error. */
const filled = (path: string) =>
  path
    .replace('courseId={id}', `courseId=${course.id}`)
    .replace('cohorts/{id}', `cohorts/${cohort.id}`)
    .replaceAll(/\{(?:id|guid)\}/g, UNKNOWN_ID)
    .replace('{kind}', 'session')
    .replace('{startsAt}', '2027-03-01T18:00:00Z')
    .replace('{namespace}', 'riverside');

/** Returns the error of a call with a token of some scopes that says that the token may not make it; null without one. */
async function refusalOf(method: string, path: string, scopes: readonly Scope[]): Promise<string | null> {
  const as = await anApiToken(app, { by: admin, scopes });
  const body = paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json'].example;
  const { status, text } = await app.request(method, filled(path), {
    as,
    ...(body !== undefined && { body }),
  });
  expect([status, text]).not.toEqual([400, expect.anything()]);
  if (status !== 403) return null;
  return (JSON.parse(text) as { message: string }).message;
}

async function expectExactly(method: string, path: string, scopes: readonly Scope[]): Promise<void> {
  expect(await refusalOf(method, path, scopes.length > 0 ? scopes : ['webhooks:read'])).toBeNull();
  for (const missing of scopes) {
    const others = scopes.filter((scope) => scope !== missing);
    const refusal = await refusalOf(method, path, others.length > 0 ? others : ['webhooks:read']);
    expect(refusal).toEqual(expect.stringContaining(missing));
  }
}

describe('a token with the scopes of the page, and no fewer, may', () => {
  const files = tableRows(page('docs/graphql.md')).filter(([path]) => /^\/(exports|files)\//.test(path!));

  test.each(files.map(([path, scopes]) => [path!, scopesIn(scopes!)] as const))(
    'download %s',
    async (path, scopes) => expectExactly('GET', path, scopes),
  );

  const calls = tableRows(page('docs/rest.md'))
    .filter(([call]) => /^(GET|POST) \//.test(call!))
    .flatMap(([names, scopes]) => names!.split(', ').map((call) => [call, scopesIn(scopes!)] as const));

  test.each(calls)('call %s', async (call, scopes) => {
    const [method, path] = call.split(' ') as [string, string];
    await expectExactly(method, `/api/v1${path}`, scopes);
  });

  test('not make the other calls', async () => {
    const others = ROWS.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`).filter(
      (call) => !calls.some(([listed]) => listed === call),
    );
    expect(others).toContain('POST /cohorts/{guid}/enroll');
    for (const call of new Set(others)) {
      const [method, path] = call.split(' ') as [string, string];
      expect([call, await refusalOf(method, `/api/v1${path}`, Object.values(ApiScope))]).toEqual([
        call,
        expect.stringContaining('for people who have signed in'),
      ]);
    }
  });
});
