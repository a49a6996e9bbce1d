import fs from 'node:fs/promises';
import { escapeHtml } from '#kernel/html';

/** A built page with the app's name in it; read each time, so that a new build is served at once. Null before the first. */
export async function readPage(file: string, appName: string): Promise<string | null> {
  try {
    const page = await fs.readFile(file, 'utf8');
    return page.replaceAll('%APP_NAME%', () => escapeHtml(appName));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
