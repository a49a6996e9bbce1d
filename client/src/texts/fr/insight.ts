import { formatPlural } from '../formatting.ts';

export const insight = {
  revenue: 'Revenus',
  period: 'Période',
  periods: {
    'this-month': 'Ce mois-ci',
    'last-month': 'Le mois dernier',
    'three-months': '3 derniers mois',
    'twelve-months': '12 derniers mois',
  },
  total: {
    'this-month': 'ce mois-ci',
    'last-month': 'le mois dernier',
    'three-months': 'ce mois-ci et les deux précédents',
    'twelve-months': 'sur les 12 derniers mois',
  },
  chart: (period: string, total: string, most: string, when: string) =>
    `Revenus, ${period} : ${total}. Maximum : ${most}, ${when}.`,
  bar: (when: string, amount: string) => `${when} : ${amount}`,
  weekOf: (day: string) => `Semaine du ${day}`,
  table: 'Afficher sous forme de tableau',
  paidOrders: 'Commandes payées',
  start: { DAY: 'Jour', WEEK: 'Semaine', MONTH: 'Mois' },
  noRevenue: 'Aucun revenu sur cette période.',
  noRevenueHint: 'Les places comptent quand elles sont prises, au prix de leur cohorte.',
  revenueFailed: 'Impossible de charger les revenus.',

  feed: 'Activité récente',
  feedEmpty: 'Aucune activité pour le moment.',
  feedEmptyHint: 'Les inscriptions, rendus, avis et certificats apparaissent ici.',
  feedFailed: 'Impossible de charger l’activité récente.',
  older: 'Afficher plus ancien',
  someone: 'Quelqu’un',
  something: 'un élément supprimé',
  enrolled: {
    ACTIVE: (cohort: string) => `a rejoint ${cohort}`,
    PENDING: (cohort: string) => `a demandé une place dans ${cohort}`,
    WAITLISTED: (cohort: string) => `a rejoint la liste d’attente de ${cohort}`,
  },
  submitted: (activity: string) => `a rendu ${activity}`,
  reviewed: (course: string, stars: number) =>
    `a donné ${formatPlural(stars, 'étoile', 'étoiles')} à ${course}`,
  certified: (certificate: string) => `a délivré un certificat : ${certificate}`,
  published: (title: string) => `a publié ${title}`,
  joined: 'a rejoint l’établissement',
};
