/** Color of institutions that chose none. */
const ACCENT = '#3b5bdb';

/**
 * Returns the picture of all badges of an institution as SVG: a seal in its color.
 * @param accent # and six digits. Null for the product's own.
 */
export const badgeImage = (
  accent: string | null,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" aria-label="Certificate">
<path fill="${accent ?? ACCENT}" d="M130 250 90 385l60-22 38 30 32-120zM270 250l40 135-60-22-38 30-32-120z" opacity=".75"/>
<circle cx="200" cy="165" r="145" fill="${accent ?? ACCENT}"/>
<circle cx="200" cy="165" r="118" fill="none" stroke="#fff" stroke-width="6"/>
<path d="M145 168l40 40 72-80" fill="none" stroke="#fff" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;
