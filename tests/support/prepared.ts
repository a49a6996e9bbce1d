import { preparedName, type Statement } from '#platform/read/reader';
import type { Services } from '#platform/request/services';

/**
 * Lets a server prepare each compiled read when it runs first, instead of the second time. PostgreSQL plans a read of every
 * field in 30 to 200 ms; tests that run each of them several times then wait for one plan instead of two.
 */
export function prepareAtFirstUse({ services }: { services: Services }): void {
  const { runStatements, runWrites } = services;
  services.runStatements = (viewer, statements, options) =>
    runStatements(viewer, statements.map(named), options);
  services.runWrites = (author, statements) => runWrites(author, statements.map(named));
}

const named = (statement: Statement): Statement =>
  statement.name ? statement : { ...statement, name: preparedName(statement.text) };
