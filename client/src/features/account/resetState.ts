/** State of the history entry of /reset-password: not in the URL, but kept on reload. */
interface ResetState {
  token: string;
  /** The token came from verifying an email address, so the screen explains why a password is needed. */
  isClaim?: boolean;
}

/** Returns the state for a token from a reset mail. */
export const createLinkState = (token: string): ResetState => ({ token });

/** Returns the state for a token from verifying in another browser than the one that registered. */
export const createClaimState = (token: string): ResetState => ({ token, isClaim: true });

/** Parses the state; null without a token. */
export function readResetState(state: unknown): ResetState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { token, isClaim } = state as Partial<ResetState>;
  return typeof token === 'string' ? { token, isClaim: isClaim === true } : null;
}
