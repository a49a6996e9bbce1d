import type { EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of the screens of one type. */
export const eventTypeTitles = {
  CONSULTATION: 'Beratungen',
  WEBINAR: 'Webinare',
  WORKSHOP: 'Workshops',
  MASTERCLASS: 'Masterclasses',
  QA_SESSION: 'Fragerunden',
  OFFICE_HOURS: 'Sprechstunden',
} satisfies Record<EventType, string>;

/** Descriptions of the screens of one type. */
export const eventTypeDescriptions = {
  CONSULTATION: 'Gespräche in kleinen Gruppen über Ihre Fragen.',
  WEBINAR: 'Vorträge online, mit Zeit für Fragen.',
  WORKSHOP: 'Zum Mitmachen: Lernen durch Ausprobieren.',
  MASTERCLASS: 'Profis zeigen, wie sie arbeiten.',
  QA_SESSION: 'Fragen Sie alles, und hören Sie, was andere fragen.',
  OFFICE_HOURS: 'Sprechen Sie allein mit einer Lehrkraft, wann es Ihnen passt.',
} satisfies Record<EventType, string>;

export const eventList = {
  title: 'Events',
  description: 'Webinare, Workshops und andere Events Ihrer Institution.',
  search: 'Events suchen',
  filters: 'Filter',
  type: 'Art',
  anyType: 'Alle Arten',
  when: 'Wann',
  upcoming: 'Bevorstehend',
  all: 'Alle',
  isMine: 'Nur meine Events',
  create: 'Event erstellen',
  empty: 'Keine Events verfügbar.',
  emptyHint: 'Events erscheinen hier, sobald sie veröffentlicht sind.',
  noMatchHint: 'Keine Events passen zu Ihrer Suche und Ihren Filtern.',
  clear: 'Suche und Filter zurücksetzen',
  failed: 'Die Events konnten nicht geladen werden.',
  /** Document 2, section 2.8: singular or plural. */
  participants: (count: number) => formatPlural(count, 'teilnehmende Person', 'Teilnehmende'),
  full: 'Voll',
  viewDetails: 'Details ansehen',
  viewDetailsOf: (title: string) => `Details ansehen: ${title}`,
};

/** Events below the slots of office hours. */
export const bookedList = {
  title: 'Buchungen und Events',
  empty: 'Noch nichts gebucht.',
  hint: 'Termine, die Sie buchen, und Events für alle erscheinen hier.',
  staffHint: 'Termine, die Lernende bei Ihnen buchen, und Events für alle erscheinen hier.',
};
