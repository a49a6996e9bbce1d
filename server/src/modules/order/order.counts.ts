import type { CountedTable } from '#platform/database/counted';

/** Orders by status. */
export const ORDER_COUNTS: CountedTable = {
  columns: ['status'],
  contributions: [{ name: (row) => `'orders.' || ${row}.status` }],
};
