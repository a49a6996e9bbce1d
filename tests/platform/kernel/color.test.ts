import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accentOf, contrastOf, toColor } from '#kernel/color.rules';

test.each([
  ['#2D4FD6', '#2d4fd6'],
  ['  2d4fd6 ', '#2d4fd6'],
  ['#fA0', '#ffaa00'],
  ['', null],
  ['#12', null],
  ['#12345', null],
  ['#1234567', null],
  ['#12345g', null],
  ['red', null],
  ['rgb(1, 2, 3)', null],
  ['#2d4fd6;background:url(x)', null],
])('the color of %j is %j', (text, color) => expect(toColor(text)).toBe(color));

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#2d4fd6')).toBe(contrastOf('#2d4fd6', '#ffffff'));
});

test('white text is readable on what becomes of any color, and its shape is visible in dark', () => {
  const byte = fc.integer({ min: 0, max: 255 }).map((channel) => channel.toString(16).padStart(2, '0'));
  fc.assert(
    fc.property(fc.tuple(byte, byte, byte), (channels) => {
      const color = `#${channels.join('')}`;
      const { light, dark } = accentOf(color);
      for (const shown of [light, dark]) expect(contrastOf(shown, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(dark, '#1c1b17')).toBeGreaterThanOrEqual(3);
      expect(light === color).toBe(contrastOf(color, '#ffffff') >= 4.5);
    }),
  );
});
