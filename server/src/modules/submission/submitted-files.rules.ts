import type { FilePurpose } from '#modules/file/file.rules';

/** Files of submitted work (document 2, section 5). An activity can accept others (activity/work-requirements.rules.ts). */
export const SUBMITTED_FILES: FilePurpose = {
  name: 'submission',
  endings: ['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx'],
  maxCount: 10,
};
