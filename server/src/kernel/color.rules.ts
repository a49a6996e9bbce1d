import * as z from 'zod/mini';

/** Contrast that text needs to be readable (WCAG 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** Contrast that a button needs against its ground (WCAG 1.4.11). */
const SHAPE_CONTRAST = 3;

/** Ground of cards in the dark color scheme. */
const DARK_GROUND = '#1c1b17';

/** Message for a text that is not a color. */
export const NO_COLOR = 'Enter a color as # and six hexadecimal digits, such as #2d4fd6.';

/** A color in each color scheme. */
export interface Accent {
  light: string;
  dark: string;
}

/** Returns a color as # and six lower-case digits, or null for another text. Three digits and a missing # are accepted. */
export function toColor(text: string): string | null {
  const digits = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
}

/** Rule of a color, which becomes # and six lower-case digits. */
export const color = z.pipe(
  z.string(NO_COLOR).check(z.refine((text) => toColor(text) !== null, NO_COLOR)),
  z.transform((text) => toColor(text) ?? text),
);

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2). */
export function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the colors in which a color is used for buttons with white text: itself where the text is readable, otherwise
 * darkened until it is. In the dark color scheme a color is lightened until its shape is visible.
 * @param chosen # and six digits
 */
export function accentOf(chosen: string): Accent {
  const light = firstMix(chosen, 0, (mixed) => contrastOf(mixed, '#ffffff') >= TEXT_CONTRAST);
  const dark = firstMix(light, 255, (mixed) => contrastOf(mixed, DARK_GROUND) >= SHAPE_CONTRAST);
  return { light, dark };
}

/** Steps from a color to black or white. */
const STEPS = 200;

/** Returns the mix with the least black (0) or white (255) that passes. */
function firstMix(from: string, toward: 0 | 255, passes: (mixed: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const mixed = channelsOf(from).map((channel) =>
      Math.round(channel + ((toward - channel) * step) / STEPS),
    );
    const text = `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    if (passes(text)) return text;
  }
  return toward === 0 ? '#000000' : '#ffffff';
}

const channelsOf = (text: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(text.slice(start, start + 2), 16));

function luminanceOf(text: string): number {
  const [red, green, blue] = channelsOf(text).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
