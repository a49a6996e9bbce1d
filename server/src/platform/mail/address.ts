/** Maximum length of an address in SMTP (RFC 5321). */
const MAX_LENGTH = 254;

// No characters with a meaning in headers or recipient lists: spaces, control characters, commas, brackets or quotes.
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;

/** Returns whether a text is exactly one plain mail address, without a display name. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
