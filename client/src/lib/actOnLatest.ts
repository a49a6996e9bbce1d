import { texts } from '#texts/en';
import { readError } from './errors.ts';

interface Recovery {
  /** Refetches the object. */
  reload: () => Promise<unknown>;
}

/**
 * Runs an act on a version of an object that others can change at the same time. After a conflict it refetches the object, so that
 * the screen shows the newer version and the next attempt applies to it.
 * @throws Error that says so when someone else changed the object; other errors as they are
 */
export async function actOnLatest<Result>(act: () => Promise<Result>, recovery: Recovery): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    const { code, currentVersion } = readError(error);
    if (code !== 'CONFLICT') throw error;
    const isLoaded = await recovery.reload().then(
      () => true,
      () => false, // the server's message asks to load the latest version
    );
    throw isLoaded && currentVersion !== undefined ? new Error(texts.outdated.text) : error;
  }
}
