/** Texts of the editor of a course. */
export const courseEditor = {
  title: 'Modifier le cours',
  notAllowed: 'Seuls le propriétaire de ce cours et les administrateurs peuvent le modifier.',
  backToCourse: 'Retour au cours',
  thumbnailLabel: 'Image sur les cartes et sur la page du cours',
  thumbnailHint: '1280 × 720 pixels recommandés. Sans image, le cours a un dessin.',
  promise: 'Page du cours',
  fullDescription: 'Description complète',
  markdownHint: 'Affichée sur la page du cours. Markdown fonctionne : **gras**, listes, liens.',
  objectives: 'Ce que les étudiants apprendront',
  prerequisites: 'Prérequis',
  audience: 'Public visé',
  onePerLine: 'Un par ligne.',
  save: 'Enregistrer',
  saved: 'Cours enregistré',
  visibleOnceSaved: 'Les autres voient vos modifications une fois enregistrées.',
  conflict: 'Quelqu’un d’autre a modifié ce cours',
};
