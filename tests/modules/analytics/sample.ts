import type { Sample } from '#tests/support/sample';

export const sample: Sample = { values: { range: 'LAST_30_DAYS' } };
