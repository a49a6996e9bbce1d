import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkCustomDomains } from '#modules/custom-domain/custom-domain.jobs';
import { hostFrom, isPublicName } from '#modules/custom-domain/custom-domain.rules';
import { type App, startApp } from '#tests/support/app';
import { type DnsServer, startDns } from '#tests/support/dns';
import {
  anAdmin,
  anApiToken,
  anInstitution,
  aStudent,
  aTeacher,
  type Member,
} from '#tests/support/factories';
import {
  aCustomDomain,
  checkDomain,
  ORIGIN,
  PLATFORM,
  readDomain,
  removeDomain,
  setDomain,
  setRecords,
} from './calls.ts';

let app: App;
let dns: DnsServer;
beforeAll(async () => {
  dns = await startDns();
  app = await startApp({ env: { DNS_SERVERS: dns.address, APP_ORIGIN: ORIGIN } });
});
afterAll(async () => {
  await app.stop();
  await dns.stop();
});

let owner: Member;
let host: string;
let count = 0;
beforeEach(async () => {
  owner = await aTeacher(app, { institution: await anInstitution(app), isOwner: true });
  host = `learn-${++count}.harbour.education`;
});

const isKnown = async (domain: string) =>
  (await app.request('GET', `/tls/hosts?domain=${encodeURIComponent(domain)}`)).status === 200;

/** Moves the times of the custom domain of an institution into the past. */
const letPass = (interval: string) =>
  app.db.query(
    `update custom_domain set checked_at = checked_at - $2::interval, failing_since = failing_since - $2::interval
     where institution_id = $1`,
    [owner.institution.id, interval],
  );

const states = async () => {
  const { status, cnameState, txtState } = await readDomain(app, owner);
  return [status, cnameState, txtState];
};

describe('the records', () => {
  test('are looked for one by one, and make the host known when both are found', async () => {
    const { data } = await setDomain(app, `https://${host.toUpperCase()}/`, owner);
    const domain = data.setCustomDomain.institution.customDomain;
    expect(domain).toMatchObject({ host, status: 'PENDING', cnameState: 'UNKNOWN', checkedAt: null });
    expect(domain.txtName).toBe(`_lyceum.${host}`);
    expect(await isKnown(host)).toBe(false);

    await checkDomain(app, owner);
    expect(await states()).toEqual(['PENDING', 'MISSING', 'MISSING']);

    dns.records.set(host, { CNAME: 'elsewhere.example.org' });
    dns.records.set(`_lyceum.${host}`, { TXT: [domain.txtValue] });
    await checkDomain(app, owner);
    expect(await states()).toEqual(['PENDING', 'WRONG', 'FOUND']);

    setRecords(dns, { host, txtValue: 'lyceum-of-another-institution' });
    await checkDomain(app, owner);
    expect(await states()).toEqual(['PENDING', 'FOUND', 'WRONG']);
    expect(await isKnown(host)).toBe(false);

    setRecords(dns, domain);
    const checked = await checkDomain(app, owner);
    expect(checked.data.checkCustomDomain.institution.customDomain.status).toBe('ACTIVE');
    expect(await isKnown(host)).toBe(true);
  });

  test('may be the addresses of the platform, for names that cannot have a CNAME record', async () => {
    const { data } = await setDomain(app, host, owner);
    dns.records.set(`_lyceum.${host}`, { TXT: [data.setCustomDomain.institution.customDomain.txtValue] });
    dns.records.set(PLATFORM, { A: ['192.0.2.1', '192.0.2.2'] });
    dns.records.set(host, { A: ['192.0.2.2', '203.0.113.9'] });
    await checkDomain(app, owner);
    expect(await states()).toEqual(['PENDING', 'WRONG', 'FOUND']);
    dns.records.set(host, { A: ['192.0.2.2'] });
    await checkDomain(app, owner);
    expect(await states()).toEqual(['ACTIVE', 'FOUND', 'FOUND']);
  });

  test('are checked by a job, without any change while name servers fail', async () => {
    await setDomain(app, host, owner);
    await checkCustomDomains(app.services);
    expect(await states()).toEqual(['PENDING', 'MISSING', 'MISSING']);
    setRecords(dns, await readDomain(app, owner));
    await checkCustomDomains(app.services); // was checked just now
    expect(await states()).toEqual(['PENDING', 'MISSING', 'MISSING']);
    await letPass('2 minutes');
    await checkCustomDomains(app.services);
    expect(await states()).toEqual(['ACTIVE', 'FOUND', 'FOUND']);

    dns.records.set(host, { fails: 'broken' });
    await letPass('2 hours');
    await checkCustomDomains(app.services);
    expect(await states()).toEqual(['ACTIVE', 'UNKNOWN', 'FOUND']);
  });

  test('answers within seconds when name servers are silent', async () => {
    await setDomain(app, host, owner);
    dns.records.set(host, { fails: 'silent' });
    await checkDomain(app, owner);
    expect(await states()).toEqual(['PENDING', 'UNKNOWN', 'MISSING']);
  }, 20_000);

  test('that disappear are reported to the owner, and disable the host after a week', async () => {
    await aCustomDomain(app, dns, owner, host);
    dns.records.delete(`_lyceum.${host}`);
    await checkDomain(app, owner);
    expect(await states()).toEqual(['FAILING', 'FOUND', 'MISSING']);
    expect(await isKnown(host)).toBe(true);
    expect(app.mails().filter(({ to }) => to[0] === owner.email)).toEqual([]);

    await letPass('2 hours');
    await checkCustomDomains(app.services);
    const [warning] = await app.mailTo(owner.email);
    expect(warning!.subject).toBe(`A DNS record of ${host} is missing`);

    await letPass('8 days');
    await checkCustomDomains(app.services);
    expect(await states()).toEqual(['DISABLED', 'FOUND', 'MISSING']);
    expect(await isKnown(host)).toBe(false);
    const [, disabled] = await app.mailTo(owner.email, 2);
    expect(disabled!.subject).toBe(`${host} was disabled`);

    setRecords(dns, await readDomain(app, owner));
    await checkDomain(app, owner);
    expect(await states()).toEqual(['ACTIVE', 'FOUND', 'FOUND']);
  });
});

describe('a host', () => {
  test('belongs to the institution that proves it first, however long another waits for it', async () => {
    const squatter = await anAdmin(app);
    await setDomain(app, host, squatter);
    await aCustomDomain(app, dns, owner, host);
    expect(await states()).toEqual(['ACTIVE', 'FOUND', 'FOUND']);

    const third = await anAdmin(app);
    expect((await setDomain(app, host, third)).errors).toMatchObject([
      { message: 'Another institution uses this host.', extensions: { code: 'INVALID' } },
    ]);
    const { txtValue } = await readDomain(app, squatter);
    dns.records.set(`_lyceum.${host}`, { TXT: [txtValue] });
    await checkDomain(app, squatter);
    expect((await readDomain(app, squatter)).status).toBe('TAKEN');

    await removeDomain(app, owner);
    expect(await readDomain(app, owner)).toBeNull();
    await checkDomain(app, squatter);
    expect((await readDomain(app, squatter)).status).toBe('ACTIVE');
  });

  test('of the platform or outside of public DNS is refused without asking for it', async () => {
    const before = dns.asked.length;
    for (const [typed, message] of [
      [PLATFORM, 'This host belongs to the platform. Enter one of your own.'],
      [`demo.${PLATFORM}`, 'This host belongs to the platform. Enter one of your own.'],
      ['demo.localhost', 'This host isn’t on the public internet.'],
      ['metadata.google.internal', 'This host isn’t on the public internet.'],
      ['169.254.169.254', 'Enter a host name, such as learn.example.org.'],
      ['0x7f000001', 'Enter a host name, such as learn.example.org.'],
      ['', 'Enter a host name, such as learn.example.org.'],
    ] as const)
      expect([typed, (await setDomain(app, typed, owner)).errors]).toMatchObject([typed, [{ message }]]);
    expect(dns.asked.length).toBe(before);
  });

  test('is replaced by another one, and its own again is no change', async () => {
    await aCustomDomain(app, dns, owner, host);
    const { id } = await readDomain(app, owner);
    await setDomain(app, host, owner);
    expect(await readDomain(app, owner)).toMatchObject({ id, status: 'ACTIVE' });
    await setDomain(app, `new-${host}`, owner);
    expect(await readDomain(app, owner)).toMatchObject({ host: `new-${host}`, status: 'PENDING' });
    expect(await isKnown(host)).toBe(false);
  });

  test('is managed by admins in a session, and read by nobody else', async () => {
    await setDomain(app, host, owner);
    const { institution } = owner;
    for (const as of [await aTeacher(app, { institution }), await aStudent(app, { institution })]) {
      expect(await setDomain(app, host, as)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await checkDomain(app, as)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await removeDomain(app, as)).toMatchObject({ code: 'FORBIDDEN' });
      expect(await readDomain(app, as)).toBeNull();
    }
    const token = await anApiToken(app, { by: owner, scopes: ['institution:read', 'institution:write'] });
    expect(await removeDomain(app, token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await checkDomain(app, await anAdmin(app))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('comes with the plans that include it, and waits for them after a change', async () => {
    const institution = await anInstitution(app, { plan: 'starter' });
    expect(await setDomain(app, host, await anAdmin(app, { institution }))).toMatchObject({
      code: 'PLAN_REQUIRED',
    });
    await aCustomDomain(app, dns, owner, host);
    const setPlan = async (plan: string) => {
      await app.db.query('update institution set plan = $2 where id = $1', [owner.institution.id, plan]);
      await app.services.hosts.reload();
    };
    await setPlan('starter');
    expect(await isKnown(host)).toBe(false);
    await setPlan('professional');
    expect(await isKnown(host)).toBe(true);
  });

  test('is announced to open screens of admins', async () => {
    const events = app.subscribe(
      'subscription { customDomainChanged { customDomain { status } } }',
      {},
      { as: owner },
    );
    await events.ready;
    await aCustomDomain(app, dns, owner, host);
    // Changes in quick succession are one event.
    const seen = async () => (await events.next()).value?.data?.['customDomainChanged'].customDomain.status;
    await expect.poll(seen).toBe('ACTIVE');
  });
});

test.each([
  ['Learn.Example.ORG', 'learn.example.org'],
  [' https://Bücher.example.org/ ', 'xn--bcher-kva.example.org'],
  ['例え.example.org.', 'xn--r8jz45g.example.org'],
  ['example', null],
  ['example.org/path', null],
  ['example.org:8080', null],
  ['user@example.org', null],
  ['-bad.example.org', null],
  ['_dmarc.example.org', null],
  ['127.0.0.1', null],
  ['[::1]', null],
  ['127.1', null],
  [`${'a'.repeat(64)}.org`, null],
  [`${'a.'.repeat(130)}org`, null],
])('reads the host of %s as %s', (typed, expected) => {
  expect(hostFrom(typed)).toBe(expected);
});

test.each(['a.localhost', 'printer.local', 'db.internal', 'router.home.arpa', 'x.onion', 'a.lan'])(
  'does not look for %s in public DNS',
  (name) => {
    expect(isPublicName(name)).toBe(false);
  },
);
