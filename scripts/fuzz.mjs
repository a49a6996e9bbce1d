// Runs the fuzz tests with more inputs than `npm test` and a random seed. FUZZ_RUNS sets the number, FUZZ_SEED the seed.
import { randomInt } from 'node:crypto';
import { main, run, StepFailed } from './support/run.mjs';

process.env.FUZZ_RUNS ??= '200000';
process.env.FUZZ_SEED ??= String(randomInt(1_000_000_000));

await main(async () => {
  console.log(`${process.env.FUZZ_RUNS} inputs; to repeat them: FUZZ_SEED=${process.env.FUZZ_SEED}`);
  const { code } = await run('vitest', [
    'run',
    '--project',
    'server',
    'tests/api/fuzz',
    ...process.argv.slice(2),
  ]);
  if (code !== 0) throw new StepFailed('An input failed; the smallest one that does is above.');
});
