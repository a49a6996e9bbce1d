import type { EventStatus, EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of one event. */
export const eventTypes = {
  CONSULTATION: 'Beratung',
  WEBINAR: 'Webinar',
  WORKSHOP: 'Workshop',
  MASTERCLASS: 'Masterclass',
  QA_SESSION: 'Fragerunde',
  OFFICE_HOURS: 'Sprechstunde',
} satisfies Record<EventType, string>;

export const eventStatuses = {
  DRAFT: 'Entwurf',
  UPCOMING: 'Bevorstehend',
  LIVE: 'Jetzt live',
  ENDED: 'Beendet',
  CANCELLED: 'Abgesagt',
} satisfies Record<EventStatus, string>;

/** Places and registrations, which lists and details show. */
export const eventPlaces = {
  online: 'Online',
  onlineOn: (platform: string) => `Online, über ${platform}`,
  registered: 'Sie sind angemeldet',
  booked: 'Sie haben diesen Termin gebucht',
  waitlisted: 'Sie stehen auf der Warteliste',
  spotsRemaining: (spots: number) => `Noch ${formatPlural(spots, 'Platz', 'Plätze')} frei`,
};
