/** Texts of selects whose options are loaded. */
export const options = {
  failed: 'We couldn’t load the choices.',
};
