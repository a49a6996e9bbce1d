import type { EventStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';
import { eventPlaces } from './event.ts';

export const eventRegistration = {
  title: 'Inscription',
  register: 'S’inscrire à l’événement',
  spotsRemaining: eventPlaces.spotsRemaining,
  waiting: (people: number) => `${formatPlural(people, 'personne', 'personnes')} sur la liste d’attente`,
  joinWaitlist: 'Rejoindre la liste d’attente',
  registered: eventPlaces.registered,
  waitlisted: eventPlaces.waitlisted,
  position: (place: number) => `Votre position : ${place}`,
  positionHint: 'Vous obtenez automatiquement la prochaine place libre, dans l’ordre de la liste.',
  attended: 'Vous avez participé à cet événement',
  noShow: 'Vous avez manqué cet événement',
  closed: 'Les inscriptions sont closes.',
  /** By the status of an event that nobody can join. */
  notAhead: {
    DRAFT: 'Les inscriptions ouvrent à la publication de l’événement.',
    ENDED: 'Cet événement est terminé.',
    CANCELLED: 'Les inscriptions sont closes.',
  } satisfies Record<Exclude<EventStatus, 'UPCOMING' | 'LIVE'>, string>,
  done: 'Votre inscription est faite',
  doneWaiting: 'Vous êtes maintenant sur la liste d’attente',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  cancel: 'Annuler l’inscription',
  cancelAbout: (title: string) =>
    `Vous libérez votre place pour ${title}. S’il y a une liste d’attente, la personne suivante l’obtient.`,
  keep: 'Garder ma place',
  cancelled: 'Votre inscription a été annulée',
  leave: 'Quitter la liste d’attente',
  leaveAbout: (title: string) => `Vous perdez votre position sur la liste d’attente de ${title}.`,
  stay: 'Rester sur la liste d’attente',
  left: 'Vous avez quitté la liste d’attente',
  share: 'Copier le lien',
};

/** Words for a booked slot of office hours, in place of those for an event. */
export const bookingRegistration = {
  ...eventRegistration,
  title: 'Réservation',
  notAhead: {
    ...eventRegistration.notAhead,
    ENDED: 'Ce rendez-vous est terminé.',
    CANCELLED: 'Le rendez-vous n’aura pas lieu.',
  },
  registered: eventPlaces.booked,
  cancel: 'Annuler la réservation',
  cancelAbout: (title: string) =>
    `Votre rendez-vous « ${title} » n’aura pas lieu, et d’autres pourront réserver le créneau.`,
  keep: 'Garder la réservation',
  cancelled: 'Votre réservation a été annulée',
};
