import { expect, test } from './support/fixtures.ts';
import { demoAccount } from './support/members.ts';
import { openSchool, signInto } from './support/school.ts';

/** Texts on the way from signing in to a seat, by the language of the browser. */
const WORDS = [
  {
    language: 'es',
    locale: 'es-ES',
    login: 'Inicia sesión en tu cuenta',
    email: 'Correo electrónico',
    password: 'Contraseña',
    missing: 'Falta el usuario o la contraseña',
    signIn: 'Iniciar sesión',
    enroll: 'Inscribirme',
    confirm: 'Confirmar inscripción',
    enrolled: 'Tienes plaza en esta cohorte',
    start: /\d{1,2} de [a-z]+ de \d{4}/,
    settings: 'Idioma',
    mail: /Estás inscrito en «/,
    notFound: 'No encontramos la cohorte.',
  },
  {
    language: 'fr',
    locale: 'fr-CA',
    login: 'Connectez-vous à votre compte',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    missing: 'Identifiant ou mot de passe manquant',
    signIn: 'Se connecter',
    enroll: 'S’inscrire',
    confirm: 'Confirmer l’inscription',
    enrolled: 'Vous participez à cette cohorte',
    start: /\d{1,2} [a-zéû]+ \d{4}/,
    settings: 'Langue',
    mail: /Vous êtes inscrit à «/,
    notFound: 'Cohorte introuvable.',
  },
  {
    language: 'de',
    locale: 'de-AT',
    login: 'Bei Ihrem Konto anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    missing: 'Benutzername oder Passwort fehlt',
    signIn: 'Anmelden',
    enroll: 'Jetzt einschreiben',
    confirm: 'Einschreibung bestätigen',
    enrolled: 'Sie sind in diese Kohorte eingeschrieben',
    start: /\d{1,2}\. [A-Zä][a-zä]+ \d{4}/,
    settings: 'Sprache',
    mail: /Sie sind in „.*“ eingeschrieben/,
    notFound: 'Kohorte nicht gefunden.',
  },
] as const;

for (const words of WORDS)
  test(`a student signs in, enrolls and gets mails in ${words.language}`, async ({ browser, site }) => {
    const school = await openSchool(site);
    const student = await school.student();
    const cohort = await school.cohort();
    const context = await browser.newContext({ baseURL: site.origin, locale: words.locale });
    const page = await context.newPage();
    await test.step('the page has the language of the browser before anybody signs in', async () => {
      await page.goto('/login');
      await expect(page.locator('html')).toHaveAttribute('lang', words.language);
      await expect(page.getByRole('heading', { name: words.login })).toBeVisible();
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByText(words.missing).first()).toBeVisible();
    });
    await test.step('signing in, the seat and its date', async () => {
      await page.getByLabel(words.email).fill(student.email);
      await page.getByRole('textbox', { name: words.password }).fill(student.password);
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await page.waitForURL('**/dashboard');
      await page.goto(`/cohorts/${cohort.id}`);
      await page.getByRole('button', { name: words.enroll }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.enrolled).first()).toBeVisible();
      await expect(page.getByText(words.start).first()).toBeVisible();
    });
    await test.step('messages of the server', async () => {
      const answer = await page.evaluate(async () => {
        const response = await fetch('/api/v1/cohorts/00000000-0000-7000-8000-000000000001');
        return (await response.json()) as { message: string };
      });
      expect(answer.message).toBe(words.notFound);
    });
    await test.step('the account keeps the language, and mails follow', async () => {
      await page.goto('/settings');
      const language = page.getByRole('combobox', { name: words.settings });
      await expect(language).toHaveValue(words.language);
      await language.selectOption('en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('combobox', { name: 'Language' }).selectOption(words.language);
      await expect(page.locator('html')).toHaveAttribute('lang', words.language);
      const other = await school.cohort();
      await page.goto(`/cohorts/${other.id}`);
      await page.getByRole('button', { name: words.enroll }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
      await expect(page.getByText(words.enrolled).first()).toBeVisible();
      await expect
        .poll(() =>
          site.mailbox.mails.filter(({ to }) => to.includes(student.email)).map(({ subject }) => subject),
        )
        .toContainEqual(expect.stringMatching(words.mail));
    });
    await context.close();
  });

test('the account’s language follows to another browser, and a visitor chooses one in the footer', async ({
  browser,
  site,
}) => {
  const school = await openSchool(site);
  const student = await school.student();
  const context = await browser.newContext({ baseURL: site.origin, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/login');
  await page.getByLabel('E-Mail-Adresse').fill(student.email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(student.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/settings');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();

  const elsewhere = await browser.newContext({ baseURL: site.origin, locale: 'en-US' });
  const second = await elsewhere.newPage();
  await second.goto('/login');
  await second.getByLabel('Email address').fill(student.email);
  await second.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'fr');
  await elsewhere.close();
});

test('no screen in German is wider than 360 pixels', async ({ browser, newPerson, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
  });
  await context.addCookies([{ name: 'language', value: 'de', url: site.origin }]);
  const page = await context.newPage();
  for (const path of ['/', '/login', '/register', '/pricing']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await context.close();
  for (const who of ['student', 'admin'] as const) {
    const own = await newPerson();
    await signInto(own.context(), demoAccount(who));
    await own.context().addCookies([{ name: 'language', value: 'de', url: site.origin }]);
    await own.setViewportSize({ width: 360, height: 740 });
    const forms = who === 'admin' ? ['/cohorts/new', '/courses/new', '/events/new'] : [];
    for (const path of ['/dashboard', '/courses', '/cohorts', '/schedule', '/settings', '/chat', ...forms]) {
      await own.goto(path);
      await expect(own.locator('html')).toHaveAttribute('lang', 'de');
      await own.waitForLoadState('networkidle');
      expect(
        await own.evaluate(() => document.documentElement.scrollWidth),
        `${path} of ${who}`,
      ).toBeLessThanOrEqual(360);
    }
  }
});
