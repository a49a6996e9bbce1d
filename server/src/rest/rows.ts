import type { Row } from './row.ts';
import { COHORT_ROWS } from './rows/cohort.ts';

/** The REST contract: every call below /api/v1. */
export const ROWS: readonly Row[] = [...COHORT_ROWS];
