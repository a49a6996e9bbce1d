import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linesOf } from '#modules/course/course-sharing.rules';
import { type App, startApp } from '#tests/support/app';
import {
  type Actor,
  aCourse,
  aMembership,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type InstitutionRow,
  type ItemRow,
  type Member,
} from '#tests/support/factories';
import { switchTo } from '#tests/modules/account/calls';

const SHARE = `mutation ($input: ShareCourseInput!) {
  shareCourse(input: $input) { invited alreadyInvited course { id title } }
}`;

let app: App;
let institution: InstitutionRow;
let teacher: Member;
let course: ItemRow;
beforeAll(async () => {
  app = await startApp();
  institution = await anInstitution(app, { name: 'Night <School>', namespace: 'night-school' });
  teacher = await aTeacher(app, { institution, firstName: 'Ada', lastName: 'Love' });
  course = await aCourse(app, { by: teacher, title: 'Knots & "Ropes"' });
});
afterAll(() => app.stop());

interface Asked {
  emails: string[];
  message?: string;
  courseId?: string;
  as?: Actor;
}

function share({ emails, message = '', courseId = course.id, as = teacher }: Asked) {
  return app.graphql(SHARE, { input: { courseId, message, emails } }, { as });
}

const invitationsTo = async (email: string) =>
  (await app.db.query('select course_id, sent_by_id, message from invitation where email = $1', [email]))
    .rows;

describe('sharing a course', () => {
  test("invites each address with the course's page on the institution's own host", async () => {
    const { data } = await share({
      emails: ['Sam@Example.org', '', ' kim@example.org ', 'sam@example.org'],
      message: 'Come & see <b>this</b>.\nIt is fun.',
    });
    expect(data).toEqual({
      shareCourse: {
        invited: ['sam@example.org', 'kim@example.org'],
        alreadyInvited: [],
        course: { id: course.id, title: 'Knots & "Ropes"' },
      },
    });
    const [mail, ...others] = await app.mailTo('sam@example.org');
    await app.mailTo('kim@example.org');
    expect(others).toEqual([]);
    expect(mail!.to).toEqual(['sam@example.org']); // the recipients do not see each other
    expect(mail!.subject).toBe('Ada Love invites you to "Knots & "Ropes""');
    const link = `http://night-school.localhost:${app.port}/course/${course.id}`;
    expect(mail!.text).toContain(`See the course: ${link}`);
    expect(mail!.text).toContain('> Come & see <b>this</b>.\n> It is fun.');
    expect(mail!.html).toContain(`href="${link}"`);
    expect(mail!.html).toContain('Come &amp; see &lt;b&gt;this&lt;/b&gt;.<br>It is fun.');
    expect(mail!.html).toContain('Ada Love of Night &lt;School&gt; invites you');
    expect(await invitationsTo('sam@example.org')).toEqual([
      {
        course_id: course.id,
        sent_by_id: teacher.membershipId,
        message: 'Come & see <b>this</b>.\nIt is fun.',
      },
    ]);
  });

  test('the link opens the course for everyone who has it', async () => {
    const page = await app.request('GET', `/course/${course.id}`, {
      host: 'night-school',
      headers: { accept: 'text/html' },
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('<div id="root">');
  });

  test('sends no second mail to an address within an hour, and reports it', async () => {
    await share({ emails: ['twice@example.org'] });
    const { data } = await share({ emails: ['TWICE@example.org', 'once@example.org'] });
    expect(data).toMatchObject({
      shareCourse: { invited: ['once@example.org'], alreadyInvited: ['twice@example.org'] },
    });
    await app.mailTo('once@example.org');
    expect(await app.mailTo('twice@example.org')).toHaveLength(1);

    await app.db.query(
      `update invitation set created_at = now() - interval '61 minutes' where email = 'twice@example.org'`,
    );
    const later = await share({ emails: ['twice@example.org'] });
    expect(later.data).toMatchObject({ shareCourse: { invited: ['twice@example.org'], alreadyInvited: [] } });
    expect(await app.mailTo('twice@example.org', 2)).toHaveLength(2);
  });

  test.each([1, 2, 3, 4, 5])(
    'sharing with one address ten times concurrently sends one mail (round %i)',
    async (round) => {
      const email = `parallel${round}@example.org`;
      const answers = await Promise.all(Array.from({ length: 10 }, () => share({ emails: [email] })));
      const invited = answers.flatMap(
        ({ data }) => (data as { shareCourse: { invited: string[] } }).shareCourse.invited,
      );
      expect(invited).toEqual([email]);
      expect(await invitationsTo(email)).toHaveLength(1);
    },
  );
});

describe('the addresses of an invitation', () => {
  const refusal = async (emails: string[], message?: string) => {
    const { errors, code } = await share({ emails, ...(message !== undefined && { message }) });
    expect(code).toBe('INVALID');
    return errors[0]!;
  };

  test('errors name invalid addresses by line, and nobody is invited', async () => {
    const error = await refusal(['good@example.org', '', 'not an address', 'Ann <ann@example.org>']);
    expect(error.message).toBe('Line 3: “not an address” isn’t a valid email address.');
    expect(error.extensions).toMatchObject({
      code: 'INVALID',
      fields: [
        { field: 'emails.2', message: 'Line 3: “not an address” isn’t a valid email address.' },
        { field: 'emails.3', message: 'Line 4: “Ann <ann@example.org>” isn’t a valid email address.' },
      ],
    });
    expect(await invitationsTo('good@example.org')).toEqual([]);
  });

  test.each([
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    '"a b"@c.example',
    'a@localhost',
    `${'a'.repeat(65)}@b.example`,
    `a@${'b'.repeat(250)}.example`,
  ])('rejects injection and overflow: %j', async (email) => {
    expect((await refusal([email])).extensions).toMatchObject({ code: 'INVALID' });
  });

  test('accepts one to a hundred addresses', async () => {
    expect((await refusal(['', ' '])).message).toBe('Enter at least one email address.');
    const many = Array.from({ length: 101 }, (_, at) => `p${at}@example.org`);
    expect((await refusal(many)).message).toBe('You can invite up to 100 people at once.');
  });

  test('accepts a message of at most 2,000 characters', async () => {
    expect((await refusal(['long@example.org'], 'x'.repeat(2001))).message).toBe(
      'Use at most 2,000 characters.',
    );
  });

  test('a text field is read line by line', () => {
    expect(linesOf('a@b.example\r\n\nc@d.example')).toEqual(['a@b.example', '', 'c@d.example']);
  });
});

describe('permission to share', () => {
  test('an admin may share any course; another instructor, a student and a visitor may share none', async () => {
    const admin = await anAdmin(app, { institution });
    expect((await share({ emails: ['by-admin@example.org'], as: admin })).errors).toEqual([]);
    const colleague = await aTeacher(app, { institution });
    const student = await aStudent(app, { institution });
    for (const [as, code] of [
      [colleague, 'FORBIDDEN'],
      [student, 'FORBIDDEN'],
      [aVisitor(), 'UNAUTHENTICATED'],
    ] as const) {
      const { errors } = await share({ emails: ['nobody@example.org'], as });
      expect(errors[0]!.extensions).toMatchObject({ code });
    }
    expect(await invitationsTo('nobody@example.org')).toEqual([]);
  });

  test("another institution's course is reported as unknown even if it is public", async () => {
    const stranger = await anAdmin(app);
    const open = await aCourse(app, { by: teacher, isPublic: true });
    const unknown = await share({
      emails: ['n@example.org'],
      as: stranger,
      courseId: stranger.institution.id,
    });
    for (const courseId of [course.id, open.id]) {
      const { errors, code } = await share({ emails: ['n@example.org'], as: stranger, courseId });
      expect({ errors, code }).toEqual({ errors: unknown.errors, code: 'NOT_FOUND' });
    }
  });

  test('a draft must be published first; others see it as unknown', async () => {
    const draft = await aCourse(app, { by: teacher, status: 'draft' });
    const own = await share({ emails: ['d@example.org'], courseId: draft.id });
    expect(own.errors[0]!.message).toBe('Publish the course before you share it.');
    const colleague = await aTeacher(app, { institution });
    expect((await share({ emails: ['d@example.org'], courseId: draft.id, as: colleague })).code).toBe(
      'NOT_FOUND',
    );
  });

  test('an account sends at most 500 invitations a day across all its institutions', async () => {
    const person = await aTeacher(app);
    const ofFirst = await aCourse(app, { by: person });
    const second = await anInstitution(app);
    const membership = await aMembership(app, person, second, 'instructor');
    const ofSecond = await aCourse(app, { by: { ...person, ...membership } });
    for (let call = 0; call < 5; call++) {
      const emails = Array.from(
        { length: call < 4 ? 100 : 99 },
        (_, at) => `relay-${call}-${at}@example.org`,
      );
      expect((await share({ emails, courseId: ofFirst.id, as: person })).errors).toEqual([]);
    }
    const { accessToken } = (await switchTo(app, second.id, { as: person })).data.switchInstitution;
    const as = { ...person, accessToken: accessToken as string };
    const tooMany = await share({ emails: ['a@example.org', 'b@example.org'], courseId: ofSecond.id, as });
    expect(tooMany).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(tooMany.errors[0]!.message).toBe('You can send 500 invitations a day. Try again tomorrow.');
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(3500);
    expect((await share({ emails: ['a@example.org'], courseId: ofSecond.id, as })).errors).toEqual([]);
    expect((await share({ emails: ['b@example.org'], courseId: ofSecond.id, as })).code).toBe(
      'TOO_MANY_REQUESTS',
    );
  });

  test('an institution sends at most 500 invitations a day, and counts only its own', async () => {
    const busy = await aTeacher(app);
    const theirs = await aCourse(app, { by: busy });
    await app.db.query(
      `insert into attempt (key, count, ends_at) values ($1, 498, now() + interval '1 hour')`,
      [`invitations-of-institution:${busy.institution.id}`],
    );
    const asked = (emails: string[]) => share({ emails, as: busy, courseId: theirs.id });
    const tooMany = await asked(['x1@example.org', 'x2@example.org', 'x3@example.org']);
    expect(tooMany.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(tooMany.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(await invitationsTo('x1@example.org')).toEqual([]);
    expect((await asked(['x1@example.org', 'x2@example.org'])).errors).toEqual([]);
    expect((await asked(['x3@example.org'])).code).toBe('TOO_MANY_REQUESTS');
    expect((await share({ emails: ['elsewhere@example.org'] })).errors).toEqual([]);
  });
});
