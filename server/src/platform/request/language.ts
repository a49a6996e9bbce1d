import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  preferredLanguage,
} from '#kernel/language.rules';

const COOKIE = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=(\\w+)`);

/** Returns the language that a client asks for: by the cookie of its choice, or by Accept-Language; null without either. */
export function requestedLanguage(headers: IncomingHttpHeaders): Language | null {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language']);
}

/** Returns the language of a response: the requested one, or English. */
export const languageOf = ({ headers }: { headers: IncomingHttpHeaders }): Language =>
  requestedLanguage(headers) ?? DEFAULT_LANGUAGE;
