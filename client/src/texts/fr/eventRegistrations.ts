import type { EventRegistrationStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const eventRegistrations = {
  title: 'Inscriptions',
  filter: 'Filtrer les inscriptions',
  all: 'Toutes',
  statuses: {
    REGISTERED: 'Inscription',
    WAITLISTED: 'Liste d’attente',
    CANCELLED: 'Annulation',
    ATTENDED: 'Présence',
    NO_SHOW: 'Absence',
  } satisfies Record<EventRegistrationStatus, string>,
  person: 'Personne',
  formerMember: 'Ancien membre',
  registeredAt: 'Inscription',
  status: 'Statut',
  position: (place: number) => `Liste d’attente, position ${place}`,
  attendance: 'Présence',
  attendanceOf: (name: string) => `Présence de ${name}`,
  notTaken: 'Non indiquée',
  markAttended: 'Marquer la présence',
  markNoShow: 'Marquer l’absence',
  marked: (count: number) => `Présence de ${formatPlural(count, 'personne', 'personnes')} enregistrée`,
  notMarked: 'Impossible d’enregistrer les présences. Veuillez réessayer.',
  hint: 'Vous pouvez faire l’appel une fois l’événement commencé.',
  none: 'Aucune inscription pour le moment.',
  noneWithStatus: 'Aucune inscription avec ce statut.',
  failed: 'Impossible de charger les inscriptions.',
  export: {
    start: 'Exporter en CSV',
    running: 'Exportation des inscriptions',
    percent: (percent: number) => `Exportation… ${percent} %`,
    cancel: 'Annuler',
    done: (lines: number) => `${formatPlural(lines, 'inscription exportée', 'inscriptions exportées')}.`,
    failed: 'Impossible d’exporter les inscriptions. Veuillez réessayer.',
  },
};
