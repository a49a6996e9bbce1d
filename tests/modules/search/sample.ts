import type { Sample } from '#tests/support/sample';

export const sample: Sample = {};
