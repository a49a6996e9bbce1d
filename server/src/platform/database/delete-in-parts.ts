import type { Context } from '#platform/request/context';

/**
 * Rows deleted per transaction: few enough for the time that a statement has, and to keep locks and replication lag
 * short.
 */
export const PART = 5_000;

/**
 * Deletes any number of rows, a part in each transaction.
 * @param statement deletes at most as many rows as its last value says, and returns them
 */
export async function deleteInParts(
  { transaction }: Pick<Context, 'transaction'>,
  statement: string,
  values: readonly unknown[],
): Promise<void> {
  let deleted: object[];
  do deleted = await transaction((em) => em.execute<object[]>(statement, [...values, PART]));
  while (deleted.length === PART);
}
