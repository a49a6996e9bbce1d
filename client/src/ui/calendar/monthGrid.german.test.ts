import { expect, test, vi } from 'vitest';
import { moveByKey, weeksOf } from './monthGrid.ts';

// The build puts the file of its language in this place (client/language.ts).
vi.mock('../../texts/en/locale.ts', () => import('../../texts/de/locale.ts'));

test('weeks start on Monday in German', () => {
  expect(weeksOf('2026-11-23')[0]!.slice(0, 2)).toEqual(['2026-10-26', '2026-10-27']);
  expect(moveByKey('2026-11-25', 'Home')).toBe('2026-11-23');
  expect(moveByKey('2026-11-25', 'End')).toBe('2026-11-29');
});
