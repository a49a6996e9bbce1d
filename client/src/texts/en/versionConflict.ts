/** Alert of a form that another user saved first. */
export const versionConflict = {
  loadNewer: 'Load newer version',
  keepTyping: 'Keep typing',
  loaded: 'You’re seeing the newer version',
  backToMine: 'Back to my version',
};
