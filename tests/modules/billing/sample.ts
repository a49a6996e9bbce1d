import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { students: 120 },
  silent: { contactSales: 'a mail' },
};
