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

test('decodes a token to the session of the product documents', () => {
  const token = tokenWith(claims);
  expect(decodeAccessToken(token, 5_000)).toEqual({
    accessToken: token,
    email: 'ada@example.com',
    user: 'ada@example.com',
    userId: claims.sub,
    role: 'instructor',
    roles: ['instructor'],
    isVerified: true,
    mustSetUpTwoFactor: false,
    isClosing: false,
    timeoutMinutes: null,
    namespace: 'acme',
    institution: 'acme',
    firstName: 'Ada',
    thumbnail: null,
    // Fifteen minutes after receipt, independent of the clock of this device.
    expiresAt: 5_000 + 15 * 60 * 1000,
  });
});

test('keeps names in any script, and falls back to the email for a missing name', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, firstName: 'Žofie 李' }))?.firstName).toBe('Žofie 李');
  expect(decodeAccessToken(tokenWith({ ...claims, firstName: '' }))?.firstName).toBe('ada@example.com');
});

test('returns no role and no namespace for an account without a membership', () => {
  const session = decodeAccessToken(tokenWith({ ...claims, role: null, namespace: null }));
  expect(session).toMatchObject({ role: null, roles: [], namespace: null, institution: null });
});

test('reads roles case-insensitively, and returns null for an unknown role', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, role: 'SUPER_ADMIN' }))?.role).toBe('super_admin');
  expect(decodeAccessToken(tokenWith({ ...claims, role: 'owner' }))?.role).toBeNull();
});

test('treats only the boolean true as verified', () => {
  expect(decodeAccessToken(tokenWith({ ...claims, isVerified: 'true' }))?.isVerified).toBe(false);
});

test.each(['', 'x', 'a.b.c', 'a..c', `a.${btoa('null')}.c`, tokenWith({ sub: 'only' })])(
  '%j is no token',
  (text) => {
    expect(decodeAccessToken(text)).toBeNull();
  },
);
