import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import {
  aMembership,
  anAccount,
  anInstitution,
  type InstitutionRow,
  PASSWORD,
} from '#tests/support/factories';

let app: App;
beforeAll(async () => void (app = await startApp()));
afterAll(() => app.stop());

const LOGO = '/images/i/logo/k/320';
const ICON = '/images/i/icon/k/320';

async function aBranded(columns: Record<string, string | null> = {}): Promise<InstitutionRow> {
  const institution = await anInstitution(app, { name: '<Voss> & "Co"' });
  const values = { logo_url: LOGO, favicon_url: ICON, primary_color: '#ffe600', plan: 'starter', ...columns };
  const changes = Object.keys(values).map((name, at) => `${name} = $${at + 2}`);
  await app.db.query(`update institution set ${changes.join(', ')} where id = $1`, [
    institution.id,
    ...Object.values(values),
  ]);
  return institution;
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns what a page has of the look of an institution. */
async function brandOf(path: string, options: Parameters<App['request']>[2] = {}) {
  const { status, text } = await app.request('GET', path, options);
  expect(status).toBe(200);
  const root = /<html data-accent style="([^"]*)"/.exec(text)?.[1] ?? null;
  const icon = /<link rel="icon" href="([^"]*)"/.exec(text)?.[1];
  const content = /<meta name="brand" content="([^"]*)"/.exec(text)?.[1];
  return { root, icon, brand: content ? (JSON.parse(unescaped(content)) as object) : null };
}

const PRODUCT = { root: null, icon: '/favicon.svg', brand: null };

const BRANDED = {
  root: '--accent-light: #837600; --accent-dark: #837600',
  icon: ICON,
  brand: {
    name: '<Voss> & "Co"',
    logoUrl: LOGO,
    faviconUrl: ICON,
    accentColor: '#837600',
    darkAccentColor: '#837600',
  },
};

test("each page of an institution's host has its look, also the sign-in", async () => {
  const { namespace } = await aBranded();
  for (const path of ['/', '/login', '/signup', '/dashboard', '/certificates'])
    expect([path, await brandOf(path, { host: namespace })]).toEqual([path, BRANDED]);
  expect(await brandOf('/')).toEqual(PRODUCT);
  expect(await brandOf('/login')).toEqual(PRODUCT);
});

test('the pages of a member have it at the root host until the session ends', async () => {
  const institution = await aBranded();
  const account = await anAccount(app);
  await aMembership(app, account, institution, 'student');
  const { cookies } = await app.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email: account.email, password: PASSWORD, institution: institution.namespace } },
  );
  const session = { cookies: { refresh_token: cookies['refresh_token']! } };
  for (const path of ['/', '/dashboard', '/login'])
    expect([path, await brandOf(path, session)]).toEqual([path, BRANDED]);
  expect(await brandOf('/dashboard', { cookies: { refresh_token: 'forged' } })).toEqual(PRODUCT);
  await app.db.query('update session set revoked_at = now() where account_id = $1', [account.accountId]);
  expect(await brandOf('/dashboard', session)).toEqual(PRODUCT);
});

test.each([
  ['that chose nothing', { logo_url: null, favicon_url: null, primary_color: null }],
  ['whose plan has no branding', { plan: 'free' }],
  ['that is suspended', { suspended_at: '2026-01-01' }],
])('an institution %s looks like the product', async (_, columns) => {
  const { namespace } = await aBranded(columns);
  expect(await brandOf('/login', { host: namespace })).toEqual(PRODUCT);
});

test('a logo without a color leaves the colors of the product', async () => {
  const { namespace } = await aBranded({ primary_color: null, favicon_url: null });
  const { root, icon, brand } = await brandOf('/login', { host: namespace });
  expect([root, icon]).toEqual([null, '/favicon.svg']);
  expect(brand).toMatchObject({ logoUrl: LOGO, accentColor: null });
});
