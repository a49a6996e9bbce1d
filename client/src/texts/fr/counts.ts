import { formatPlural } from '../formatting.ts';

/** Numbers with their noun: '1 student', '12 students'. */
export const counts = {
  activities: (count: number) => formatPlural(count, 'activité', 'activités'),
  certificates: (count: number) => formatPlural(count, 'certificat', 'certificats'),
  courses: (count: number) => formatPlural(count, 'cours', 'cours'),
  days: (count: number) => formatPlural(count, 'jour', 'jours'),
  entries: (count: number) => formatPlural(count, 'entrée', 'entrées'),
  hours: (count: number) => formatPlural(count, 'heure', 'heures'),
  invitations: (count: number) => formatPlural(count, 'invitation', 'invitations'),
  lessons: (count: number) => formatPlural(count, 'leçon', 'leçons'),
  minutes: (count: number) => formatPlural(count, 'minute', 'minutes'),
  payments: (count: number) => formatPlural(count, 'paiement', 'paiements'),
  people: (count: number) => formatPlural(count, 'personne', 'personnes'),
  points: (count: number) => formatPlural(count, 'point', 'points'),
  reviews: (count: number) => formatPlural(count, 'avis', 'avis'),
  rows: (count: number) => formatPlural(count, 'ligne', 'lignes'),
  seats: (count: number) => formatPlural(count, 'place', 'places'),
  sections: (count: number) => formatPlural(count, 'section', 'sections'),
  spots: (count: number) => formatPlural(count, 'place', 'places'),
  students: (count: number) => formatPlural(count, 'étudiant', 'étudiants'),
  teachers: (count: number) => formatPlural(count, 'enseignant', 'enseignants'),
  weeks: (count: number) => formatPlural(count, 'semaine', 'semaines'),
};
