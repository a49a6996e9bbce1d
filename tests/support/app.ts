import { DatabaseCleaner } from './database-cleaner.ts';
import { type App, type AppOptions, openApp, type Running } from './running-app.ts';

export type { App, AppOptions } from './running-app.ts';

interface StartOptions extends AppOptions {
  /** Whether no other file gets this server: the tests change more of it than rows, such as statistics or the process. */
  isOwn?: boolean;
}

interface Reusable extends Running {
  cleaner: DatabaseCleaner;
}

/** The server that a file of this worker has left for the next one. */
let idle: Reusable | undefined;

/**
 * Starts a server as main.ts does, with a database of its own. Without options it may be one that another file has left, because
 * a start takes longer than most tests. That one has no rows, files, mails and log lines; its memory of answers only has those
 * of removed institutions.
 */
export async function startApp({ isOwn = false, ...options }: StartOptions = {}): Promise<App> {
  if (isOwn || Object.keys(options).length > 0) return (await openApp(options)).app;
  const taken = idle;
  idle = undefined;
  const running = taken ?? (await openReusable());
  return { ...running.app, stop: () => leave(running) };
}

async function openReusable(): Promise<Reusable> {
  const running = await openApp({ preparesAtFirstUse: true }); // files ask it the same things again and again
  return { ...running, cleaner: await DatabaseCleaner.of(running.app.db) };
}

async function leave(running: Reusable): Promise<void> {
  const isClean = !idle && (await running.reset(() => running.cleaner.clean()));
  if (isClean && !idle) idle = running;
  else await running.app.stop();
}
