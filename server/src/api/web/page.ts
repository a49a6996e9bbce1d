import fs from 'node:fs/promises';
import { escapeHtml } from '#kernel/html';

/**
 * Reads a built page and inserts the app's name. It is read for each request, so that a new build is served at once.
 * @returns null before the first build
 */
export async function readPage(file: string, appName: string): Promise<string | null> {
  try {
    const page = await fs.readFile(file, 'utf8');
    return page.replaceAll('%APP_NAME%', () => escapeHtml(appName));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
