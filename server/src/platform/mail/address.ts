/** Longest address that SMTP carries (RFC 5321). */
const MAX_LENGTH = 254;

// Nothing that a header or the list of recipients gives a meaning: no spaces, controls, commas, brackets or quotes.
const ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*$/u;

/** Whether a text is exactly one plain mail address, without a name beside it. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
