import { SMALLEST_PAYMENT } from '#kernel/price.rules';
import type { InstitutionRow, Member } from '#tests/support/factories';
import type { Chance } from './random.ts';

/** Words for texts and searches, chosen to break quoting, casing and encodings. */
export const WORDS = [
  'Algebra',
  'École',
  "O'Neill",
  '"quoted"',
  'back\\slash',
  '100%',
  'under_score',
  '日本語',
  '🎓',
  'a\nb',
  'ΣΊΣΥΦΟΣ',
  '$1',
  '{}',
];

/** Short texts to search for: at the beginning of words and inside of them, and of scripts without spaces. */
export const SHORT_WORDS = ['al', 'le', '本語', 'σί'];

/** The members of an institution in random data. */
export interface Population {
  institution: InstitutionRow;
  admin: Member;
  teachers: Member[];
  students: Member[];
  traveller: { institution: InstitutionRow; membershipId: string; role: 'student' };
}

export type Learner = Pick<Member, 'accountId' | 'membershipId'>;

export const text = (chance: Chance) => chance.someOf(WORDS, 4).join(' ');
export const maybe = <T>(chance: Chance, value: T): T | null => (chance.percent(50) ? value : null);
export const money = (chance: Chance) => {
  const cents = chance.between(0, 20_000);
  return cents < SMALLEST_PAYMENT ? 0 : cents / 100;
};

/** On whole days, so that many are equal; at least half a day from now, so that the time of the run does not matter. */
export const day = (chance: Chance, from: number, to: number) => {
  const today = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000);
  const days = chance.between(from, to);
  return new Date(today.getTime() + (days <= 0 ? days - 1 : days + 1) * 86_400_000);
};
