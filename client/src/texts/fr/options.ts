/** Texts of selects whose options are loaded. */
export const options = {
  failed: 'Impossible de charger les choix.',
};
