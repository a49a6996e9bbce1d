import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type Member,
} from '#tests/support/factories';

const PATH = '/exports/audit.csv';

let app: App;
let school: InstitutionRow;
let admin: Member;
let teacher: Member;
beforeAll(async () => {
  app = await startApp();
  school = await anInstitution(app, { namespace: 'school', plan: 'professional' });
  admin = await anAdmin(app, { institution: school });
  teacher = await aTeacher(app, { institution: school, firstName: '=HYPERLINK("x")', lastName: 'Ärmel' });
});
afterAll(() => app.stop());

/** Parses CSV as defined by RFC 4180. */
function parse(csv: string): string[][] {
  const fields = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g;
  const rows: string[][] = [[]];
  for (const [, field, end] of csv.matchAll(fields)) {
    rows.at(-1)!.push(field!.startsWith('"') ? field!.slice(1, -1).replaceAll('""', '"') : field!);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.slice(0, -1); // the last line ends, too
}

async function exported(query = '', as: Actor = admin): Promise<Record<string, string>[]> {
  const { status, text, headers } = await app.request('GET', PATH + query, { as });
  expect(status).toBe(200);
  const [names, ...lines] = parse(text.replace(/^\uFEFF/, ''));
  expect(headers['x-total-count']).toBe(String(lines.length));
  return lines.map((line) => Object.fromEntries(names!.map((name, at) => [name, line[at]!])));
}

describe('the audit log export', () => {
  test('returns a file named by institution and day, with every entry, the latest first', async () => {
    await aCourse(app, { by: teacher, title: 'Knots, "Ropes"\nand more' });
    const { headers, text } = await app.request('GET', PATH, { as: admin });
    const day = new Date().toISOString().slice(0, 10);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-school-${day}.csv"`,
      'cache-control': 'no-store',
    });
    expect(text.startsWith('\uFEFFid,time,actorKind,')).toBe(true);
    const lines = await exported();
    const { rows } = await app.db.query<{ id: string }>(
      'select id from audit_entry where institution_id = $1 order by id desc',
      [school.id],
    );
    expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const course = lines.find(({ noun }) => noun === 'COURSE')!;
    expect(course).toMatchObject({
      action: 'CREATED',
      label: 'Knots, "Ropes" and more',
      actorKind: 'SYSTEM',
    });
    expect(JSON.parse(course['after']!)).toMatchObject({ title: 'Knots, "Ropes"\nand more' });
  });

  test('keeps a spreadsheet from running formulas that people entered', async () => {
    for (const title of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1']) {
      const { id } = await aCourse(app, { by: teacher, title });
      const [line] = await exported(`?rowId=${id}`);
      expect(line!['label']).toMatch(/^(?![=+\-@\t＝])/u);
      expect(JSON.parse(line!['after']!)).toMatchObject({ title });
    }
    const create = 'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }';
    const input = {
      title: 'By a formula',
      shortDescription: 'A course of somebody with such a name',
      category: 'BUSINESS',
    };
    const { errors } = await app.graphql(create, { input }, { as: teacher });
    expect(errors).toEqual([]);
    const [line] = await exported(`?memberId=${teacher.membershipId}&noun=COURSE`);
    expect(line).toMatchObject({ actor: `'=HYPERLINK("x") Ärmel`, operation: 'createCourse' });
  });

  test('applies the same filters as the list', async () => {
    const courses = await exported('?noun=COURSE&action=CREATED');
    expect(new Set(courses.map(({ noun, action }) => `${noun} ${action}`))).toEqual(
      new Set(['COURSE CREATED']),
    );
    const from = encodeURIComponent(courses[0]!['time']!);
    expect((await exported(`?noun=COURSE&from=${from}`)).length).toBeGreaterThan(0);
    expect(await exported(`?noun=COURSE&to=1990-01-01T00:00:00Z`)).toEqual([]);
  });

  test.each([
    ['action=NONE', 'action'],
    ['rowId=1', 'rowId'],
    ['from=yesterday', 'from'],
    [`noun=${'n'.repeat(101)}`, 'noun'],
  ])('rejects %s', async (query, field) => {
    const { status, body } = await app.request('GET', `${PATH}?${query}`, { as: admin });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID', errors: [{ field }] });
  });

  test('shows how an instant is written', async () => {
    for (const from of ['yesterday', '2026-11-01', '2026-02-30T00:00:00Z']) {
      const { body } = await app.request('GET', `${PATH}?from=${from}`, { as: admin });
      const message = 'Enter a date and time, such as 2027-03-01T18:00:00Z.';
      expect(body).toMatchObject({ errors: [{ field: 'from', message }] });
    }
  });
});

test('an API token with the scope receives the file', async () => {
  const reading = await anApiToken(app, { by: admin, scopes: ['audit:read'] });
  expect((await exported('?noun=COURSE', reading)).length).toBeGreaterThan(0);
  const other = await anApiToken(app, { by: admin, scopes: ['cohorts:read'] });
  const { status, body } = await app.request('GET', PATH, { as: other });
  expect([status, (body as { code: string }).code]).toEqual([403, 'FORBIDDEN']);
});

describe('callers without permission to export the audit log', () => {
  const REFUSED: [string, () => Promise<Actor>, number, string][] = [
    ['a student', () => aStudent(app, { institution: school }), 403, 'FORBIDDEN'],
    ['an instructor', () => Promise.resolve(teacher), 403, 'FORBIDDEN'],
    ['an account without an institution', () => aStudent(app), 403, 'FORBIDDEN'],
    [
      'an admin who is not verified',
      () => anAdmin(app, { institution: school, isVerified: false }),
      403,
      'UNVERIFIED',
    ],
    ['a visitor', () => Promise.resolve(aVisitor()), 401, 'UNAUTHENTICATED'],
  ];
  test.each(REFUSED)('returns no file to %s', async (_, actor, status, code) => {
    const answer = await app.request('GET', PATH, { as: await actor() });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
    expect(answer.headers['content-disposition']).toBeUndefined();
  });

  test("an admin of another institution receives that institution's export", async () => {
    const lines = await exported('', await anAdmin(app));
    expect(lines.filter(({ noun }) => noun === 'COURSE')).toEqual([]);
  });
});

describe('exporting a long log', () => {
  const MANY = 100_000;
  beforeAll(async () => {
    await app.db.query(
      `insert into audit_entry (institution_id, id, noun, row_id, action, after)
       select $1, uuidv7(), 'milestone', uuidv7(), 'created', jsonb_build_object('text', repeat('x', 200)) from generate_series(1, $2)`,
      [school.id, MANY],
    );
    await app.db.query('analyze audit_entry'); // autovacuum does this eventually
  });

  const start = (query: string): Promise<http.IncomingMessage> =>
    new Promise((resolve) => {
      const headers = { host: `localhost:${app.port}`, authorization: `Bearer ${admin.accessToken}` };
      http.get(`${app.url}${PATH}${query}`, { headers }, resolve);
    });

  /** Returns the number of pages that the server has read. */
  function watchPages(): { readonly count: number; stop: () => void } {
    const root = vi.spyOn(app.services.plans, 'root');
    return {
      get count() {
        return root.mock.calls.filter(([info]) => info.fieldName === 'auditEntries').length;
      },
      stop: () => root.mockRestore(),
    };
  }

  /** Waits until no page has been read for two seconds: a page may take one on a busy machine. */
  async function standstill(pages: { readonly count: number }): Promise<number> {
    for (let last = -1; last !== pages.count; await wait(2_000)) last = pages.count;
    return pages.count;
  }

  test('the server reads no further than the client has received, and so never buffers the whole log', async () => {
    const pages = watchPages();
    const answer = await start('?noun=MILESTONE');
    expect(answer.headers['x-total-count']).toBe(String(MANY));
    answer.pause();
    expect(await standstill(pages)).toBeLessThan(MANY / 100 / 2); // the size of the socket buffers between client and server
    let lines = -1;
    for await (const chunk of answer) lines += (chunk as Buffer).toString('latin1').split('\n').length - 1; // \r\n may be cut in two
    expect(lines).toBe(MANY);
    expect(pages.count).toBe(MANY / 100);
    pages.stop();
  });

  test('the server stops reading when the client disconnects', async () => {
    const pages = watchPages();
    const answer = await start('?noun=MILESTONE');
    answer.pause();
    const atStop = await standstill(pages);
    answer.on('error', () => undefined); // the client disconnected
    answer.destroy();
    expect((await standstill(pages)) - atStop).toBeLessThan(3);
    pages.stop();
  });
});
