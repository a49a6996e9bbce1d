/** Failure of an act on something that someone else changed in the meantime. */
export const outdated = {
  text: 'Someone else changed this in the meantime, so nothing was done. You see the latest version now: check it, then try again.',
};
