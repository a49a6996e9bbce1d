/** Alert of a form that another user saved first. */
export const versionConflict = {
  notSaved: 'Your changes aren’t saved yet.',
  sameFields:
    'The same fields were changed twice. Load the newer version, or keep typing: your next save then replaces the other changes.',
  loadNewer: 'Load newer version',
  keepTyping: 'Keep typing',
  loaded: 'You’re seeing the newer version',
  backToMine: 'Back to my version',
};
