/** Where the name of the chosen accent color is kept on the device. */
export const ACCENT_KEY = 'accent';

/** Returns the name of the accent color that was chosen on this device; null for the theme's own. */
export function keptAccent(): string | null {
  try {
    return localStorage.getItem(ACCENT_KEY);
  } catch {
    return null;
  }
}
