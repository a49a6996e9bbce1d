import type { RunStatements } from '#platform/read/reader';
import { classesByTypeName } from '#platform/read/declarations';
import type { App } from './app.ts';
import type { FieldOperation } from './operations.ts';

/**
 * Runs an operation on objects of any type as if its IDs were of the type that it selects, so that the server compiles its read
 * although no object has the IDs.
 */
export async function asIfFound<T>(
  { services }: App,
  { onType }: Pick<FieldOperation, 'onType'>,
  run: () => Promise<T>,
): Promise<T> {
  const entity = onType && classesByTypeName().get(onType);
  if (!entity) return run();
  const found = JSON.stringify([services.orm.getMetadata().find(entity as never)!.tableName]);
  const { runStatements } = services;
  const runFinding: RunStatements = async (viewer, statements, options) => {
    const answers = await runStatements(viewer, statements, options);
    return statements.map(({ name }, at) => (name?.startsWith('tables_') ? found : answers[at]!));
  };
  services.runStatements = runFinding;
  return run().finally(() => (services.runStatements = runStatements));
}
