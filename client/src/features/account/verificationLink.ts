/** The link of a verification mail: `/verify#email=…&code=…`. The fragment keeps its token out of logs and referrers. */
export interface VerificationLink {
  email: string;
  token: string;
}

/** The link in a location's hash, or null. */
export function linkInHash(hash: string): VerificationLink | null {
  const parameters = new URLSearchParams(hash.slice(1));
  const [email, token] = [parameters.get('email'), parameters.get('code')];
  return email && token ? { email, token } : null;
}

/** The link in a location's state, where the screen keeps it, or null. */
export function linkInState(state: unknown): VerificationLink | null {
  const isLink =
    typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    'token' in state &&
    typeof state.email === 'string' &&
    typeof state.token === 'string';
  return isLink ? (state as VerificationLink) : null;
}
