import { formatPlural } from '../formatting.ts';

export const insight = {
  revenue: 'Umsatz',
  period: 'Zeitraum',
  periods: {
    'this-month': 'Dieser Monat',
    'last-month': 'Letzter Monat',
    'three-months': 'Letzte 3 Monate',
    'twelve-months': 'Letzte 12 Monate',
  },
  total: {
    'this-month': 'diesen Monat',
    'last-month': 'letzten Monat',
    'three-months': 'diesen Monat und die zwei davor',
    'twelve-months': 'in den letzten 12 Monaten',
  },
  chart: (period: string, total: string, most: string, when: string) =>
    `Umsatz, ${period}: ${total}. Höchstwert: ${most}, ${when}.`,
  bar: (when: string, amount: string) => `${when}: ${amount}`,
  weekOf: (day: string) => `Woche ab ${day}`,
  table: 'Als Tabelle anzeigen',
  paidOrders: 'Bezahlte Bestellungen',
  start: { DAY: 'Tag', WEEK: 'Woche', MONTH: 'Monat' },
  noRevenue: 'Kein Umsatz in diesem Zeitraum.',
  noRevenueHint: 'Plätze zählen, wenn sie belegt werden, zum Preis ihrer Kohorte.',
  revenueFailed: 'Der Umsatz konnte nicht geladen werden.',

  feed: 'Letzte Aktivität',
  feedEmpty: 'Noch keine Aktivität.',
  feedEmptyHint: 'Einschreibungen, Abgaben, Bewertungen und Zertifikate erscheinen hier.',
  feedFailed: 'Die letzte Aktivität konnte nicht geladen werden.',
  older: 'Ältere anzeigen',
  someone: 'Jemand',
  /** In place of a title, in any case of the grammar. */
  something: '(gelöscht)',
  enrolled: {
    ACTIVE: (cohort: string) => `hat sich in ${cohort} eingeschrieben`,
    PENDING: (cohort: string) => `hat einen Platz in ${cohort} angefragt`,
    WAITLISTED: (cohort: string) => `steht auf der Warteliste von ${cohort}`,
  },
  submitted: (activity: string) => `hat ${activity} abgegeben`,
  reviewed: (course: string, stars: number) =>
    `hat ${course} mit ${formatPlural(stars, 'Stern', 'Sternen')} bewertet`,
  certified: (certificate: string) => `hat ein Zertifikat ausgestellt: ${certificate}`,
  published: (title: string) => `hat ${title} veröffentlicht`,
  joined: 'ist beigetreten',
};
