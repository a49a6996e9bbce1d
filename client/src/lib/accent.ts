import { getBrand } from './brand.ts';
import { ACCENT_KEY, keptAccent } from './keptAccent.ts';

/** Accent colors to choose from. White text is readable on each, at 4.5:1 or more. */
export const ACCENTS = {
  cobalt: '#2d4fd6', // the theme's own
  violet: '#6741d9',
  teal: '#0b7285',
  green: '#2b6e3f',
  orange: '#b3440f',
  rose: '#c2255c',
} as const;

export type Accent = keyof typeof ACCENTS;

/** The theme's own color: it needs no variables. */
export const THEME_ACCENT: Accent = 'cobalt';

/** Returns the accent color that was chosen on this device; null for that of the institution, or else the theme's own. */
export function chosenAccent(): Accent | null {
  const name = keptAccent();
  return name !== null && Object.hasOwn(ACCENTS, name) ? (name as Accent) : null;
}

/** Keeps an accent color on this device, and shows it. Null forgets the choice. */
export function chooseAccent(name: Accent | null): void {
  if (name === null) localStorage.removeItem(ACCENT_KEY);
  else localStorage.setItem(ACCENT_KEY, name);
  showAccent();
}

/**
 * Draws the screens in the accent color: the one chosen on this device, or else that of the institution. Its variables replace
 * those of the theme (ui/styles/accent.css).
 */
export function showAccent(): void {
  const { style } = document.documentElement;
  const accent = accentToShow();
  document.documentElement.toggleAttribute('data-accent', accent !== null);
  style.setProperty('--accent-light', accent?.light ?? null);
  style.setProperty('--accent-dark', accent?.dark ?? null);
}

function accentToShow(): { light: string; dark: string } | null {
  const name = chosenAccent();
  if (name === THEME_ACCENT) return null;
  if (name !== null) return { light: ACCENTS[name], dark: ACCENTS[name] };
  const { accentColor: light, darkAccentColor: dark } = getBrand() ?? {};
  return light && dark ? { light, dark } : null;
}
