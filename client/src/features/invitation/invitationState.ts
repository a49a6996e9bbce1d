/** State of the history entry of /invitations: not in the URL, but kept on reload. */
interface InvitationState {
  invitationToken: string;
}

/** Returns the state that keeps the token of a mailed link. */
export const createInvitationState = (invitationToken: string): InvitationState => ({ invitationToken });

/** Returns the token in the state of a history entry, or null. */
export function readInvitationState(state: unknown): string | null {
  const { invitationToken } = (state ?? {}) as Partial<InvitationState>;
  return typeof invitationToken === 'string' ? invitationToken : null;
}
