/** Failure of an act on something that someone else changed in the meantime. */
export const outdated = {
  text: 'Otra persona cambió esto mientras tanto, así que no se hizo nada. Ahora ves la última versión: revísala e inténtalo de nuevo.',
};
