import { Kind, type OperationDefinitionNode } from 'graphql';

/** Names of an operation for operators. Those that callers give may have anything in them, so they are not used. */
export interface OperationName {
  /** Name in logs and traces: that of the web client's document, or the kind with the first root field. */
  name: string;
  /** Name in metrics: that of the web client's document, or `other`. */
  label: string;
}

/** Returns the names of an operation of a valid document. */
export function nameOf(operation: OperationDefinitionNode, isTrusted: boolean): OperationName {
  const own = isTrusted ? operation.name?.value : undefined;
  return own ? { name: own, label: own } : { name: rootName(operation), label: 'other' };
}

/** Returns the kind of an operation with its first root field, such as `query cohorts`. */
export function rootName({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first] = selectionSet.selections;
  return first?.kind === Kind.FIELD ? `${operation} ${first.name.value}` : operation;
}
