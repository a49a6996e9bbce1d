import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, startApp } from '#tests/support/app';
import { anAdmin, aStudent, aTeacher, type Member } from '#tests/support/factories';
import { badgeTextOf, readBadge, verifiedBadge } from './badge-calls.ts';
import { aCompletedCohort, certificatesOf, type Certified, issue, revoke } from './calls.ts';

let app: App;
let teacher: Member;
let student: Member;
let issued: Certified;
beforeAll(async () => {
  app = await startApp();
  teacher = await aTeacher(app);
  ({ student, issued } = await aHolder(teacher));
});
afterAll(() => app.stop());

async function aHolder(by: Member): Promise<{ student: Member; issued: Certified }> {
  const holder = await aStudent(app, { institution: by.institution, firstName: 'Ana', lastName: 'Silva' });
  await aCompletedCohort(app, by, [holder]);
  const [pending] = await certificatesOf(app, holder);
  const { data } = await issue(app, pending!.id, by, 'A');
  return { student: holder, issued: data.issueCertificate.certificate as Certified };
}

const read = (address: string) => readBadge(address, app);

const json = async (address: string) => (await read(address)).json() as Promise<Record<string, unknown>>;

const badgeText = (number: string, of: Pick<App, 'url'> = app) => badgeTextOf(number, of);

const verified = (text: string) => verifiedBadge(text, app);

describe('an issued certificate as digital badge', () => {
  test('is signed by the key of its institution, to which its header leads', async () => {
    const answer = await read(`/credentials/${issued.number}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vc+jwt',
      'content-disposition': `attachment; filename="badge-${issued.number}.jwt"`,
      'access-control-allow-origin': '*',
      'cache-control': 'private, no-store',
    });
    const text = await answer.text();
    const { header, badge, isValid } = await verified(text);
    expect(isValid).toBe(true);
    // Section 8.2.3: only these headers are allowed, and RS256 is what all verifiers know.
    expect(Object.keys(header).toSorted()).toEqual(['alg', 'kid', 'typ']);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(header.kid.startsWith(`${badge.issuer.id}/keys/`)).toBe(true);
    const jwk = await json(header.kid);
    expect(jwk).toEqual({
      kty: 'RSA',
      n: expect.any(String),
      e: 'AQAB',
      kid: header.kid,
      alg: 'RS256',
      use: 'sig',
    });
    expect(await json(`${badge.issuer.id}/jwks.json`)).toEqual({ keys: [jwk] });

    const [head, payload, signature] = text.split('.') as [string, string, string];
    const forged = Buffer.from(JSON.stringify({ ...badge, name: 'Other course' })).toString('base64url');
    expect((await verified(`${head}.${forged}.${signature}`)).isValid).toBe(false);
    expect((await verified(`${head}.${payload}.${signature}`)).isValid).toBe(true);
    expect(await badgeText(issued.number!)).toBe(text);
  });

  test('has the shape of an Open Badges 3.0 credential', async () => {
    const { badge } = await verified(await badgeText(issued.number!));
    const origin = app.services.config.appOrigin;
    const issuer = `${origin}/issuers/${teacher.institution.id}`;
    const { badgeUrl, courseTitle, number } = issued;
    const uri = expect.stringMatching(/^(https?:|urn:uuid:)/);
    expect(badge).toEqual({
      // Both contexts in this order.
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: origin + badgeUrl!,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: courseTitle,
      issuer: { id: issuer, type: ['Profile'], name: teacher.institution.name, url: uri },
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      credentialSubject: {
        id: uri,
        type: ['AchievementSubject'],
        identifier: [
          { type: 'IdentityObject', hashed: false, identityHash: 'Ana Silva', identityType: 'name' },
        ],
        achievement: {
          id: uri,
          type: ['Achievement'],
          achievementType: 'Course',
          inLanguage: 'en',
          name: courseTitle,
          description: expect.stringContaining(courseTitle),
          criteria: { narrative: expect.any(String) },
          image: { id: `${issuer}/badge.svg`, type: 'Image' },
        },
        result: [{ type: ['Result'], value: 'A' }],
      },
      credentialStatus: {
        id: expect.stringMatching(/#\d+$/),
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: expect.stringMatching(/^\d+$/),
        statusListCredential: expect.stringMatching(/\/status\/\d+$/),
      },
      evidence: [{ id: `${origin}/certificates/${number}`, type: ['Evidence'], name: expect.any(String) }],
      // Section 8.2.4: the registered claims repeat these properties.
      iss: badge.issuer.id,
      jti: badge.id,
      sub: badge.credentialSubject.id,
      nbf: Date.parse(badge.validFrom) / 1000,
    });
    expect(JSON.stringify(badge)).not.toContain(student.email);
    expect(await json(badge.issuer.id)).toMatchObject({ ...badge.issuer, type: ['Profile'] });
    const image = await read(`${badge.issuer.id}/badge.svg`);
    expect([image.headers.get('content-type'), await image.text()]).toEqual([
      'image/svg+xml',
      expect.stringContaining('<svg'),
    ]);
  });

  test('tells verifiers once it was revoked, and is not given out then', async () => {
    const holder = await aHolder(teacher);
    const text = await badgeText(holder.issued.number!);
    const { badge } = await verified(text);
    const { statusListCredential, statusListIndex } = badge.credentialStatus;
    const bit = async (index: number) => {
      const list = await verified(await (await read(statusListCredential)).text());
      expect(list).toMatchObject({ isValid: true, badge: { id: statusListCredential, iss: badge.iss } });
      const subject = list.badge.credentialSubject as unknown as Record<string, string>;
      expect(subject).toMatchObject({ type: 'BitstringStatusList', statusPurpose: 'revocation' });
      const encoded = subject['encodedList']!;
      expect(encoded.startsWith('u')).toBe(true); // multibase: base64url
      const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
      expect(bits.length * 8).toBe(131_072);
      return (bits[index >> 3]! >> (7 - (index & 7))) & 1;
    };
    const index = Number(statusListIndex);
    expect(await bit(index)).toBe(0);
    await revoke(app, holder.issued.id, teacher);
    expect(await bit(index)).toBe(1);
    const own = await verified(await badgeText(issued.number!));
    expect(await bit(Number(own.badge.credentialStatus.statusListIndex))).toBe(0);
    expect((await read(`/credentials/${holder.issued.number}`)).status).toBe(404);
    expect((await verified(text)).isValid).toBe(true);
  });

  test('is for those who know the number', async () => {
    const status = async (path: string) => (await read(path)).status;
    expect(await status('/credentials/0000-0000-0000')).toBe(404);
    expect(await status('/credentials/nothing')).toBe(400);
    expect(await status(`/issuers/${crypto.randomUUID()}`)).toBe(404);
    expect(await status('/issuers/nothing')).toBe(404);
    expect(await status(`/issuers/${teacher.institution.id}/status/123456`)).toBe(404);
    expect(await status(`/issuers/${teacher.institution.id}/keys/${crypto.randomUUID()}`)).toBe(404);
    const none = await json(`/issuers/${(await anAdmin(app)).institution.id}/jwks.json`);
    expect(none).toEqual({ keys: [] });
  });
});

/** Returns the ID of a key. Servers of tests have different origins. */
const keyOf = (kid: string) => kid.split('/').at(-1);

describe('the key of an institution', () => {
  test('is made once, also from two servers at the same time', async () => {
    const other = await startApp({ databaseUrl: app.databaseUrl });
    try {
      const by = await aTeacher(app);
      const { number } = (await aHolder(by)).issued;
      const texts = await Promise.all([app, other, app, other].map((of) => badgeText(number!, of)));
      const badges = await Promise.all(texts.map(verified));
      expect(new Set(badges.map(({ header }) => keyOf(header.kid))).size).toBe(1);
      const { keys } = await json(`/issuers/${by.institution.id}/jwks.json`);
      expect(keys).toHaveLength(1);
    } finally {
      await other.stop();
    }
  });

  test('is replaced when the secret of the server changes, and what it signed stays valid', async () => {
    const before = await badgeText(issued.number!);
    const other = await startApp({
      databaseUrl: app.databaseUrl,
      env: { JWT_SECRET: 'another secret of the tests, which no other server knows' },
    });
    try {
      const after = await badgeText(issued.number!, other);
      const [old, fresh] = [await verified(before), await verified(after)];
      expect([old.isValid, fresh.isValid]).toEqual([true, true]);
      expect(keyOf(fresh.header.kid)).not.toBe(keyOf(old.header.kid));
      const { keys } = await json(`${fresh.badge.issuer.id}/jwks.json`);
      const ids = (keys as { kid: string }[]).map(({ kid }) => keyOf(kid));
      expect(ids).toEqual([fresh, old].map(({ header }) => keyOf(header.kid)));
    } finally {
      await other.stop();
    }
  });

  test('is in no answer and in no audit entry', async () => {
    const { rows } = await app.db.query<{ sealed: string }>('select sealed_key as sealed from issuer_key');
    expect(rows.length).toBeGreaterThan(0);
    const { rows: log } = await app.db.query(`select after from audit_entry where noun = 'issuer_key'`);
    expect(log.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(JSON.stringify(log)).not.toContain(sealed);
    const client = await app.db.connect();
    try {
      await client.query('begin; set local role lyceum_public');
      await expect(client.query('select sealed_key from issuer_key')).rejects.toThrow('permission denied');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
