/** Placeholder that the server replaces with the app's name in the pages it serves. */
const placeholder = '%APP_NAME%';

/** Returns the product's name from `<meta name="app-name">` (APP_NAME of the server), or else Lyceum. */
export function getAppName(): string {
  if (typeof document === 'undefined') return placeholder; // prerendered at build time, named when served
  const written = document.querySelector<HTMLMetaElement>('meta[name="app-name"]')?.content ?? '';
  return written === '' || written === placeholder ? 'Lyceum' : written;
}
