import fs from 'node:fs/promises';

/** Files that a screen needs in addition to those that the page names; the client's build writes the list. */
interface Preloads {
  /** Regular expression of the path. */
  path: string;
  /** Roles that get this screen; absent: all. */
  roles?: string[];
  scripts: string[];
  styles: string[];
}

/**
 * Returns links that let the browser fetch the files of a signed-in user's screen together with the app's first file.
 * The list is read for each request, like the page itself.
 * @param file the list of the client's build
 * @param role of the user as the client's cookie says; it only decides which files are fetched early
 * @returns '' for other screens, and before the first build
 */
export async function preloadLinks(file: string, path: string, role: string | undefined): Promise<string> {
  const list = await fs.readFile(file, 'utf8').catch(() => '[]');
  const found = (JSON.parse(list) as Preloads[]).find(
    (screen) => new RegExp(screen.path).test(path) && (screen.roles?.includes(role ?? '') ?? true),
  );
  if (!found) return '';
  const scripts = found.scripts.map((name) => `<link rel="modulepreload" href="/${name}" />`);
  // Vite adds its links to styles with `crossorigin`. A preload without it would be fetched in addition.
  const styles = found.styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}" />`);
  return [...styles, ...scripts].join('');
}
