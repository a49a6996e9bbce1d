/** Link of a mail about a new e-mail address: `/email-change#confirm=…` or `#undo=…`. */
export interface EmailChangeLink {
  act: 'confirm' | 'undo';
  token: string;
}

/** Parses the link from the hash of a location; null without one. */
export function parseEmailChangeHash(hash: string): EmailChangeLink | null {
  const parameters = new URLSearchParams(hash.slice(1));
  for (const act of ['confirm', 'undo'] as const) {
    const token = parameters.get(act);
    if (token) return { act, token };
  }
  return null;
}

/** Reads the link from the state of a location, where the screen keeps it; null without one. */
export function readEmailChangeState(state: unknown): EmailChangeLink | null {
  if (typeof state !== 'object' || state === null) return null;
  const { act, token } = state as Partial<EmailChangeLink>;
  return (act === 'confirm' || act === 'undo') && typeof token === 'string' ? { act, token } : null;
}
