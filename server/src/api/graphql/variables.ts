import { TooComplex } from '#kernel/errors';
import { MAX_VARIABLES } from '#kernel/limits';

/**
 * Refuses what is deeper or has more values than any input of ours; `what` it is begins a sentence.
 * @throws AppError TOO_COMPLEX
 */
export function assertMaxVariables(given: unknown, what = 'Variables'): void {
  let values = 0;
  function look(value: unknown, depth: number): void {
    if (++values > MAX_VARIABLES.values)
      throw TooComplex(`${what} may have at most ${MAX_VARIABLES.values} values.`);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_VARIABLES.depth)
      throw TooComplex(`${what} may be at most ${MAX_VARIABLES.depth} levels deep.`);
    for (const part of Object.values(value)) look(part, depth + 1);
  }
  look(given, 0);
}
