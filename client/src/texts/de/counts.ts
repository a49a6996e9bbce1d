import { formatPlural } from '../formatting.ts';

/** Numbers with their noun: '1 student', '12 students'. */
export const counts = {
  activities: (count: number) => formatPlural(count, 'Aktivität', 'Aktivitäten'),
  certificates: (count: number) => formatPlural(count, 'Zertifikat', 'Zertifikate'),
  courses: (count: number) => formatPlural(count, 'Kurs', 'Kurse'),
  days: (count: number) => formatPlural(count, 'Tag', 'Tage'),
  entries: (count: number) => formatPlural(count, 'Eintrag', 'Einträge'),
  hours: (count: number) => formatPlural(count, 'Stunde', 'Stunden'),
  invitations: (count: number) => formatPlural(count, 'Einladung', 'Einladungen'),
  lessons: (count: number) => formatPlural(count, 'Lektion', 'Lektionen'),
  minutes: (count: number) => formatPlural(count, 'Minute', 'Minuten'),
  payments: (count: number) => formatPlural(count, 'Zahlung', 'Zahlungen'),
  people: (count: number) => formatPlural(count, 'Person', 'Personen'),
  points: (count: number) => formatPlural(count, 'Punkt', 'Punkte'),
  reviews: (count: number) => formatPlural(count, 'Bewertung', 'Bewertungen'),
  rows: (count: number) => formatPlural(count, 'Zeile', 'Zeilen'),
  seats: (count: number) => formatPlural(count, 'Platz', 'Plätze'),
  sections: (count: number) => formatPlural(count, 'Abschnitt', 'Abschnitte'),
  spots: (count: number) => formatPlural(count, 'Platz', 'Plätze'),
  students: (count: number) => formatPlural(count, 'lernende Person', 'Lernende'),
  teachers: (count: number) => formatPlural(count, 'Lehrkraft', 'Lehrkräfte'),
  weeks: (count: number) => formatPlural(count, 'Woche', 'Wochen'),
};
