/** What the server replaces by the app's name in the pages it serves. */
const placeholder = '%APP_NAME%';

/** The product's name: what the server wrote into `<meta name="app-name">` (its APP_NAME), else Lyceum. */
export function appName(): string {
  if (typeof document === 'undefined') return placeholder; // drawn at build time, named when it is served
  const written = document.querySelector<HTMLMetaElement>('meta[name="app-name"]')?.content ?? '';
  return written === '' || written === placeholder ? 'Lyceum' : written;
}
