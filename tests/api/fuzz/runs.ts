import fc from 'fast-check';

/** Seed: the same number generates the same inputs. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);

/** Number of inputs in a run of all files. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 9_000);

/** Returns the number of inputs for a share of the run. */
export const shareOf = (part: number) => Math.ceil(RUNS * part);

/** Milliseconds that a property may take: a long run ends by its number of inputs. */
export const PATIENCE = 12 * 3_600_000;

/**
 * Checks a property with `count` inputs; `label` varies the seed between properties. @throws Error with the seed and
 * the smallest input found that fails
 */
export const holds = <T>(
  label: string,
  runs: number,
  input: fc.Arbitrary<T>,
  check: (input: T) => Promise<void>,
): Promise<void> =>
  fc.assert(fc.asyncProperty(input, check), { numRuns: runs, seed: SEED + numberOf(label) });

const numberOf = (label: string) =>
  Buffer.from(label).reduce((sum, byte) => (sum * 31 + byte) % 1_000_000, 0);
