/** Texts of selects whose options are loaded. */
export const options = {
  failed: 'Die Auswahl konnte nicht geladen werden.',
};
