// Compares the server's throughput with its limit. With `sizes` as the first argument it compares a small with a large
// institution instead. Other arguments are passed to the benchmark.
import { build } from './build.mjs';
import { main, run, StepFailed } from './support/run.mjs';

await main(async () => {
  const [first, ...others] = process.argv.slice(2);
  const isSizes = first === 'sizes';
  await build();
  const { code } = await run('tsx', [
    '--tsconfig',
    'server/tsconfig.json',
    `tests/bench/${isSizes ? 'sizes' : 'main'}.ts`,
    ...(isSizes ? others : process.argv.slice(2)),
  ]);
  if (code !== 0) throw new StepFailed('The bench did not come to its end.');
});
