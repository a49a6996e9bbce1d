export const openAssignments = {
  title: 'Devoirs ouverts',
  description: 'Choisissez le devoir que vous voulez rendre.',
  empty: 'Vous n’avez aucun devoir ouvert.',
  emptyHint:
    'Les devoirs de vos cohortes en cours apparaissent ici jusqu’à ce que vous les rendiez ou qu’ils ne soient plus acceptés.',
  failed: 'Une erreur s’est produite. Veuillez réessayer plus tard…',
};
