import { expect, test } from 'vitest';
import { decodeAccessToken } from './accessToken.ts';
import { tokenWith } from './testing/token.ts';

const claims = {
  sub: '0190c1d2-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  role: 'instructor',
  isVerified: true,
  namespace: 'acme',
  firstName: 'Ada',
  iat: 1_700_000_000,
  exp: 1_700_000_900,
};

test('a token becomes the session that the documents describe', () => {
  const token = tokenWith(claims);
  expect(decodeAccessToken(token, 5_000)).toEqual({
    accessToken: token,
    email: 'ada@example.com',
    user: 'ada@example.com',
    userId: claims.sub,
    role: 'instructor',
    roles: ['instructor'],
    isVerified: true,
    namespace: 'acme',
    institution: 'acme',
    firstName: 'Ada',
    thumbnail: null,
    // Fifteen minutes from the moment it arrived, whatever the clock of this device says.
    expiresAt: 5_000 + 15 * 60 * 1000,
  });
});

test('a name in any script survives, and a missing one falls back to the e-mail', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, firstName: 'Žofie 李' }))?.firstName).toBe('Žofie 李');
  expect(decodeAccessToken(tokenWith({ ...claims, firstName: '' }))?.firstName).toBe('ada@example.com');
});

test('an account without a membership has no role and no namespace', () => {
  const session = decodeAccessToken(tokenWith({ ...claims, role: null, namespace: null }));
  expect(session).toMatchObject({ role: null, roles: [], namespace: null, institution: null });
});

test('a role is read whatever its case, and an unknown one is none', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, role: 'SUPER_ADMIN' }))?.role).toBe('super_admin');
  expect(decodeAccessToken(tokenWith({ ...claims, role: 'owner' }))?.role).toBeNull();
});

test('only a plain true verifies', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, isVerified: 'true' }))?.isVerified).toBe(false);
});

test.each(['', 'x', 'a.b.c', 'a..c', `a.${btoa('null')}.c`, tokenWith({ sub: 'only' })])(
  '%j is no token',
  (text) => {
    expect(decodeAccessToken(text)).toBeNull();
  },
);
