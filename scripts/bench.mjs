// Measures the server side by side with its limit and its peers; arguments go to the bench itself.
import { build } from './build.mjs';
import { main, run, StepFailed } from './support/run.mjs';

await main(async () => {
  await build();
  const { code } = await run('tsx', [
    '--tsconfig',
    'server/tsconfig.json',
    'tests/bench/main.ts',
    ...process.argv.slice(2),
  ]);
  if (code !== 0) throw new StepFailed('The bench did not come to its end.');
});
