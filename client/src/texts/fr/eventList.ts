import type { EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of the screens of one type. */
export const eventTypeTitles = {
  CONSULTATION: 'Consultations',
  WEBINAR: 'Webinaires',
  WORKSHOP: 'Ateliers',
  MASTERCLASS: 'Masterclasses',
  QA_SESSION: 'Questions-réponses',
  OFFICE_HOURS: 'Permanences',
} satisfies Record<EventType, string>;

/** Descriptions of the screens of one type. */
export const eventTypeDescriptions = {
  CONSULTATION: 'Des échanges en petits groupes autour de vos questions.',
  WEBINAR: 'Des exposés en ligne, avec du temps pour les questions.',
  WORKSHOP: 'Apprendre par la pratique.',
  MASTERCLASS: 'Des experts montrent comment ils travaillent.',
  QA_SESSION: 'Posez toutes vos questions et écoutez celles des autres.',
  OFFICE_HOURS: 'Parlez en tête-à-tête à un enseignant, à l’heure qui vous convient.',
} satisfies Record<EventType, string>;

export const eventList = {
  title: 'Événements',
  description: 'Webinaires, ateliers et autres rendez-vous de votre établissement.',
  search: 'Rechercher un événement',
  filters: 'Filtres',
  type: 'Type',
  anyType: 'Tous les types',
  when: 'Période',
  upcoming: 'À venir',
  all: 'Tous',
  isMine: 'Seulement mes événements',
  create: 'Créer un événement',
  empty: 'Aucun événement disponible.',
  emptyHint: 'Les événements apparaissent ici dès leur publication.',
  noMatchHint: 'Aucun événement ne correspond à votre recherche et à vos filtres.',
  clear: 'Effacer la recherche et les filtres',
  failed: 'Impossible de charger les événements.',
  participants: (count: number) => formatPlural(count, 'participant', 'participants'),
  full: 'Complet',
  viewDetails: 'Voir les détails',
  viewDetailsOf: (title: string) => `Voir les détails : ${title}`,
};

/** Events below the slots of office hours. */
export const bookedList = {
  title: 'Réservations et événements',
  empty: 'Rien n’est encore réservé.',
  hint: 'Les créneaux que vous réservez et les événements ouverts à tous apparaissent ici.',
  staffHint:
    'Les créneaux réservés par des étudiants chez vous et les événements ouverts à tous apparaissent ici.',
};
