import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, aTeacher } from '#tests/support/factories';

const CONTACT_SALES = 'mutation ($input: ContactSalesInput!) { contactSales(input: $input) { message } }';

const INQUIRY = {
  name: 'Mara Voss',
  email: 'Mara@Voss.example',
  institution: 'Voss University',
  students: 12_000,
  message: 'We have three campuses.\nCan we meet?',
};

let app: App;

const contactSales = (input: object = {}, options: object = {}) =>
  app.graphql(CONTACT_SALES, { input: { ...INQUIRY, ...input } }, options);

describe('with SALES_EMAIL', () => {
  beforeAll(async () => {
    app = await startApp({ env: { SALES_EMAIL: 'sales@lyceum.example', TRUST_PROXY: 'true' } });
  });
  afterAll(() => app.stop());

  test('the inquiry of a visitor arrives there, and the answer goes to the visitor', async () => {
    const { data } = await contactSales();
    expect(data.contactSales.message).toBe(
      'We received your message, and will answer it at mara@voss.example.',
    );
    const [mail] = await app.mailTo('sales@lyceum.example');
    expect(mail!.subject).toBe('Voss University asks about plans');
    expect(mail!.text).toContain('Mara Voss (mara@voss.example) of Voss University');
    expect(mail!.text).toContain('12,000 students');
    expect(mail!.text).toContain('> We have three campuses.\n> Can we meet?');
    expect(mail!.source).toMatch(/^Reply-To: mara@voss\.example\r$/m);
  });

  test('a member asks as well, and no text becomes a header or a recipient', async () => {
    const as = await aTeacher(app);
    const smuggled = 'Knots\u2028Bcc: victim@example.org';
    expect((await contactSales({ institution: smuggled }, { as })).code).toBeUndefined();
    const mail = (await app.mailTo('sales@lyceum.example', 2))[1]!;
    expect(mail.subject).toBe('Knots Bcc: victim@example.org asks about plans');
    expect(mail.to).toEqual(['sales@lyceum.example']);
  });

  test.each([
    ['name', ' ', 'Enter your name.'],
    ['name', 'Mara\nBcc: victim@example.org', 'Invalid Entry'],
    ['email', 'mara', 'Enter a valid email address.'],
    ['email', 'mara@voss.example, victim@example.org', 'Enter a valid email address.'],
    ['institution', '', 'Enter the name of your institution.'],
    ['students', 0, 'Enter at least 1.'],
    ['message', '\u200b', 'Enter a message.'],
  ])('%s %j is refused at its field, and nothing is mailed', async (field, value, message) => {
    const before = app.mails().length;
    const { code, errors } = await contactSales({ [field]: value });
    expect(code).toBe('INVALID');
    expect(errors[0]!.extensions.fields).toEqual([{ field, message }]);
    expect(app.mails()).toHaveLength(before);
  });

  test('a network sends a limited number of inquiries, and other networks are not affected', async () => {
    const from = (address: string) => contactSales({}, { headers: { 'x-forwarded-for': address } });
    const answers = await Promise.all(Array.from({ length: 22 }, () => from('203.0.113.1')));
    expect(answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    expect((await from('203.0.113.2')).code).toBeUndefined();
  });
});

describe('without SALES_EMAIL', () => {
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test('an inquiry that nobody would read is refused in words that say what to do', async () => {
    const { code, errors } = await contactSales();
    expect(code).toBe('CONFLICT');
    expect(errors[0]!.message).toBe(
      'No one answers inquiries here yet. Ask the people who run this site to set SALES_EMAIL.',
    );
  });

  test('the super admins receive it, each in a mail of their own', async () => {
    const staff = [
      await anAccount(app, { isSuperAdmin: true }),
      await anAccount(app, { isSuperAdmin: true }),
    ];
    const outsider = await anAccount(app);
    expect((await contactSales()).code).toBeUndefined();
    for (const { email } of staff) {
      const mails = await app.mailTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]!.to).toEqual([email]);
    }
    expect(app.mails().flatMap(({ to }) => to)).not.toContain(outsider.email);
  });
});
