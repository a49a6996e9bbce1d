import { type FilePurpose, IMAGE_ENDINGS } from '#modules/file/file.rules';

/** Picture of a course, 1280 x 720 pixels recommended. */
export const THUMBNAIL: FilePurpose = {
  name: 'thumbnail',
  endings: IMAGE_ENDINGS,
  maxCount: 1,
  isImage: true,
};
