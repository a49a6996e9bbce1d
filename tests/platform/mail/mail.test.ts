import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isMailAddress } from '#platform/mail/address';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import type { AnyMail, Mail } from '#platform/mail/mail';
import { renderMail } from '#platform/mail/render';
import { type App, startApp } from '#tests/support/app';
import { anInstitution } from '#tests/support/factories';

const config = { appName: 'Lyceum', appOrigin: 'https://learn.example.org' };

const cohort = {
  subjectId: '00000000-0000-7000-8000-000000000001',
  subjectTitle: 'Spring',
  institution: 'Demo',
  namespace: 'demo',
  firstName: 'Sam',
};

/** One mail of each template. */
const MAILS: AnyMail[] = [
  { to: 'sam@x.example', template: 'cohort-deleted', data: cohort },
  { to: 'sam@x.example', template: 'enrollment', data: cohort },
  {
    to: 'sam@x.example',
    template: 'invitation',
    data: {
      courseId: 'c1',
      courseTitle: 'Knots',
      institution: 'Demo',
      namespace: 'demo',
      sender: 'Ada',
      message: 'Come!',
    },
  },
  {
    to: 'sam@x.example',
    template: 'verification-code',
    data: {
      email: 'sam@x.example',
      code: '123456',
      token: 'of-the-link',
      minutes: '10',
      namespace: 'demo',
    },
  },
  {
    to: 'sam@x.example',
    template: 'password-reset',
    data: { token: 'a-token', minutes: 30, namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'two-factor-changed',
    data: { change: 'on', firstName: 'Sam', namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'two-factor-changed',
    data: { change: 'off-by-staff', reason: 'You lost your phone.', firstName: 'Sam', namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'passkey-changed',
    data: { change: 'added', name: 'Phone', firstName: 'Sam', namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'sign-in-warning',
    data: { about: 'code', address: '203.0.113.7', firstName: 'Sam', namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'email-change',
    data: { token: 'a-token', minutes: 30, namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'email-change-requested',
    data: { newEmail: 'new@x.example', token: 'a-token', days: 7, namespace: 'demo' },
  },
  { to: 'sam@x.example', template: 'email-taken', data: { firstName: 'Sam', namespace: 'demo' } },
  {
    to: 'sam@x.example',
    template: 'password-changed',
    data: { firstName: 'Sam', namespace: 'demo' },
  },
  {
    to: 'sam@x.example',
    template: 'institution-reopened',
    data: { institution: 'Demo', namespace: 'demo', firstName: 'Sam' },
  },
  { to: 'sam@x.example', template: 'waitlist-promotion', data: cohort },
  { to: 'sam@x.example', template: 'cohort-change', data: { ...cohort, details: ['start-date'] } },
  { to: 'sam@x.example', template: 'student-enrollment', data: { ...cohort, student: 'Ana Silva' } },
  { to: 'sam@x.example', template: 'activity', data: cohort },
  { to: 'sam@x.example', template: 'enrollment', data: { ...cohort, details: ['paid'] } },
  { to: 'sam@x.example', template: 'cohort-change', data: { ...cohort, details: ['meetings', 'end-date'] } },
  {
    to: 'sam@x.example',
    template: 'event-reminder',
    data: {
      ...cohort,
      details: ['meeting'],
      startsAt: '2026-11-24T23:00:00+00:00',
      timeZone: 'America/New_York',
    },
  },
  {
    to: 'sam@x.example',
    template: 'event-reminder',
    data: { ...cohort, details: ['lesson'], startsAt: '2026-11-24T23:00:00+00:00', timeZone: 'UTC' },
  },
  {
    to: 'sam@x.example',
    template: 'work-due',
    data: { ...cohort, startsAt: '2026-11-24T23:00:00+00:00', timeZone: 'Europe/Berlin' },
  },
  { to: 'sam@x.example', template: 'plan-use', data: { ...cohort, details: ['full'] } },
  { to: 'sam@x.example', template: 'plan-change', data: { ...cohort, details: ['starter'] } },
  {
    to: 'sam@x.example',
    template: 'plan-change',
    data: { ...cohort, details: ['starter'], more: { until: '2026-11-24' } },
  },
  { to: 'sam@x.example', template: 'plan-change', data: { ...cohort, details: ['free'] } },
  { to: 'sam@x.example', template: 'payment-failure', data: cohort },
];

describe('every mail template', () => {
  test.each(MAILS)('$template has the same content as text and as HTML', (mail) => {
    const { subject, text, html } = renderMail(mail, config);
    const spoken = html
      .replace(/^[^]*<h1[^>]*>[^<]*<\/h1>/, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'");
    const words = (source: string) => new Set(source.match(/[\p{L}\p{N}:/.-]{4,}/gu));
    expect(
      [...words(text)].filter(
        (word) => !words(spoken).has(word.replace(/:$/, '')) && !words(spoken).has(word),
      ),
    ).toEqual([]);
    expect(subject).not.toMatch(/undefined|\[object/);
    expect(text).not.toMatch(/undefined|\[object|[<>]{2}/);
    expect(text).toContain('Lyceum');
  });

  test.each(MAILS)("$template links to the institution's own host", (mail) => {
    const { text, html } = renderMail(mail, config);
    expect(text).toContain('https://demo.learn.example.org/');
    expect(html).toMatch(/href="https:\/\/demo\.learn\.example\.org\//);
  });

  test.each(MAILS)(
    '$template is accessible to screen readers: language, title, one heading, no images',
    (mail) => {
      const { html, subject } = renderMail(mail, config);
      expect(html).toContain('<html lang="en">');
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      expect(html).not.toMatch(/<img|<script|<table|<link|http-equiv|url\(/);
      expect(subject.length).toBeLessThan(100);
    },
  );

  test.each(MAILS)('$template escapes its data in HTML', (mail) => {
    const hostile = Object.fromEntries(
      Object.entries(mail.data).map(([key, value]) => [
        key,
        ['namespace', 'startsAt', 'timeZone', 'change', 'about'].includes(key)
          ? value
          : `"><img src=x onerror='a()'>&`,
      ]),
    );
    const { html } = renderMail({ ...mail, data: hostile } as unknown as Mail, config);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/href="[^"]*[<>'][^"]*"/);
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=&#39;a()&#39;&gt;&amp;');
  });

  test('without a namespace, or under an IP address, links lead to the root host', () => {
    const mail: Mail = {
      to: 'a@b.example',
      template: 'verification-code',
      data: { email: 'a@b.example', code: '1', token: 'of-the-link', minutes: '10' },
    };
    expect(renderMail(mail, config).text).toContain(
      'https://learn.example.org/verify#email=a%40b.example&code=of-the-link',
    );
    const bare = renderMail(MAILS[1]!, { ...config, appOrigin: 'http://127.0.0.1:4000' });
    expect(bare.text).toContain(`http://127.0.0.1:4000/cohorts/${cohort.subjectId}`);
  });
});

test('a mail of an institution has its name and its color, and still no image', () => {
  const brand = { name: 'Voss & Co', color: '#7d2e68' };
  const { text, html } = renderMail(MAILS[2]!, config, { brand });
  expect(text).toMatch(/^Voss & Co\n\n/);
  expect(html).toContain('<p>Voss &amp; Co</p></header>');
  expect(html.match(/#7d2e68/g)).toHaveLength(3); // the line below the name, the quote and the button
  expect(html).not.toMatch(/#3b5bdb|<img|url\(/);
  expect(renderMail(MAILS[2]!, config).html).not.toContain('<header');
});

describe('a mail address', () => {
  test.each(['a@b.example', 'first.last+tag@sub.example.org', "o'neil@example.org", 'jürgen@müller.example'])(
    '%s is valid',
    (address) => expect(isMailAddress(address)).toBe(true),
  );

  test.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\n',
    'Ann <a@b.example>',
    '"a b"@c.example',
    'a b@c.example',
    'a@b@c.example',
    'a@b..example',
    'a@[127.0.0.1]',
    `${'a'.repeat(250)}@b.example`,
  ])('%j is invalid, and nothing is queued for it', async (address) => {
    expect(isMailAddress(address)).toBe(false);
    const never = { execute: () => expect.unreachable() };
    await expect(enqueueMail(never as never, { ...MAILS[3]!, to: address } as Mail)).rejects.toThrow(
      'one plain address',
    );
  });
});

const send = (app: App, mail: AnyMail) =>
  app.services.orm.em.fork().transactional((em) => enqueueMail(em as never, mail as Mail));

describe('over SMTP', () => {
  let app: App;
  beforeAll(async () => {
    app = await startApp({ env: { MAIL_FROM: 'Lyceum <no-reply@learn.example>' } });
  });
  afterAll(() => app.stop());

  test('a mail comes from the configured sender, as text and HTML', async () => {
    await send(app, { ...MAILS[3]!, to: 'smtp@example.org' });
    const [mail] = await app.mailTo('smtp@example.org');
    expect(mail).toMatchObject({ from: 'no-reply@learn.example', to: ['smtp@example.org'] });
    expect(mail!.source).toMatch(/^From: Lyceum <no-reply@learn\.example>\r$/m);
    expect(mail!.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail!.text).toContain('    123456');
    expect(mail!.html).toContain('123456');
  });

  test('no text becomes a header or a recipient', async () => {
    const smuggled = 'Knots\r\nBcc: victim@example.org\r\nX-Own: 1\r\n\r\nBody \u2028 Ü';
    await send(app, {
      to: 'headers@example.org',
      template: 'invitation',
      data: {
        courseId: 'c',
        courseTitle: smuggled,
        institution: 'D',
        namespace: 'demo',
        sender: 'Ada\nX: 1',
        message: '.\r\n.\r\nDATA',
      },
    });
    const [mail] = await app.mailTo('headers@example.org');
    const head = mail!.source.slice(0, mail!.source.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(bcc|x-own|x):/im);
    expect(mail!.to).toEqual(['headers@example.org']);
    expect(mail!.subject).toBe('Ada X: 1 invites you to "Knots Bcc: victim@example.org X-Own: 1 Body Ü"');
    expect(mail!.text).toContain('> .\n> .\n> DATA');
    expect(app.mails().flatMap(({ to }) => to)).not.toContain('victim@example.org');
  });

  test.each([
    ['starter', true],
    ['free', false],
  ] as const)('a mail of an institution with the plan %s has its look: %s', async (plan, isBranded) => {
    const { id, namespace } = await anInstitution(app, { name: 'Voss School', plan });
    await app.db.query(`update institution set primary_color = '#ffe600' where id = $1`, [id]);
    for (const [at, mail] of [MAILS[2]!, MAILS[3]!].entries()) {
      const to = `${plan}-${at}@example.org`;
      await send(app, { ...mail, to, data: { ...mail.data, namespace } } as AnyMail);
      const [{ html, text } = { html: '', text: '' }] = await app.mailTo(to);
      expect(html.includes('background:#837600')).toBe(isBranded); // dark enough for white text
      expect(text.startsWith('Voss School')).toBe(isBranded);
    }
  });

  test('nothing private is logged', async () => {
    await send(app, {
      to: 'secret@example.org',
      template: 'verification-code',
      data: { email: 'secret@example.org', code: '987654', token: 'of-the-link', minutes: '10' },
    });
    await app.mailTo('secret@example.org');
    for (const secret of ['987654', 'of-the-link', 'secret@example.org'])
      expect(app.log.join('')).not.toContain(secret);
  });
});

describe('without a mail server', () => {
  let app: App;
  beforeEach(async () => {
    app = await startApp({ env: { SMTP_URL: '' } });
  });
  afterEach(() => app.stop());

  const outbox = () => path.join(app.services.config.dataDir, 'outbox');
  const files = () => (fs.existsSync(outbox()) ? fs.readdirSync(outbox()).toSorted() : []);

  test('each mail is a readable file named by its time and recipient', async () => {
    expect(app.services.mail.destination).toBe(outbox());
    await send(app, { ...MAILS[3]!, to: 'first@example.org' });
    await expect.poll(files).toHaveLength(1);
    await send(app, { ...MAILS[2]!, to: 'second@example.org' });
    await expect.poll(files).toHaveLength(2);
    const [first, second] = files();
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z first@example\.org [\da-f]{6}\.eml$/);
    expect(second).toContain('second@example.org');
    const source = fs.readFileSync(path.join(outbox(), first!), 'utf8');
    expect(source).toContain('\n    123456\n'); // no encoding in the way
    const mail = await PostalMime.parse(source);
    expect(mail.to).toEqual([{ name: '', address: 'first@example.org' }]);
    expect(mail.subject).toBe('123456 is your Lyceum verification code');
    expect(fs.statSync(path.join(outbox(), first!)).mode & 0o077).toBe(0);
  });

  test('no recipient leads out of the folder, and a repeat writes the same file', async () => {
    const message = {
      id: '019a0000-0000-7000-8000-00000000abcd',
      date: new Date('2026-01-02T03:04:05.678Z'),
      from: 'a@b.example',
      to: '../../x/{y}@example.org',
      subject: 's',
      text: 't',
      html: '<p>t</p>',
      unsubscribeUrl: null,
    };
    await app.services.mail.send(message);
    await app.services.mail.send(message);
    expect(files()).toEqual(['2026-01-02T03-04-05.678Z .._.._x__y_@example.org 00abcd.eml']);
  });
});
