import { formatPlural } from '../formatting.ts';

/** Numbers with their noun: '1 student', '12 students'. */
export const counts = {
  activities: (count: number) => formatPlural(count, 'activity', 'activities'),
  certificates: (count: number) => formatPlural(count, 'certificate'),
  courses: (count: number) => formatPlural(count, 'course'),
  days: (count: number) => formatPlural(count, 'day'),
  entries: (count: number) => formatPlural(count, 'entry', 'entries'),
  hours: (count: number) => formatPlural(count, 'hour'),
  invitations: (count: number) => formatPlural(count, 'invitation'),
  lessons: (count: number) => formatPlural(count, 'lesson'),
  minutes: (count: number) => formatPlural(count, 'minute'),
  payments: (count: number) => formatPlural(count, 'payment'),
  people: (count: number) => formatPlural(count, 'person', 'people'),
  points: (count: number) => formatPlural(count, 'point'),
  reviews: (count: number) => formatPlural(count, 'review'),
  rows: (count: number) => formatPlural(count, 'row'),
  seats: (count: number) => formatPlural(count, 'seat'),
  sections: (count: number) => formatPlural(count, 'section'),
  spots: (count: number) => formatPlural(count, 'spot'),
  students: (count: number) => formatPlural(count, 'student'),
  teachers: (count: number) => formatPlural(count, 'teacher'),
  weeks: (count: number) => formatPlural(count, 'week'),
};
