/** Texts of forms that save while their author types. */
export const autosave = {
  hint: 'Se guarda un borrador mientras escribes.',
  saving: 'Guardando…',
  saved: 'Todos los cambios están guardados.',
  invalid: 'Aún sin guardar. Corrige los campos marcados.',
  failed: (reason: string) => `Aún sin guardar. ${reason}`,
};
