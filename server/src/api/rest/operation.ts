import { getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import { supportsIdempotencyKey } from '#platform/idempotency/operations';
import type { Row } from './row.ts';

/** The operation that a row runs; it has a name, and asks for one field. */
export function operationIn({ document }: Pick<Row, 'document'>): OperationDefinitionNode & { name: object } {
  const found = getOperationAST(document);
  if (!found?.name) throw new Error('A document of REST has one operation with a name.');
  return found as OperationDefinitionNode & { name: object };
}

/** The field of the schema behind a row. */
export function rootFieldOf(row: Pick<Row, 'document'>): string {
  const [field] = operationIn(row).selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error('An operation of REST asks for one field.');
  return field.name.value;
}

/** The mutation behind a row; null where it only reads. */
export const mutationOf = (row: Pick<Row, 'document'>): string | null =>
  operationIn(row).operation === 'mutation' ? rootFieldOf(row) : null;

/** Whether a call of the row is done once for an Idempotency-Key. */
export function rowTakesKey(row: Pick<Row, 'document'>): boolean {
  const mutation = mutationOf(row);
  return mutation !== null && supportsIdempotencyKey(mutation);
}
