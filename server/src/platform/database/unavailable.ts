/**
 * SQLSTATEs that are independent of the statement: connection lost or refused (08, 57P), no resources (53),
 * read only (25006), cancelled by a timeout (57014, 55P03, 25P03, 25P04), and chosen to end a deadlock (40P01).
 */
const STATES = /^(08...|53...|57P..|57014|55P03|25006|40P01|25P03|25P04)$/;

/** Node's codes for failed or lost connections. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Errors of `pg` without a code. */
const MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error)/;

/** Returns whether the database was temporarily unavailable and the call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message, cause } = error as Error & { code?: unknown };
  const text = typeof code === 'string' ? code : '';
  return STATES.test(text) || NETWORK.test(text) || MESSAGES.test(message) || isDatabaseUnavailable(cause);
}
