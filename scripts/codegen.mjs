// Generates the contract and types: the server's classes -> schema.graphql -> *.generated.ts next to each GraphQL document.
import { main, runOrThrow, run, StepFailed } from './support/run.mjs';

/** Writes schema.graphql from the server's classes. */
export async function emitSchema() {
  await runOrThrow('tsx', ['--tsconfig', 'server/tsconfig.json', 'server/src/app/emit-schema.ts']);
}

/** Writes the types and typed documents for client, REST adapter and tests. */
export async function generateTypes() {
  const { code, output } = await run('graphql-codegen', ['--config', 'codegen.ts', '--errors-only'], {
    quiet: true,
  });
  if (code === 0) return;
  const complaints = output.split('\n').filter((line) => !/^\s*[✔❯]/.test(line) && line.trim() !== '');
  throw new StepFailed(complaints.join('\n'));
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await emitSchema();
    await generateTypes();
  });
}
