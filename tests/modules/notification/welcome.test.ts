import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  A_SIGN_UP,
  linkTokenFor,
  newEmail,
  requestReset,
  resetLinkFor,
  resetPassword,
  signIn,
  signUp,
  tokenOf,
  verifyEmail,
} from '#tests/modules/account/calls';
import { enroll } from '#tests/modules/enrollment/calls';
import { acceptInvitation, inviteMembers, tokenMailedTo } from '#tests/modules/invitation/calls';
import { type App, startApp } from '#tests/support/app';
import {
  aCohort,
  aCourse,
  anAccount,
  anAdmin,
  anInstitution,
  aStudent,
  aTeacher,
  type InstitutionRow,
  type Member,
  PASSWORD,
} from '#tests/support/factories';

const FIELDS = 'sendsWelcomeMail welcomeSubject welcomeMessage mutedKinds version';
const UPDATE = `mutation ($input: UpdateInstitutionNotificationsInput!) {
  updateInstitutionNotifications(input: $input) { institution { notifications { ${FIELDS} } } }
}`;
const TEST = `mutation ($input: SendTestWelcomeMailInput!) { sendTestWelcomeMail(input: $input) { email } }`;

const WELCOME = {
  sendsWelcomeMail: true,
  welcomeSubject: 'Welcome to {institution}, {name}',
  welcomeMessage: 'Hello {name},\n\nthis is **{institution}**. See [the rules](https://rules.example).',
};

let app: App;
let school: InstitutionRow;
let admin: Member;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());
beforeEach(async () => {
  school = await anInstitution(app, { name: 'Chalk & *Slate*' });
  admin = await anAdmin(app, { institution: school, firstName: 'Grace' });
});

const update = (input: object, as: Member = admin) => app.graphql(UPDATE, { input }, { as });
const read = async (as: Member = admin) =>
  (await app.graphql(`{ institution { notifications { ${FIELDS} } } }`, {}, { as })).data.institution
    .notifications as object | null;

/** Returns the subjects of the mails to an address that have come. */
const subjectsTo = (address: string) =>
  app
    .mails()
    .filter(({ to }) => to.includes(address))
    .map(({ subject }) => subject);

/** Resolves once all enqueued mails are sent. */
const allSent = async () => {
  await expect
    .poll(
      async () =>
        (
          await app.db.query<{ count: number }>(
            `select (select count(*) from graphile_worker._private_jobs)::int
               + (select count(*) from graphile_worker_prompt._private_jobs)::int as count`,
          )
        ).rows[0]!.count,
      { timeout: 15_000 },
    )
    .toBe(0);
};

describe('the welcome mail', () => {
  test('is saved by an admin, and a change that is based on an older version is refused', async () => {
    const { data } = await update({ ...WELCOME, version: 1 });
    expect(data.updateInstitutionNotifications.institution.notifications).toEqual({
      ...WELCOME,
      mutedKinds: [],
      version: 2,
    });
    const stale = await update({ welcomeSubject: 'Hi', version: 1 });
    expect(stale).toMatchObject({ code: 'CONFLICT', errors: [{ extensions: { currentVersion: 2 } }] });
    expect(await read()).toMatchObject(WELCOME);
    expect(await read(await aTeacher(app, { institution: school }))).toBeNull();
  });

  test.each([
    ['a placeholder that nothing replaces', { welcomeMessage: 'Hello {nmae}' }, 'welcomeMessage', '{nmae}'],
    [
      'an unknown one in the subject',
      { welcomeSubject: 'Hello {first name}' },
      'welcomeSubject',
      '{first name}',
    ],
    [
      'a subject of two lines',
      { welcomeSubject: 'Hello\nBcc: all@example.org' },
      'welcomeSubject',
      'one line',
    ],
    ['a long subject', { welcomeSubject: 'x'.repeat(121) }, 'welcomeSubject', 'at most 120'],
    ['a long message', { welcomeMessage: 'x'.repeat(5001) }, 'welcomeMessage', 'at most 5,000'],
    ['an empty message', { welcomeMessage: ' \n ' }, 'welcomeMessage', 'Write a message'],
    ['a mail that is on without texts', { sendsWelcomeMail: true }, 'welcomeSubject', 'Enter a subject'],
    ['mails about money that nobody gets', { mutedKinds: ['REFUND'] }, 'mutedKinds', 'money'],
  ])('is refused with %s, and nothing is changed', async (_, input, field, message) => {
    const before = await read();
    const { code, errors } = await update(input);
    expect({ code, field: errors[0]?.extensions?.['fields'] }).toEqual({
      code: 'INVALID',
      field: [
        {
          field: expect.stringContaining(field) as string,
          message: expect.stringContaining(message) as string,
        },
      ],
    });
    expect(await read()).toEqual(before);
  });

  test('is not changed by a teacher or a student', async () => {
    for (const as of [
      await aTeacher(app, { institution: school }),
      await aStudent(app, { institution: school }),
    ]) {
      expect((await update(WELCOME, as)).code).toBe('FORBIDDEN');
      const { code } = await app.graphql(TEST, { input: { subject: 'a', message: 'b' } }, { as });
      expect(code).toBe('FORBIDDEN');
    }
  });

  test('comes once to a person who signs up, after the address is verified', async () => {
    await update(WELCOME);
    const form = { ...A_SIGN_UP(), firstName: 'Ada', institution: school.namespace };
    const { data } = await signUp(app, form);
    await allSent();
    expect(subjectsTo(form.email)).toHaveLength(1); // the code
    const code = await linkTokenFor(app, form.email);
    const as = { accessToken: data.signUp.accessToken as string };
    await verifyEmail(app, { code }, { as });
    const [, mail] = await app.mailTo(form.email, 2);
    expect(mail).toMatchObject({ subject: 'Welcome to Chalk & *Slate*, Ada' });
    expect(mail!.text).toContain('Hello Ada,');
    expect(mail!.html).toContain('<strong>Chalk &amp; *Slate*</strong>');
    expect(mail!.html).toContain('<a href="https://rules.example">the rules</a>');
    await verifyEmail(app, { code }, { as });
    await signIn(app, { email: form.email, password: form.password, institution: school.namespace });
    await allSent();
    expect(subjectsTo(form.email)).toHaveLength(2);
  });

  test('comes to a person who proves the address by another password', async () => {
    await update(WELCOME);
    const form = { ...A_SIGN_UP(), firstName: 'Ada', institution: school.namespace };
    await signUp(app, form);
    await requestReset(app, form.email);
    const token = tokenOf(await resetLinkFor(app, form.email));
    await resetPassword(app, { token, password: 'Another-pass1!' });
    await allSent();
    expect(subjectsTo(form.email)).toContain('Welcome to Chalk & *Slate*, Ada');
  });

  test('comes to those who accept an invitation, enroll from outside or sign in, and to no member again', async () => {
    await update(WELCOME);
    const teacher = await aTeacher(app, { institution: school });
    const cohort = await aCohort(app, {
      by: teacher,
      courses: [await aCourse(app, { by: teacher, isPublic: true })],
      isPublic: true,
    });
    const invited = await anAccount(app, { firstName: 'Invited' });
    await inviteMembers(app, [{ email: invited.email }], admin);
    await acceptInvitation(app, await tokenMailedTo(app, invited.email), { as: invited });
    const outsider = await anAccount(app, { firstName: 'Outsider' });
    expect((await enroll(app, cohort, outsider)).errors).toEqual([]);
    const joining = await anAccount(app, { firstName: 'Joining' });
    await signIn(app, { email: joining.email, password: PASSWORD, institution: school.namespace });
    const member = await aStudent(app, { institution: school, firstName: 'Member' });
    await signIn(app, { email: member.email, password: PASSWORD, institution: school.namespace });
    expect((await enroll(app, cohort, member)).errors).toEqual([]);
    await allSent();
    const welcomed = app.mails().filter(({ subject }) => subject.startsWith('Welcome to Chalk'));
    const ofThem = [invited, outsider, joining, member].map(
      ({ email }) => welcomed.filter(({ to }) => to.includes(email)).length,
    );
    expect(ofThem).toEqual([1, 1, 1, 0]);
  });

  test('is not sent while it is off', async () => {
    await update({ ...WELCOME, sendsWelcomeMail: false });
    const joining = await anAccount(app);
    await signIn(app, { email: joining.email, password: PASSWORD, institution: school.namespace });
    await allSent();
    expect(subjectsTo(joining.email)).toEqual([]);
  });

  test('shows names as they are, HTML as text, and no images', async () => {
    const joining = await anAccount(app, { firstName: '[x](javascript:a) <b>*Eve*' });
    await update({
      sendsWelcomeMail: true,
      welcomeSubject: 'Hi {name}',
      welcomeMessage:
        '{name} <script>a</script> [bad](javascript:alert(1)) ![pixel](https://spy.example/p.png)',
    });
    await signIn(app, { email: joining.email, password: PASSWORD, institution: school.namespace });
    const [mail] = await app.mailTo(joining.email);
    expect(mail!.html).toContain('[x](javascript:a) &lt;b&gt;*Eve* &lt;script&gt;');
    expect(mail!.html).not.toMatch(/<script|<img|href="javascript/);
    expect(mail!.subject).toBe('Hi [x](javascript:a) <b>*Eve*');
  });

  test('leaves out the name of a person who has none', async () => {
    const joining = await anAccount(app, { firstName: '' });
    await update({
      sendsWelcomeMail: true,
      welcomeSubject: '{name}, welcome',
      welcomeMessage: 'Hello {name},\n\n{name}: hi.',
    });
    await signIn(app, { email: joining.email, password: PASSWORD, institution: school.namespace });
    const [mail] = await app.mailTo(joining.email);
    expect(mail!.subject).toBe('welcome');
    expect(mail!.text).toContain('Hello,\n\nhi.');
  });

  test('is mailed to its author as a test, in the texts of the form', async () => {
    const input = { subject: 'Draft for {name}', message: 'To *{institution}*' };
    const { data } = await app.graphql(TEST, { input }, { as: admin });
    expect(data.sendTestWelcomeMail).toEqual({ email: admin.email });
    const [mail] = await app.mailTo(admin.email);
    expect(mail).toMatchObject({ subject: 'Draft for Grace' });
    expect(mail!.html).toContain('<em>Chalk &amp; *Slate*</em>');
    expect(await read()).toMatchObject({ welcomeSubject: '', version: 1 });
    for (let count = 1; count < 10; count++) await app.graphql(TEST, { input }, { as: admin });
    expect((await app.graphql(TEST, { input }, { as: admin })).code).toBe('TOO_MANY_REQUESTS');
  });
});

test('a kind of notification that an admin turned off shows in the app, and is mailed to nobody', async () => {
  const teacher = await aTeacher(app, { institution: school });
  const cohort = await aCohort(app, { by: teacher, courses: [await aCourse(app, { by: teacher })] });
  const [first, second] = [
    await aStudent(app, { institution: school, email: newEmail() }),
    await aStudent(app, { institution: school, email: newEmail() }),
  ];
  await enroll(app, cohort, first);
  await app.mailTo(first.email);
  await update({ mutedKinds: ['ENROLLMENT', 'ENROLLMENT'] });
  expect(await read()).toMatchObject({ mutedKinds: ['ENROLLMENT'] });
  await enroll(app, cohort, second);
  const seen = () => app.graphql('{ notifications { nodes { kind } } }', {}, { as: second });
  await expect
    .poll(async () => (await seen()).data.notifications.nodes as object[])
    .toEqual([{ kind: 'ENROLLMENT' }]);
  await allSent();
  expect(subjectsTo(second.email)).toEqual([]);
});
