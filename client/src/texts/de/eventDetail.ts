import { formatPlural } from '../formatting.ts';

export const eventDetail = {
  failed: 'Das Event konnte nicht geladen werden.',
  notFound: 'Dieses Event gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  notFoundHint: 'Der Link ist vielleicht veraltet oder falsch geschrieben.',
  back: 'Alle Events',
  description: 'Beschreibung',
  prerequisites: 'Voraussetzungen',
  tags: 'Schlagwörter',
  agenda: 'Agenda',
  /** Time of an item, and how long it takes. */
  agendaTime: (time: string, minutes: number | null) =>
    minutes === null ? time : `${time} · ${formatPlural(minutes, 'Minute', 'Minuten')}`,
  presentedBy: (name: string) => `Leitung: ${name}`,
  presenter: 'Leitung',
  noPresenter: 'Die Leitung hat die Institution verlassen.',
  facts: 'Datum, Zeit und Ort',
  date: 'Datum',
  time: 'Zeit',
  timeZone: 'Zeitzone',
  location: 'Ort',
  participants: 'Teilnehmende',
  /** Document 2, section 2.8: participants/maximum. */
  participantsOf: (count: string, max: string) => `${count}/${max}`,
  deadline: 'Anmelden bis',
  cohort: 'Kohorte',
  course: 'Kurs',
  cancelledTitle: 'Dieses Event wurde abgesagt',
  draftTitle: 'Dieses Event ist ein Entwurf',
  draftText: 'Nur wer es bearbeiten darf, sieht es. Veröffentlichen Sie es, um die Anmeldung zu öffnen.',
  edit: 'Event bearbeiten',
  publish: 'Veröffentlichen',
  published: 'Event veröffentlicht',
  cancel: 'Event absagen',
  cancelHint: 'Alle Angemeldeten werden mit Ihrem Grund benachrichtigt.',
  cancelReason: 'Grund',
  keep: 'Event behalten',
  cancelled: 'Event abgesagt',
  delete: 'Entwurf löschen',
  deleteTitle: 'Entwurf löschen',
  deleteAbout: (title: string) => `${title} wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  deleted: 'Entwurf gelöscht',
  notChanged: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
};

/** Words of the staff for a booked slot of office hours, in place of those for an event. */
export const bookingDetail = {
  ...eventDetail,
  edit: 'Buchung bearbeiten',
  cancel: 'Buchung absagen',
  cancelHint: 'Wer diesen Termin gebucht hat, wird mit Ihrem Grund benachrichtigt.',
  keep: 'Buchung behalten',
  cancelled: 'Buchung abgesagt',
  cancelledTitle: 'Diese Buchung wurde abgesagt',
};
