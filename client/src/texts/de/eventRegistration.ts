import type { EventStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';
import { eventPlaces } from './event.ts';

export const eventRegistration = {
  title: 'Anmeldung',
  register: 'Zum Event anmelden',
  spotsRemaining: eventPlaces.spotsRemaining,
  waiting: (people: number) => `${formatPlural(people, 'Person', 'Personen')} auf der Warteliste`,
  joinWaitlist: 'Auf die Warteliste',
  registered: eventPlaces.registered,
  waitlisted: eventPlaces.waitlisted,
  position: (place: number) => `Ihre Position: ${place}`,
  positionHint: 'Sie erhalten automatisch den nächsten freien Platz, der Reihe nach.',
  attended: 'Sie haben an diesem Event teilgenommen',
  noShow: 'Sie haben dieses Event verpasst',
  closed: 'Die Anmeldung ist geschlossen.',
  /** By the status of an event that nobody can join. */
  notAhead: {
    DRAFT: 'Die Anmeldung öffnet, wenn das Event veröffentlicht wird.',
    ENDED: 'Dieses Event ist beendet.',
    CANCELLED: 'Die Anmeldung ist geschlossen.',
  } satisfies Record<Exclude<EventStatus, 'UPCOMING' | 'LIVE'>, string>,
  done: 'Sie sind angemeldet',
  doneWaiting: 'Sie stehen jetzt auf der Warteliste',
  failed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  cancel: 'Anmeldung stornieren',
  cancelAbout: (title: string) =>
    `Sie geben Ihren Platz bei ${title} auf. Gibt es eine Warteliste, erhält ihn die nächste Person.`,
  keep: 'Platz behalten',
  cancelled: 'Ihre Anmeldung wurde storniert',
  leave: 'Warteliste verlassen',
  leaveAbout: (title: string) => `Sie verlieren Ihren Platz auf der Warteliste für ${title}.`,
  stay: 'Auf der Warteliste bleiben',
  left: 'Sie stehen nicht mehr auf der Warteliste',
  share: 'Link kopieren',
};

/** Words for a booked slot of office hours, in place of those for an event. */
export const bookingRegistration = {
  ...eventRegistration,
  title: 'Buchung',
  notAhead: {
    ...eventRegistration.notAhead,
    ENDED: 'Dieses Treffen ist beendet.',
    CANCELLED: 'Das Treffen findet nicht statt.',
  },
  registered: eventPlaces.booked,
  cancel: 'Buchung absagen',
  cancelAbout: (title: string) =>
    `Ihr Treffen „${title}“ findet dann nicht statt, und andere können den Termin buchen.`,
  keep: 'Buchung behalten',
  cancelled: 'Ihre Buchung wurde abgesagt',
};
