export const deleteCohort = {
  title: 'Supprimer la cohorte',
  about: (title: string) =>
    `Voulez-vous vraiment supprimer ${title} ? Cette action est irréversible. Les étudiants inscrits seront prévenus et perdront l’accès.`,
  confirm: 'Supprimer la cohorte',
  done: 'Cohorte supprimée',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard',
};
