import { type FilePurpose, IMAGE_ENDINGS } from '#modules/file/file.rules';

/** Photo of a member, a square of 640 pixels from the form. */
export const AVATAR: FilePurpose = {
  name: 'avatar',
  endings: IMAGE_ENDINGS,
  maxCount: 1,
  isImage: true,
  tooLarge: 'File size should not exceed 5MB', // document 2, section 9
};
