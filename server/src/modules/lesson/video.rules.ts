import * as z from 'zod/mini';
import { requiredText } from '#kernel/text.rules';
import { videoOf } from './video-player.rules.ts';

/** Rule of the address of a lesson's video. */
export const videoAddress = requiredText(2000, 'Enter the address of a video.').check(
  z.refine(
    (text) => text === '' || videoOf(text) !== null,
    'Enter a YouTube or Vimeo link, or an https:// link to a video file.',
  ),
);
