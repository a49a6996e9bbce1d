import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAccount, anAdmin, aStudent, PASSWORD } from '#tests/support/factories';
import { UNKNOWN_ID } from '#tests/support/unknown-id';
import { A_STUDENT, A_TEACHER, registerStudent, registerTeacher, signIn, signOut } from './calls.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const german = { headers: { 'accept-language': 'de-AT, en;q=0.5' } };
const WRONG = { email: 'nobody@example.org', password: 'wrong password' };

const UPDATE = `mutation($input: UpdateLanguageInput!) { updateLanguage(input: $input) { viewer { id language } } }`;

describe('messages', () => {
  test('have the language that the client prefers, with the same code', async () => {
    const english = await signIn(app, WRONG);
    const answer = await signIn(app, WRONG, german);
    expect(answer.code).toBe(english.code);
    expect([english.errors[0]!.message, answer.errors[0]!.message]).toEqual([
      'Unauthorized',
      'Nicht autorisiert',
    ]);
  });

  test('of fields are translated, too', async () => {
    const { errors } = await registerStudent(app, { email: 'no address', password: 'eight chars' }, german);
    expect(errors[0]!.extensions.fields).toEqual([
      { field: 'email', message: 'Geben Sie eine gültige E-Mail-Adresse ein.' },
    ]);
  });

  test.each([
    ['the cookie before the header', { ...german, cookies: { language: 'fr' } }, 'Non autorisé'],
    ['an unknown cookie', { ...german, cookies: { language: 'xx' } }, 'Nicht autorisiert'],
    ['a language that we lack', { headers: { 'accept-language': 'it' } }, 'Unauthorized'],
    ['a language with no weight', { headers: { 'accept-language': 'de;q=0, es;q=0.1' } }, 'No autorizado'],
  ])('follow %s', async (_, options, message) => {
    expect((await signIn(app, WRONG, options)).errors[0]!.message).toBe(message);
  });

  test('of REST are those of the contract, unless the client prefers another language', async () => {
    const ask = (headers: Record<string, string>) => app.request('GET', '/api/v1/no-such-call', { headers });
    expect((await ask({})).body).toMatchObject({
      message: 'There is no such call. All calls are listed at /api/v1/docs.',
    });
    const { body } = await app.request('GET', `/api/v1/cohorts/${UNKNOWN_ID}`, german);
    expect(body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Kohorte nicht gefunden.',
      detail: 'Kohorte nicht gefunden.',
    });
  });

  test('in a payload are translated', async () => {
    const student = await aStudent(app);
    const { data } = await signOut(app, { as: student, ...german });
    expect(data.signOut.message).toBe('Sie sind abgemeldet.');
  });
});

describe('the language of an account', () => {
  test('is that of the browser at registration; its mails have it', async () => {
    const input = A_STUDENT();
    await registerStudent(app, input, german);
    const [mail] = await app.mailTo(input.email);
    expect(mail!.subject).toMatch(/^\d{6} ist Ihr Bestätigungscode für /);
    expect(mail!.text).toContain('Geben Sie diesen Code ein');
    expect(mail!.html).toContain('<html lang="de">');
  });

  test('is null without a preference, and mails are in English', async () => {
    const input = A_STUDENT();
    const { data } = await registerStudent(app, input);
    const as = { accessToken: data.registerStudent.accessToken as string };
    expect((await app.graphql('{ viewer { language } }', undefined, { as })).data.viewer.language).toBeNull();
    const [mail] = await app.mailTo(input.email);
    expect(mail!.html).toContain('<html lang="en">');
  });

  test('changes with a cookie for the browser, and each sign-in sets it elsewhere', async () => {
    const student = await aStudent(app);
    const changed = await app.graphql(UPDATE, { input: { language: 'ES' } }, { as: student });
    expect(changed.data.updateLanguage.viewer.language).toBe('ES');
    expect(changed.setCookies.join()).toMatch(/language=es; .*Path=\/; .*SameSite=Lax/i);
    expect(changed.setCookies.join()).not.toMatch(/language=es[^,]*HttpOnly/i);

    const credentials = { email: student.email, password: PASSWORD };
    expect((await signIn(app, credentials, german)).setCookies.join()).toContain('language=es');
    const same = await signIn(app, credentials, { cookies: { language: 'es' } });
    expect(same.setCookies.join()).not.toContain('language=');
  });

  test('can be changed by signed-in people only', async () => {
    expect((await app.graphql(UPDATE, { input: { language: 'ES' } })).code).toBe('UNAUTHENTICATED');
  });

  test('names the categories of a new institution', async () => {
    const input = A_TEACHER();
    const { data } = await registerTeacher(app, input, { headers: { 'accept-language': 'fr' } });
    const { rows } = await app.db.query<{ name: string }>(
      'select name from category where institution_id = $1 order by position limit 1',
      [data.registerTeacher.viewer.institution.id],
    );
    expect(rows).toEqual([{ name: 'Développement web' }]);
  });

  test('is not asked of invited people: the mail has that of the person who invites', async () => {
    const admin = await anAdmin(app, { firstName: 'Ada', lastName: 'Love' });
    const query = `mutation { inviteMembers(input: { items: [{ email: "gast@example.org", role: STUDENT }] }) { results { outcome } } }`;
    await app.graphql(query, undefined, { as: admin, ...german });
    const [mail] = await app.mailTo('gast@example.org');
    expect(mail!.text).toContain('Ada Love lädt Sie ein');
  });

  test('is that of the mails to its person, also when another person causes them', async () => {
    const admin = await anAdmin(app, { firstName: 'Ada', lastName: 'Love' });
    const person = await anAccount(app);
    await app.graphql(UPDATE, { input: { language: 'ES' } }, { as: person });
    const query = `mutation ($email: String!) { inviteMembers(input: { items: [{ email: $email, role: STUDENT }] }) { results { outcome } } }`;
    await app.graphql(query, { email: person.email }, { as: admin, ...german });
    const [mail] = await app.mailTo(person.email);
    expect(mail!.text).toContain('Ada Love te invita');
  });
});

test('pages differ by language and cookie, with the text of the language before scripts run', async () => {
  const open = (path: string, options: object) =>
    app.request('GET', path, {
      ...options,
      headers: { accept: 'text/html', ...(options as typeof german).headers },
    });
  const page = await open('/login', german);
  expect(page.text).toContain('<html lang="de"');
  expect(page.headers['vary']).toContain('Accept-Language, Cookie');
  expect((await open('/', { ...german, cookies: { language: 'fr' } })).text).toMatch(
    /<html lang="fr"[^]*Se connecter/,
  );
  expect((await open('/', {})).text).toContain('<html lang="en"');
  const script = /assets\/[\w-]+\.js/.exec(page.text)![0];
  expect((await app.request('GET', `/${script}`)).status).toBe(200);
});
