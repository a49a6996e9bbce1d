import type { EventStatus, EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of one event. */
export const eventTypes = {
  CONSULTATION: 'Consultation',
  WEBINAR: 'Webinaire',
  WORKSHOP: 'Atelier',
  MASTERCLASS: 'Masterclass',
  QA_SESSION: 'Questions-réponses',
  OFFICE_HOURS: 'Permanence',
} satisfies Record<EventType, string>;

export const eventStatuses = {
  DRAFT: 'Brouillon',
  UPCOMING: 'À venir',
  LIVE: 'En direct',
  ENDED: 'Terminé',
  CANCELLED: 'Annulé',
} satisfies Record<EventStatus, string>;

/** Places and registrations, which lists and details show. */
export const eventPlaces = {
  online: 'En ligne',
  onlineOn: (platform: string) => `En ligne, sur ${platform}`,
  registered: 'Votre inscription est faite',
  booked: 'Vous avez réservé ce créneau',
  waitlisted: 'Vous êtes sur la liste d’attente',
  spotsRemaining: (spots: number) => formatPlural(spots, 'place restante', 'places restantes'),
};
