import { formatDollars } from './dollarFormatting.ts';
import { expect, test, vi } from 'vitest';
import { formatSpan } from './calendarFormatting.ts';
import {
  formatAgo,
  formatCount,
  formatDay,
  formatDuration,
  formatMoment,
  formatMoney,
  formatPlural,
  formatShortDay,
  formatSize,
} from './formatting.ts';
import { formatExact, formatPercent } from './numberFormatting.ts';

// The build puts the file of its language in this place (client/language.ts).
vi.mock('./en/locale.ts', () => import('./fr/locale.ts'));

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('French dates, times of 24 hours and words around them', () => {
  const now = new Date('2027-06-01T12:00:00');
  expect(formatDay('2027-01-10T23:00:00Z', 'Europe/Berlin')).toBe('11 janvier 2027');
  expect(formatShortDay('2027-01-10T23:00:00Z', 'Europe/Berlin', new Date('2027-06-01T00:00:00Z'))).toBe(
    'lun. 11 janv.',
  );
  expect(formatMoment(new Date('2027-06-01T19:00:00').toISOString(), now)).toBe('aujourd’hui à 19:00');
  expect(formatMoment(new Date('2027-06-03T19:00:00').toISOString(), now)).toMatch(/^le 3 juin 2027 à 19:00/);
  expect(formatAgo('2027-06-01T11:48:00Z', new Date('2027-06-01T12:00:00Z'))).toBe('il y a 12 min');
  expect(plain(formatSpan('2027-01-11T17:00:00Z', '2027-01-11T18:30:00Z', 'Europe/Paris'))).toMatch(
    /^18:00\s?[–-]\s?19:30/,
  );
});

test('French numbers, money and sizes', () => {
  expect(plain(formatCount(12_400))).toBe('12 400');
  expect(plain(formatMoney({ amount: 125_000, currency: 'USD' }))).toBe('1 250,00 $');
  expect(plain(formatDollars(49))).toBe('49 $');
  expect(formatSize(1_258_291)).toBe('1,2 Mo');
  expect(plain(formatPercent(25))).toBe('25 %');
  expect([0.5, -12_400, 2.123456789012345, 1e-7].map(formatExact)).toEqual([
    '0,5',
    '-12400',
    '2,123456789012345',
    '0,0000001',
  ]);
});

test('zero is singular in French', () => {
  expect([0, 1, 2].map((count) => formatPlural(count, 'place', 'places'))).toEqual([
    '0 place',
    '1 place',
    '2 places',
  ]);
  expect(formatDuration(71)).toBe('10 semaines');
});
