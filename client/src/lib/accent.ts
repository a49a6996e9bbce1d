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

const THEME_ACCENT: Accent = 'cobalt';

/** Returns the accent color that was chosen on this device. */
export function chosenAccent(): Accent {
  const name = keptAccent();
  return name !== null && Object.hasOwn(ACCENTS, name) ? (name as Accent) : THEME_ACCENT;
}

/** Keeps an accent color on this device, and shows it. */
export function chooseAccent(name: Accent): void {
  if (name === THEME_ACCENT) localStorage.removeItem(ACCENT_KEY);
  else localStorage.setItem(ACCENT_KEY, name);
  showAccent();
}

/** Draws the screens in the chosen accent color: replaces the theme's variables of its color. */
export function showAccent(): void {
  const { style } = document.documentElement;
  const name = chosenAccent();
  for (const [variable, value] of Object.entries(variablesOf(ACCENTS[name])))
    if (name === THEME_ACCENT) style.removeProperty(variable);
    else style.setProperty(variable, value);
}

/** Percent of the accent in each lighter shade, from 0 to 6; the rest is white. */
const LIGHTER = [6, 13, 26, 40, 55, 70, 85];

/** Percent of the accent in the shades 8 and 9; the rest is black. */
const DARKER = [85, 70];

/** Returns the variables of the theme that depend on its color, for another color. */
function variablesOf(accent: string): Record<string, string> {
  const mixed = (percent: number, other: string) => `color-mix(in oklab, ${accent} ${percent}%, ${other})`;
  const shades = [
    ...LIGHTER.map((percent) => mixed(percent, 'white')),
    accent,
    ...DARKER.map((percent) => mixed(percent, 'black')),
  ];
  const grounds = {
    light: `light-dark(${mixed(10, 'transparent')}, ${mixed(30, 'transparent')})`,
    'light-hover': `light-dark(${mixed(14, 'transparent')}, ${mixed(40, 'transparent')})`,
    'light-color': `light-dark(${shades[9]}, ${shades[2]})`,
  };
  return Object.fromEntries([
    ...shades.map((shade, number) => [`--mantine-color-cobalt-${number}`, shade] as const),
    ...Object.entries(grounds).flatMap(([name, value]) => [
      [`--mantine-color-cobalt-${name}`, value] as const,
      [`--mantine-primary-color-${name}`, value] as const,
    ]),
    ['--mantine-color-anchor', `light-dark(${shades[8]}, ${shades[3]})`],
  ]);
}
