import { TooComplex } from './errors.ts';
import { MAX_VARIABLES } from './limits.ts';

/** Refuses variables that are deeper or have more values than any input of ours. @throws Refusal TOO_COMPLEX */
export function mustBeSmall(variables: unknown): void {
  let values = 0;
  function look(value: unknown, depth: number): void {
    if (++values > MAX_VARIABLES.values)
      throw TooComplex(`Variables may have at most ${MAX_VARIABLES.values} values.`);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_VARIABLES.depth)
      throw TooComplex(`Variables may be at most ${MAX_VARIABLES.depth} levels deep.`);
    for (const part of Object.values(value)) look(part, depth + 1);
  }
  look(variables, 0);
}
