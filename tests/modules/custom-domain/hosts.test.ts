import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueueMail } from '#platform/mail/enqueue-mail';
import {
  refresh,
  requestReset,
  resetLinkFor,
  signIn,
  signUp,
  switchTo,
  whoAmI,
} from '#tests/modules/account/calls';
import { type App, startApp } from '#tests/support/app';
import { type DnsServer, startDns } from '#tests/support/dns';
import {
  aCourse,
  aMembership,
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  aVisitor,
  type Member,
  PASSWORD,
} from '#tests/support/factories';
import { aCustomDomain, ORIGIN, PLATFORM, removeDomain } from './calls.ts';

const HOST = 'learn.harbour.education';
const OTHER_HOST = 'learn.reef.education';

let app: App;
let second: App;
let dns: DnsServer;
let owner: Member;
let stranger: Member;
beforeAll(async () => {
  dns = await startDns();
  const env = { DNS_SERVERS: dns.address, APP_ORIGIN: ORIGIN };
  app = await startApp({ env });
  second = await startApp({ env, databaseUrl: app.databaseUrl });
  owner = await aTeacher(app, { institution: await anInstitution(app, { name: 'Harbour' }), isOwner: true });
  stranger = await anAdmin(app);
  await aCustomDomain(app, dns, owner, HOST);
  await aCustomDomain(app, dns, stranger, OTHER_HOST);
});
afterAll(async () => {
  await second.stop();
  await app.stop();
  await dns.stop();
});

const credentials = ({ email }: Pick<Member, 'email'>) => ({ email, password: PASSWORD });

const hostInstitution = async (of: App, host: string) =>
  (await of.graphql('{ hostInstitution { name } }', {}, { host })).data?.hostInstitution ?? null;

test('a verified host is that of the institution, on every instance', async () => {
  expect(await hostInstitution(app, HOST)).toEqual({ name: 'Harbour' });
  expect(await hostInstitution(app, `${HOST.toUpperCase()}:443`)).toEqual({ name: 'Harbour' });
  await expect.poll(() => hostInstitution(second, HOST)).toEqual({ name: 'Harbour' });
  expect(await hostInstitution(app, 'unknown.harbour.education')).toBeNull();
});

test('its pages say to the client where they are, and its lists have its courses only', async () => {
  const { text } = await app.request('GET', '/login', { host: HOST });
  const content = /<meta name="host" content="([^"]*)"/.exec(text)![1]!.replaceAll('&quot;', '"');
  expect(JSON.parse(content)).toMatchObject({ namespace: owner.institution.namespace, rootOrigin: ORIGIN });
  expect((await app.request('GET', '/login')).text).not.toContain('name="host"');

  await aCourse(app, { by: owner, title: 'Knots', isPublic: true });
  await aCourse(app, { by: stranger, title: 'Corals', isPublic: true });
  const { data } = await app.graphql('{ courses { nodes { title } } }', {}, { host: HOST, as: aVisitor() });
  expect(data.courses.nodes).toEqual([{ title: 'Knots' }]);
});

test('people sign up and sign in there as at its namespace', async () => {
  const email = 'new-at-harbour@example.org';
  const names = { firstName: 'Nel', lastName: 'Nel' };
  const { data } = await signUp(app, { email, password: 'Abcdef1!', ...names }, { host: HOST });
  expect(data.signUp.viewer.institution).toMatchObject({ namespace: owner.institution.namespace });
  const student = await aStudent(app, { institution: owner.institution });
  const signedIn = await signIn(app, credentials(student), { host: HOST });
  expect(signedIn.setCookies.join()).not.toContain('Domain=');
});

test('a session is bound to the host at which it was opened', async () => {
  const member = await aStudent(app, { institution: owner.institution });
  const elsewhere = await anInstitution(app);
  await aMembership(app, member, elsewhere, 'student');
  const there = await signIn(
    app,
    { ...credentials(member), institution: owner.institution.namespace },
    { host: HOST },
  );
  const { accessToken } = there.data.signIn;
  const renewed = await refresh(app, there.cookies, { host: HOST });
  expect(renewed.data.refreshSession.viewer.email).toBe(member.email);

  for (const host of [undefined, PLATFORM, `${owner.institution.namespace}.${PLATFORM}`, OTHER_HOST])
    expect([host, await refresh(app, renewed.cookies, host ? { host } : {})]).toMatchObject([
      host,
      { code: 'UNAUTHENTICATED' },
    ]);
  expect(await whoAmI(app, accessToken)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await whoAmI(app, accessToken, { host: HOST })).toMatchObject({ errors: [] });
  const as = { accessToken };
  expect(await switchTo(app, elsewhere.id, { as, host: HOST })).toMatchObject({ code: 'FORBIDDEN' });

  // The other way round, and an API token, which is no session.
  expect(await whoAmI(app, member.accessToken, { host: HOST })).toMatchObject({ code: 'UNAUTHENTICATED' });
  const token = await anApiToken(app, { by: owner });
  const read = await app.graphql('{ institution { name } }', {}, { as: token, host: HOST });
  expect(read.data.institution.name).toBe('Harbour');
});

test('only its own pages send the cookie and open sockets', async () => {
  const member = await aStudent(app, { institution: owner.institution });
  const { cookies, data } = await signIn(app, credentials(member), { host: HOST });
  const from = (origin: string) => refresh(app, cookies, { host: HOST, headers: { origin } });
  for (const origin of [ORIGIN, `http://${OTHER_HOST}`, `https://${HOST}`, 'null', 'http://evil.example'])
    expect([origin, await from(origin)]).toMatchObject([origin, { code: 'UNAUTHENTICATED' }]);
  expect(await from(`http://${HOST}`)).toMatchObject({ errors: [] });

  const LIVE = 'subscription { notificationReceived { id } }';
  const { accessToken } = data.signIn;
  const open = (origin: string) => app.subscribe(LIVE, {}, { as: { accessToken }, host: HOST, origin }).ready;
  await expect(open(`http://${OTHER_HOST}`)).rejects.toThrow(/403/);
  await open(`http://${HOST}`);

  // A page there has no access to other hosts.
  const cross = await app.request('POST', '/graphql', {
    host: PLATFORM,
    headers: { origin: `http://${HOST}` },
    body: { query: '{ __typename }' },
  });
  expect(cross.headers['access-control-allow-origin']).toBeUndefined();
});

test('mails of the institution link to the host, and those about an account never do', async () => {
  const { institution, email } = owner;
  await app.services.orm.em.fork().transactional((em) =>
    enqueueMail(em, {
      to: email,
      template: 'institution-approved',
      data: { institution: 'Harbour', namespace: institution.namespace },
    }),
  );
  const [approved] = await app.mailTo(email);
  expect(approved!.text).toContain(`http://${HOST}/dashboard`);

  const member = await aStudent(app, { institution });
  await requestReset(app, member.email, { host: HOST });
  expect((await resetLinkFor(app, member.email)).host).toBe(`${institution.namespace}.${PLATFORM}`);
});

test('a removed host ends its sessions and is not known any more', async () => {
  const leaving = await anAdmin(app);
  await aCustomDomain(app, dns, leaving, 'gone.reef.education');
  const { data } = await signIn(app, credentials(leaving), { host: 'gone.reef.education' });
  await removeDomain(app, leaving);
  expect(await whoAmI(app, data.signIn.accessToken, { host: 'gone.reef.education' })).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
});

test('a proxy learns which hosts are known before it obtains a certificate', async () => {
  const status = async (domain: string) =>
    (await app.request('GET', `/tls/hosts?domain=${encodeURIComponent(domain)}`)).status;
  const { namespace } = owner.institution;
  for (const known of [
    HOST,
    PLATFORM,
    `www.${PLATFORM}`,
    `${namespace}.${PLATFORM}`,
    `${HOST.toUpperCase()}.`,
  ])
    expect([known, await status(known)]).toEqual([known, 200]);
  for (const unknown of ['', `nobody.${PLATFORM}`, `a.${namespace}.${PLATFORM}`, 'evil.example', "' or 1=1"])
    expect([unknown, await status(unknown)]).toEqual([unknown, 404]);
  expect((await app.request('GET', '/tls/hosts')).status).toBe(404);
});

test('requires HTTPS of the host itself only, because its subdomains belong to the institution', async () => {
  const secured = await startApp({
    env: { APP_ORIGIN: `https://${PLATFORM}`, NODE_ENV: 'production' },
    databaseUrl: app.databaseUrl,
  });
  const header = async (host: string) =>
    (await secured.request('GET', '/healthz', { host })).headers['strict-transport-security'];
  expect(await header(HOST)).toBe('max-age=31536000');
  expect(await header(PLATFORM)).toBe('max-age=31536000; includeSubDomains');
  await secured.stop();
});
