/** An escape of JSON: a pair of surrogates, half of one, or any other. */
const ESCAPE = /\\(?:u(?:d[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|(d[89a-f][\da-f]{2})|)|[^u])/gi;

const REPLACEMENT = '\\ufffd';

/**
 * Returns JSON in which half a surrogate pair is the replacement character, as UTF-8 has it. Only an escape can be half a pair, and
 * PostgreSQL refuses JSON with one. It takes linear time.
 * @example withWholeCharacters('"a\\ud800"') === '"a\\ufffd"'
 */
export const withWholeCharacters = (json: string): string =>
  json.includes('\\u')
    ? json.replace(ESCAPE, (escape, half: string | undefined) => (half === undefined ? escape : REPLACEMENT))
    : json;
