import type { ReadableError } from '#lib/errors';
import { texts } from '#texts/en';

/** The error line of a registration that failed (document 1, section 8). */
export function registrationFailure({ message, code }: ReadableError): string {
  return code === 'NETWORK' ? texts.errors.network : message || texts.register.failed;
}
