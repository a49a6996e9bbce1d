const people = (count: number) => `${count} ${count < 2 ? 'étudiant' : 'étudiants'}`;

export const cohortStudents = {
  title: 'Étudiants',
  filter: 'Filtrer les étudiants',
  all: 'Tous',
  none: 'Aucun étudiant pour le moment.',
  idle: 'Inactifs depuis 7 jours',
  noneIdle: 'Tous les étudiants ont été actifs ces 7 derniers jours.',
  noneWithStatus: 'Aucun étudiant avec ce statut.',
  failed: 'Impossible de charger les étudiants.',
  student: 'Étudiant',
  enrolled: 'Inscription',
  progress: 'Progression',
  status: 'Statut',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions pour ${name}`,
  percent: (percent: number) => `${percent} %`,
  due: (amount: string) => `Place réservée, ${amount} à payer`,
  waitlisted: (place: number) => `Liste d’attente, n° ${place}`,
  markPaid: 'Marquer comme payé',
  markPaidOf: (name: string) => `Marquer comme payé : ${name}`,
  aboutPaid: (name: string, amount: string, title: string) =>
    `Confirmez que ${name} a payé ${amount}. La place réservée dans ${title} lui revient aussitôt, et nous l’en informons.`,
  paid: (name: string) => `Inscription faite : ${name}`,
  notPaid: 'Impossible d’enregistrer le paiement. Veuillez réessayer.',
  decline: 'Refuser',
  declineOf: (name: string) => `Refuser : ${name}`,
  declineTitle: 'Refuser l’inscription',
  aboutDeclinedSeat: (name: string, title: string) =>
    `${name} perdra la place réservée dans ${title}, et nous l’en informerons. S’il y a une liste d’attente, la personne suivante obtient la place.`,
  aboutDeclinedWaiting: (name: string, title: string) =>
    `${name} perdra sa position sur la liste d’attente de ${title}, et nous l’en informerons.`,
  declined: (name: string) => `L’inscription de ${name} a été refusée`,
  notDeclined: 'Impossible de refuser l’inscription. Veuillez réessayer.',
  cancelSeat: 'Annuler l’inscription',
  cancelSeatOf: (name: string) => `Annuler l’inscription : ${name}`,
  cancelSeatTitle: 'Annuler l’inscription',
  keepSeat: 'Garder l’inscription',
  aboutCancelledSeat: (name: string, title: string) =>
    `${name} perdra sa place dans ${title}, et nous l’en informerons. S’il y a une liste d’attente, la personne suivante obtient la place.`,
  seatCancelled: (name: string) => `L’inscription de ${name} a été annulée`,
  seatNotCancelled: 'Impossible d’annuler l’inscription. Veuillez réessayer.',
  aboutPaidMany: (count: number) =>
    `Confirmez le paiement de ${people(count)}. Les places réservées leur reviennent aussitôt, avec une notification.`,
  paidMany: (count: number) => `Paiement de ${people(count)} enregistré.`,
  aboutDeclinedMany: (count: number) =>
    `Nous refuserons l’inscription de ${people(count)}, avec une notification. Les places libres reviennent à la liste d’attente.`,
  declinedMany: (count: number) => `Inscription de ${people(count)} refusée.`,
  aboutCancelledMany: (count: number) =>
    `Nous annulerons l’inscription de ${people(count)}, avec une notification. Les places libres reviennent à la liste d’attente.`,
  cancelledMany: (count: number) => `Inscription de ${people(count)} annulée.`,
};

export const moveStudent = {
  move: 'Déplacer',
  moveOf: (name: string, cohort: string) => `Déplacer ${name} : quitter ${cohort}`,
  title: (name: string) => `Déplacer ${name}`,
  about: (name: string, cohort: string) =>
    `${name} quitte ${cohort}, et la personne suivante de la liste d’attente obtient la place. Le paiement et les leçons terminées sont conservés, et nous informons ${name}.`,
  to: 'Vers la cohorte',
  none: 'Aucune autre cohorte n’est ouverte.',
  submit: 'Déplacer l’étudiant',
  moved: (name: string, cohort: string) => `${name} fait maintenant partie de ${cohort}.`,
  waitlisted: (name: string, cohort: string) => `${name} est sur la liste d’attente de ${cohort}.`,
  notMoved: 'Impossible de déplacer l’étudiant. Veuillez réessayer.',
};
