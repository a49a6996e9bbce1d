import { randomInt } from 'node:crypto';

/** Without those that are read as another: I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number as nobody guesses it, of 60 random bits: 'M3KX-7W0P-QD5T'. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
