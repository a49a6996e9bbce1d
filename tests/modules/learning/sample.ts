import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { seconds: 30, position: 90 },
  silent: { recordLearning: 'counts time, which only the member knows' },
};
