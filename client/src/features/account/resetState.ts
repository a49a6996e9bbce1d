/** What /reset-password keeps in the state of its history entry: out of the address, and there after a reload. */
interface ResetState {
  token: string;
  /** The token came with a verified address, so that the screen explains why a password is needed. */
  isClaim?: boolean;
}

/** State of a token that a mail's link brought. */
export const stateOfLink = (token: string): ResetState => ({ token });

/** State of a token that verifying without the registering browser brought. */
export const stateOfClaim = (token: string): ResetState => ({ token, isClaim: true });

/** Reads the state; null where there is no token. */
export function readResetState(state: unknown): ResetState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { token, isClaim } = state as Partial<ResetState>;
  return typeof token === 'string' ? { token, isClaim: isClaim === true } : null;
}
