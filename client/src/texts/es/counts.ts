import { formatPlural } from '../formatting.ts';

/** Numbers with their noun: '1 student', '12 students'. */
export const counts = {
  activities: (count: number) => formatPlural(count, 'actividad', 'actividades'),
  certificates: (count: number) => formatPlural(count, 'certificado', 'certificados'),
  courses: (count: number) => formatPlural(count, 'curso', 'cursos'),
  days: (count: number) => formatPlural(count, 'día', 'días'),
  entries: (count: number) => formatPlural(count, 'entrada', 'entradas'),
  hours: (count: number) => formatPlural(count, 'hora', 'horas'),
  invitations: (count: number) => formatPlural(count, 'invitación', 'invitaciones'),
  lessons: (count: number) => formatPlural(count, 'lección', 'lecciones'),
  minutes: (count: number) => formatPlural(count, 'minuto', 'minutos'),
  payments: (count: number) => formatPlural(count, 'pago', 'pagos'),
  people: (count: number) => formatPlural(count, 'persona', 'personas'),
  points: (count: number) => formatPlural(count, 'punto', 'puntos'),
  reviews: (count: number) => formatPlural(count, 'reseña', 'reseñas'),
  rows: (count: number) => formatPlural(count, 'fila', 'filas'),
  seats: (count: number) => formatPlural(count, 'plaza', 'plazas'),
  sections: (count: number) => formatPlural(count, 'sección', 'secciones'),
  spots: (count: number) => formatPlural(count, 'plaza', 'plazas'),
  students: (count: number) => formatPlural(count, 'estudiante', 'estudiantes'),
  teachers: (count: number) => formatPlural(count, 'docente', 'docentes'),
  weeks: (count: number) => formatPlural(count, 'semana', 'semanas'),
};
