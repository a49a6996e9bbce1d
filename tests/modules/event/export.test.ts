import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  anAdmin,
  anEvent,
  aRegistration,
  aStudent,
  aTeacher,
  type ItemRow,
  type Member,
} from '#tests/support/factories';

let app: App;
let teacher: Member;
let event: ItemRow;
let first: Member;
let waiting: Member;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  const { institution } = teacher;
  event = await anEvent(app, { by: teacher });
  first = await aStudent(app, { institution, firstName: '=1+1', lastName: 'Ümlaut' });
  waiting = await aStudent(app, { institution });
  await aRegistration(app, { event, member: first });
  await aRegistration(app, { event, member: waiting, status: 'waitlisted' });
});
afterAll(() => app.stop());

const exported = (as: Member, query = '', id = event.id) =>
  app.request('GET', `/exports/events/${id}/registrations.csv${query}`, { as });

test('the presenter and admins export the registrations in order, without formulas', async () => {
  const { status, text, headers } = await exported(teacher);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-total-count': '2',
  });
  expect(headers['content-disposition']).toMatch(/filename="registrations-.*\.csv"/);
  const [head, one, two, end] = text.split('\r\n');
  expect(head).toBe('\uFEFFid,memberId,person,email,status,waitlistPosition,registeredAt');
  expect(one).toContain(`${first.membershipId},'=1+1 Ümlaut,${first.email},REGISTERED,,`);
  expect(two).toContain(`${waiting.membershipId},`);
  expect(two).toContain(',WAITLISTED,1,');
  expect(end).toBe('');
  const admin = await anAdmin(app, { institution: teacher.institution });
  expect((await exported(admin)).text).toBe(text);
});

test('a status narrows the file, and an unknown one is refused', async () => {
  const { text, headers } = await exported(teacher, '?status=WAITLISTED');
  expect(headers['x-total-count']).toBe('1');
  expect(text).not.toContain(first.membershipId);
  const refused = await exported(teacher, '?status=LATE');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('status');
});

test('participants, colleagues and strangers do not get it', async () => {
  const colleague = await aTeacher(app, { institution: teacher.institution });
  for (const reader of [first, waiting, colleague]) {
    const { status, text } = await exported(reader);
    expect(status).toBe(403);
    expect(text).not.toContain('@');
  }
  expect((await exported(await aTeacher(app))).status).toBe(404);
  const draft = await anEvent(app, { by: teacher, isPublished: false });
  expect((await exported(colleague, '', draft.id)).status).toBe(404);
});
