const people = (count: number) => `${count} ${count === 1 ? 'Person' : 'Personen'}`;

export const cohortStudents = {
  title: 'Lernende',
  filter: 'Lernende filtern',
  all: 'Alle',
  none: 'Noch keine Lernenden.',
  idle: '7 Tage inaktiv',
  noneIdle: 'Alle waren in den letzten 7 Tagen aktiv.',
  noneWithStatus: 'Keine Lernenden mit diesem Status.',
  failed: 'Die Lernenden konnten nicht geladen werden.',
  student: 'Name',
  enrolled: 'Eingeschrieben',
  progress: 'Fortschritt',
  status: 'Status',
  actions: 'Aktionen',
  actionsFor: (name: string) => `Aktionen für ${name}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  due: (amount: string) => `Platz reserviert, ${amount} offen`,
  waitlisted: (place: number) => `Nr. ${place} auf der Warteliste`,
  markPaid: 'Als bezahlt markieren',
  markPaidOf: (name: string) => `Als bezahlt markieren: ${name}`,
  aboutPaid: (name: string, amount: string, title: string) =>
    `Bestätigen Sie, dass ${name} ${amount} bezahlt hat. Der reservierte Platz in ${title} ist damit sofort vergeben, und wir senden eine Benachrichtigung.`,
  paid: (name: string) => `${name} ist eingeschrieben`,
  notPaid: 'Die Zahlung konnte nicht erfasst werden. Bitte versuchen Sie es erneut.',
  decline: 'Ablehnen',
  declineOf: (name: string) => `Ablehnen: ${name}`,
  declineTitle: 'Einschreibung ablehnen',
  aboutDeclinedSeat: (name: string, title: string) =>
    `${name} verliert den reservierten Platz in ${title} und wird benachrichtigt. Gibt es eine Warteliste, erhält die nächste Person den Platz.`,
  aboutDeclinedWaiting: (name: string, title: string) =>
    `${name} verliert den Platz auf der Warteliste für ${title} und wird benachrichtigt.`,
  declined: (name: string) => `Die Einschreibung von ${name} wurde abgelehnt`,
  notDeclined: 'Die Einschreibung konnte nicht abgelehnt werden. Bitte versuchen Sie es erneut.',
  cancelSeat: 'Einschreibung stornieren',
  cancelSeatOf: (name: string) => `Einschreibung stornieren: ${name}`,
  cancelSeatTitle: 'Einschreibung stornieren',
  keepSeat: 'Einschreibung behalten',
  aboutCancelledSeat: (name: string, title: string) =>
    `${name} verliert den Platz in ${title} und wird benachrichtigt. Gibt es eine Warteliste, erhält die nächste Person den Platz.`,
  seatCancelled: (name: string) => `Die Einschreibung von ${name} wurde storniert`,
  seatNotCancelled: 'Die Einschreibung konnte nicht storniert werden. Bitte versuchen Sie es erneut.',
  aboutPaidMany: (count: number) =>
    `Bestätigen Sie die Zahlung von ${people(count)}. Reservierte Plätze sind damit sofort vergeben, und wir senden Benachrichtigungen.`,
  paidMany: (count: number) => `Zahlung von ${people(count)} erfasst.`,
  aboutDeclinedMany: (count: number) =>
    `Wir lehnen ${people(count)} ab und senden Benachrichtigungen. Freie Plätze gehen an die Warteliste.`,
  declinedMany: (count: number) => `${people(count)} abgelehnt.`,
  aboutCancelledMany: (count: number) =>
    `Wir stornieren die Einschreibung von ${people(count)} und senden Benachrichtigungen. Freie Plätze gehen an die Warteliste.`,
  cancelledMany: (count: number) => `Einschreibung von ${people(count)} storniert.`,
};

export const moveStudent = {
  move: 'Verschieben',
  moveOf: (name: string, cohort: string) => `${name} aus ${cohort} verschieben`,
  title: (name: string) => `${name} verschieben`,
  about: (name: string, cohort: string) =>
    `${name} verlässt ${cohort}, und die nächste Person auf der Warteliste erhält den Platz. Zahlung und abgeschlossene Lektionen ziehen mit um. ${name} wird benachrichtigt.`,
  to: 'In die Kohorte',
  none: 'Es gibt keine andere offene Kohorte.',
  submit: 'Verschieben',
  moved: (name: string, cohort: string) => `${name} ist jetzt in ${cohort}.`,
  waitlisted: (name: string, cohort: string) => `${name} steht auf der Warteliste für ${cohort}.`,
  notMoved: 'Die Person konnte nicht verschoben werden. Bitte versuchen Sie es erneut.',
};
