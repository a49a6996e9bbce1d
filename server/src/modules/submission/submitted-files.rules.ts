import type { FilePurpose } from '#modules/file/file.rules';

/** Files of submitted work (document 2, section 5). */
export const SUBMITTED_FILES: FilePurpose = {
  name: 'submission',
  endings: ['.zip', '.pdf', '.js', '.jsx', '.ts', '.tsx'],
  maxCount: 10,
};
