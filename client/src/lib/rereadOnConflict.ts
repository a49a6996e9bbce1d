import { readError } from './errors.ts';

/**
 * Runs a mutation that names the version of an object. After a conflict it rereads the object before it throws, so that the next
 * attempt concerns the version that the screen shows by then.
 */
export async function rereadOnConflict<Result>(
  mutate: () => Promise<Result>,
  reread: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await mutate();
  } catch (error) {
    if (readError(error).code === 'CONFLICT') await reread().catch(() => null);
    throw error;
  }
}
