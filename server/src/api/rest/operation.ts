import { getOperationAST, Kind, type OperationDefinitionNode } from 'graphql';
import { supportsIdempotencyKey } from '#platform/idempotency/operations';
import type { Row } from './row.ts';

/** Returns the operation of a row. It has a name and one root field. */
export function operationIn({ document }: Pick<Row, 'document'>): OperationDefinitionNode & { name: object } {
  const found = getOperationAST(document);
  if (!found?.name) throw new Error('A document of REST has one operation with a name.');
  return found as OperationDefinitionNode & { name: object };
}

/** Returns the root field of a row's operation. */
export function rootFieldOf(row: Pick<Row, 'document'>): string {
  const [field] = operationIn(row).selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error('An operation of REST asks for one field.');
  return field.name.value;
}

/** Returns the mutation of a row; null for a query. */
export const mutationOf = (row: Pick<Row, 'document'>): string | null =>
  operationIn(row).operation === 'mutation' ? rootFieldOf(row) : null;

/** Returns whether a row supports Idempotency-Key. */
export function rowTakesKey(row: Pick<Row, 'document'>): boolean {
  const mutation = mutationOf(row);
  return mutation !== null && supportsIdempotencyKey(mutation);
}

/** Returns whether responses of a row have an ETag: it reads, and clients may have its response. */
export const isTagged = (row: Pick<Row, 'document' | 'method'>): boolean =>
  row.method === 'GET' && mutationOf(row) === null;
