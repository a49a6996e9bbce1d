/** Link of a verification mail: `/verify#email=…&code=…`. The fragment keeps its token out of logs and referrers. */
export interface VerificationLink {
  email: string;
  token: string;
}

/** Parses the link from the hash of a location; null without one. */
export function parseHashLink(hash: string): VerificationLink | null {
  const parameters = new URLSearchParams(hash.slice(1));
  const [email, token] = [parameters.get('email'), parameters.get('code')];
  return email && token ? { email, token } : null;
}

/** Reads the link from the state of a location, where the screen keeps it; null without one. */
export function readStateLink(state: unknown): VerificationLink | null {
  const isLink =
    typeof state === 'object' &&
    state !== null &&
    'email' in state &&
    'token' in state &&
    typeof state.email === 'string' &&
    typeof state.token === 'string';
  return isLink ? (state as VerificationLink) : null;
}
