export const certificateRule = {
  title: 'Comment les certificats sont délivrés',
  description:
    'Les étudiants qui remplissent les conditions peuvent recevoir leur certificat sans vous attendre.',
  automatic: 'Délivrer les certificats automatiquement',
  automaticHint: 'Dès qu’un étudiant d’une cohorte remplit toutes les conditions ci-dessous.',
  byHand: 'Vous délivrez chaque certificat après la fin de la cohorte, sur l’écran Certificats.',
  progress: 'Leçons terminées (%)',
  grade: 'Points obtenus (%)',
  gradeHint: 'De toutes les activités. Un travail non noté n’a pas de points.',
  attendance: 'Séances suivies (%)',
  attendanceHint:
    'De toutes les séances de la cohorte, y compris à venir. Un retard compte, une absence excusée non.',
  optional:
    'Laissez un champ vide pour ne rien exiger. Sans condition, les certificats sont délivrés à la fin de la cohorte.',
  notAgain: 'Les certificats révoqués ne sont pas délivrés à nouveau automatiquement.',
  save: 'Enregistrer',
  saved: 'Règle enregistrée.',
  savedAutomatic: 'Règle enregistrée. Les étudiants concernés reçoivent leur certificat sous peu.',
  failed: 'Impossible de charger les certificats de ce cours. Veuillez réessayer.',
  notSaved: 'Impossible d’enregistrer la règle. Veuillez réessayer.',
  conflict: 'Quelqu’un d’autre a modifié cette règle',
  preview: 'Qui en recevrait un maintenant',
  previewCount: (qualified: string, total: string) => `${qualified} sur ${total}`,
  previewHint: 'Étudiants sans certificat dans les cohortes que vous enseignez.',
  previewEmpty: 'Aucun étudiant sans certificat.',
  previewEmptyHint: 'Les étudiants de vos cohortes apparaissent ici.',
  previewMore: (count: string) => `Autres\u00a0: ${count}.`,
  previewFailed: 'Impossible de charger l’aperçu. Veuillez réessayer.',
  qualifies: 'Conditions remplies',
  notYet: 'Pas encore',
  standing: (progress: number, grade: number, attendance: number) =>
    `Leçons ${progress}\u00a0%, points ${grade}\u00a0%, séances ${attendance}\u00a0%`,
};
