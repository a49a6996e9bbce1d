import { type FilePurpose, IMAGE_ENDINGS } from '#modules/file/file.rules';

/** Picture of a cohort, 1280 x 720 pixels recommended. */
export const COVER: FilePurpose = {
  name: 'cover',
  endings: IMAGE_ENDINGS,
  maxCount: 1,
  isImage: true,
};
