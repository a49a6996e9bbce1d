// Compares the server's throughput with its limit. With `scale` (or `sizes`) as the first argument it compares a small with a
// large institution instead, with `search` it measures searches, with `lighthouse` the first screens, with `year` the analytics. Other
// arguments are passed to the benchmark.
import { build } from './build.mjs';
import { main, run, StepFailed } from './support/run.mjs';

const others = { sizes: 'sizes', scale: 'sizes', lighthouse: 'lighthouse', year: 'year', search: 'search' };

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
  if (code !== 0) throw new StepFailed('The bench did not come to its end.');
});
