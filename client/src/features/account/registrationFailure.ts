import type { ReadableError } from '#lib/errors';
import { texts } from '#texts/en';

/** Returns the error message of a failed registration (document 1, section 8). */
export function registrationFailure({ message, code }: ReadableError): string {
  return code === 'NETWORK' ? texts.errors.network : message || texts.register.failed;
}
