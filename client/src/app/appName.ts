/** The product's name: what the server wrote into `<meta name="app-name">` (its APP_NAME), else Lyceum. */
export function appName(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[name="app-name"]')?.content ?? '';
  return written === '' || written.includes('%') ? 'Lyceum' : written;
}
