// Compares the server's throughput with its limit, or runs the benchmark that the first argument names. Passes other arguments on.
import { build } from './build.mjs';
import { main, run, StepFailed } from './support/run.mjs';

/** Files of the other benchmarks by their names. */
const others = {
  scale: 'sizes', // a small and a large institution
  sizes: 'sizes',
  search: 'search',
  lighthouse: 'lighthouse', // the first screens
  year: 'year', // the analytics
};

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const isOther = Object.hasOwn(others, first ?? '');
  if (first && !isOther && !first.startsWith('-'))
    throw new StepFailed(
      `There is no benchmark ${first}. Use one of ${Object.keys(others).join(', ')}, or options.`,
    );
  await build();
  const { code } = await run('tsx', [
    '--tsconfig',
    'server/tsconfig.json',
    `tests/bench/${isOther ? others[first] : 'main'}.ts`,
    ...(isOther ? rest : process.argv.slice(2)),
  ]);
  if (code !== 0) throw new StepFailed('The benchmark failed.');
});
