import type { CountedTable } from '#platform/database/counted';

/** Active members by role. */
export const MEMBERSHIP_COUNTS: CountedTable = {
  columns: ['role', 'status'],
  contributions: [{ when: (row) => `${row}.status = 'active'`, name: (row) => `'members.' || ${row}.role` }],
};
