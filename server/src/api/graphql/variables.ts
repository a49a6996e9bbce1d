import { TooComplex } from '#kernel/errors';
import { MAX_VARIABLES } from '#kernel/limits';

/**
 * Rejects a value that is deeper or has more values than any input needs.
 * @param what name of the value, at the beginning of a sentence
 * @throws AppError TOO_COMPLEX
 */
export function assertMaxVariables(given: unknown, what = 'Variables'): void {
  let values = 0;
  function visit(value: unknown, depth: number): void {
    if (++values > MAX_VARIABLES.values)
      throw TooComplex(`${what} may have at most ${MAX_VARIABLES.values} values.`);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_VARIABLES.depth)
      throw TooComplex(`${what} may be at most ${MAX_VARIABLES.depth} levels deep.`);
    for (const part of Object.values(value)) visit(part, depth + 1);
  }
  visit(given, 0);
}
