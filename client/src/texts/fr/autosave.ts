/** Texts of forms that save while their author types. */
export const autosave = {
  hint: 'Un brouillon est enregistré pendant que vous écrivez.',
  saving: 'Enregistrement…',
  saved: 'Toutes les modifications sont enregistrées.',
  invalid: 'Pas encore enregistré. Corrigez les champs signalés.',
  failed: (reason: string) => `Pas encore enregistré. ${reason}`,
};
