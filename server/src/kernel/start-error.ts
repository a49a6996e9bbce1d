/** External cause that prevents the server from starting. The message is written for the operator of the server. */
export class StartError extends Error {
  override name = 'StartError';
  /** Exit code of the process. */
  readonly exitCode: number = 1;
}

/** A command that is called in another way than it can be. */
export class UsageError extends StartError {
  override name = 'UsageError';
  override readonly exitCode = 2;
}

/**
 * Converts an error into a StartError that names the setting and the reason.
 * @param what the resource, at the beginning of a sentence
 * @param setting name of the environment variable
 */
export function toStartError(what: string, setting: string, cause: unknown): StartError {
  return new StartError(`${what} of ${setting} cannot be used: ${reasonOf(cause)}`, { cause });
}

/** Returns the first line of an error's message. A connection over both IPv4 and IPv6 fails with an AggregateError. */
function reasonOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const { message, code } = (first ?? {}) as { message?: string; code?: string };
  return (message || code || 'no reason is given').split('\n')[0]!;
}
