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

/**
 * Converts the failure to listen on an address into a StartError that names the setting to change.
 * @param settings names of the environment variables
 */
export function toListenError(
  { port, host }: { port: number; host: string },
  settings: { port: string; host: string },
  cause: unknown,
): StartError {
  const { code } = cause as NodeJS.ErrnoException;
  return new StartError(explain(), { cause });

  function explain(): string {
    if (code === 'EADDRINUSE')
      return `Port ${port} on ${host} is in use: stop what listens there, or set another ${settings.port}.`;
    if (code === 'EACCES') return `Port ${port} needs more rights: set ${settings.port} to 1024 or above.`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      return `${host} is no address of this machine: set another ${settings.host}.`;
    return `Port ${port} on ${host} of ${settings.port} cannot be used: ${reasonOf(cause)}`;
  }
}

/** Returns the first line of an error's message. A connection over both IPv4 and IPv6 fails with an AggregateError. */
function reasonOf(cause: unknown): string {
  const first = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const { message, code } = (first ?? {}) as { message?: string; code?: string };
  return (message || code || 'no reason is given').split('\n')[0]!;
}
