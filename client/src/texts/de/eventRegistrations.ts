import type { EventRegistrationStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const eventRegistrations = {
  title: 'Anmeldungen',
  filter: 'Anmeldungen filtern',
  all: 'Alle',
  statuses: {
    REGISTERED: 'Angemeldet',
    WAITLISTED: 'Auf der Warteliste',
    CANCELLED: 'Storniert',
    ATTENDED: 'Anwesend',
    NO_SHOW: 'Nicht erschienen',
  } satisfies Record<EventRegistrationStatus, string>,
  person: 'Person',
  formerMember: 'Ehemaliges Mitglied',
  registeredAt: 'Angemeldet',
  status: 'Status',
  position: (place: number) => `Warteliste, Position ${place}`,
  attendance: 'Anwesenheit',
  attendanceOf: (name: string) => `Anwesenheit von ${name}`,
  notTaken: 'Nicht erfasst',
  markAttended: 'Als anwesend markieren',
  markNoShow: 'Als nicht erschienen markieren',
  marked: (count: number) => `Anwesenheit von ${formatPlural(count, 'Person', 'Personen')} gespeichert`,
  notMarked: 'Die Anwesenheit konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  hint: 'Sie können die Anwesenheit erfassen, sobald das Event begonnen hat.',
  none: 'Noch keine Anmeldungen.',
  noneWithStatus: 'Keine Anmeldungen mit diesem Status.',
  failed: 'Die Anmeldungen konnten nicht geladen werden.',
  export: {
    start: 'CSV exportieren',
    running: 'Die Anmeldungen werden exportiert',
    percent: (percent: number) => `Export läuft… ${percent}\u00a0%`,
    cancel: 'Abbrechen',
    done: (lines: number) => `${formatPlural(lines, 'Anmeldung', 'Anmeldungen')} exportiert.`,
    failed: 'Die Anmeldungen konnten nicht exportiert werden. Bitte versuchen Sie es erneut.',
  },
};
