import { expect, test } from 'vitest';
import { visibleClock } from './visibleClock.ts';

test('stops while the page is hidden', () => {
  let time = 0;
  const visibilityState: DocumentVisibilityState = 'visible';
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(new EventTarget(), {
    visibilityState,
  });
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const clock = visibleClock(page, () => time);
  time = 1000;
  turn('hidden');
  time = 60_000;
  expect(clock.elapsed()).toBe(1000);
  turn('visible');
  time = 62_000;
  expect(clock.elapsed()).toBe(3000);
  clock.reset();
  time = 63_000;
  expect(clock.elapsed()).toBe(1000);
  clock.stop();
});
