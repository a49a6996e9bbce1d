import { RequestError } from '#lib/errors';
import { getRootOrigin } from '#lib/hostNamespace';
import { texts } from '#texts/en';

const t = texts.passkeyFailures;

/** Texts by the names of the browser's errors (WebAuthn, "Create" and "Get"). */
const TEXTS: Readonly<Record<string, string>> = {
  InvalidStateError: t.known,
  SecurityError: t.address(new URL(getRootOrigin()).host),
};

/**
 * Converts an error of the browser's passkey dialog for forms.
 * @param cancelled text for a dialog that the person closed, or that found no passkey
 */
export function toPasskeyError(error: unknown, cancelled: string): RequestError {
  const name = error instanceof Error ? error.name : '';
  const message = name === 'NotAllowedError' ? cancelled : (TEXTS[name] ?? t.device);
  return new RequestError({ message, code: 'PASSKEY', status: null, fields: [] });
}
