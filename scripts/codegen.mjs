// The contract and the types that follow from it: the server's classes -> schema.graphql -> *.generated.ts beside each
// GraphQL document.
import { main, mustRun } from './support/run.mjs';

/** Writes schema.graphql from the server's classes. */
export async function emitSchema() {
  await mustRun('tsx', ['--tsconfig', 'server/tsconfig.json', 'server/src/graphql/emit-schema.ts']);
}

/** Writes the types and typed documents for client, REST adapter and tests. */
export async function generateTypes() {
  await mustRun('graphql-codegen', ['--config', 'codegen.ts', '--errors-only']);
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    await emitSchema();
    await generateTypes();
  });
}
