import { randomInt } from 'node:crypto';

/** Without letters that are easily misread: I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new unguessable number of 60 random bits, for example 'M3KX-7W0P-QD5T'. */
export function newCertificateNumber(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}
