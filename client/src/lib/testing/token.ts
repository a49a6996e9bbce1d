/** Returns an access token in the server's format, without a valid signature, which the client does not read. */
export function tokenWith(claims: object): string {
  const encode = (part: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(part));
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  };
  return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}.signature`;
}

/** Returns the token of a verified instructor of `acme`, valid for 15 minutes; `changes` override its claims. */
export function someToken(changes: object = {}): string {
  return tokenWith({
    sub: 'account-1',
    sid: 'session-1',
    email: 'ada@example.com',
    role: 'instructor',
    isVerified: true,
    namespace: 'acme',
    firstName: 'Ada',
    iat: 1_700_000_000,
    exp: 1_700_000_900,
    ...changes,
  });
}
