import { afterEach, expect, test } from 'vitest';
import { ACCENTS, chooseAccent, chosenAccent, showAccent, THEME_ACCENT } from './accent.ts';
import { ACCENT_KEY } from './keptAccent.ts';

const root = document.documentElement;

afterEach(() => chooseAccent(null));

test('keeps the chosen color on the device, and shows it again when the screens start', () => {
  chooseAccent('violet');
  expect(chosenAccent()).toBe('violet');
  root.removeAttribute('style');
  showAccent();
  expect(root.style.getPropertyValue('--accent-light')).toBe(ACCENTS.violet);
});

test('shows no other color than that of the theme for it and for one that does not exist', () => {
  for (const name of [THEME_ACCENT, 'toString']) {
    localStorage.setItem(ACCENT_KEY, name);
    showAccent();
    expect(root.hasAttribute('data-accent')).toBe(false);
  }
});

test('forgets the choice', () => {
  chooseAccent('teal');
  chooseAccent(null);
  expect(chosenAccent()).toBeNull();
  expect(root.hasAttribute('data-accent')).toBe(false);
});
