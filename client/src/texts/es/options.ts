/** Texts of selects whose options are loaded. */
export const options = {
  failed: 'No pudimos cargar las opciones.',
};
