/** Alert of a form that another user saved first. */
export const versionConflict = {
  notSaved: 'Vos modifications ne sont pas encore enregistrées.',
  sameFields:
    'Les mêmes champs ont été modifiés deux fois. Chargez la version plus récente, ou continuez : votre prochain enregistrement remplacera alors les autres modifications.',
  loadNewer: 'Charger la version plus récente',
  keepTyping: 'Continuer à écrire',
  loaded: 'Vous voyez la version plus récente',
  backToMine: 'Revenir à ma version',
};
