import { defineJob } from '#platform/jobs/job';
import { rollUpFigures } from './roll-up.service.ts';
import { UNROLLED_FIGURES } from './roll-up.sql.ts';

/** Rolls up the figures of past days on schedule. */
export const ROLL_UP_FIGURES = defineJob({
  name: 'roll-up-figures',
  schedule: '*/10 * * * *',
  due: UNROLLED_FIGURES,
  run: rollUpFigures,
});
