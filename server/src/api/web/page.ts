import fs from 'node:fs/promises';
import { escapeHtml } from '#kernel/html';

/**
 * Reads a built page and inserts values for its placeholders, such as `%APP_NAME%`. It is read for each request, so that
 * a new build is served at once.
 * @returns null before the first build
 */
export async function readPage(
  file: string,
  values: Readonly<Record<string, string>>,
): Promise<string | null> {
  try {
    const page = await fs.readFile(file, 'utf8');
    return page.replaceAll(/%([A-Z_]+)%/g, (placeholder, name: string) => {
      const value = values[name];
      return value === undefined ? placeholder : escapeHtml(value);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
