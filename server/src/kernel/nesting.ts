import { TooComplex } from './errors.ts';

/** Maximum nesting of brackets in JSON and documents. Clients stay far below, because their depth is limited to 12. */
export const MAX_NESTING = 64;

/**
 * Rejects a text that is nested too deeply before a parser reads it. Parsers recurse once per level, so the call stack
 * would be the only limit.
 * @throws AppError TOO_COMPLEX
 */
export function assertShallow(text: string): void {
  if (isNestedBeyond(text, MAX_NESTING))
    throw TooComplex(`The request may be nested at most ${MAX_NESTING} levels deep.`);
}

const NEWLINE = 10;
const QUOTE = 34;
const HASH = 35;
const BACKSLASH = 92;

const isOpening = (char: number): boolean => char === 40 || char === 91 || char === 123; // ( [ {
const isClosing = (char: number): boolean => char === 41 || char === 93 || char === 125; // ) ] }

/**
 * Returns whether more than `limit` brackets are open at once, in JSON or in a GraphQL document. It takes linear time.
 * Brackets in strings, block strings and comments do not count.
 */
export function isNestedBeyond(text: string, limit: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (isOpening(char)) {
      if (++depth > limit) return true;
    } else if (isClosing(char)) depth--;
    else if (char === QUOTE) at = endOfString(text, at);
    else if (char === HASH) at = endOfLine(text, at);
  }
  return false;
}

/** Returns the position of the last character of the string at `start`. An unterminated string ends with its line. */
function endOfString(text: string, start: number): number {
  const isBlock = text.startsWith('"""', start);
  const closing = isBlock ? '"""' : '"';
  for (let at = start + closing.length; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === QUOTE && (!isBlock || text.startsWith(closing, at))) return at + closing.length - 1;
    if (char === BACKSLASH) at += isBlock ? (text.startsWith(closing, at + 1) ? 3 : 0) : 1;
    else if (char === NEWLINE && !isBlock) return at;
  }
  return text.length;
}

function endOfLine(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}
