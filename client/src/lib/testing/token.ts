/** An access token as the server makes them, but for its signature, which the client does not read. For tests. */
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

/** The token of a verified instructor of `acme`, good for 15 minutes; `changes` override its claims. */
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
