import { DOCUMENT_ENDINGS, type FilePurpose } from '#modules/file/file.rules';

/** Files that a lesson's readers work with. */
export const MATERIAL_FILES: FilePurpose = { name: 'material', endings: DOCUMENT_ENDINGS, maxCount: 20 };
