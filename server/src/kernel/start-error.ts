/** What keeps the server from starting and lies outside of it; the message is meant for the person who starts it. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Names the setting that does not work, with the reason that the other side or the system gives. */
export function toStartError(what: string, setting: string, cause: unknown): StartError {
  return new StartError(`${what} of ${setting} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** The sentence in an error; one address may have been tried over both IPv4 and IPv6. */
function reasonOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const { message, code } = (first ?? {}) as { message?: string; code?: string };
  return (message || code || 'no reason is given').split('\n')[0]!;
}
