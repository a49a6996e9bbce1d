import { formatPlural } from '../formatting.ts';

export const calendar = {
  title: 'Calendario',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  /** From Sunday on; the screen decides with which day a week starts. */
  weekdays: [
    ['dom', 'domingo'],
    ['lun', 'lunes'],
    ['mar', 'martes'],
    ['mié', 'miércoles'],
    ['jue', 'jueves'],
    ['vie', 'viernes'],
    ['sáb', 'sábado'],
  ] as const,
  /** Accessible name of a day. */
  day: (date: string, events: number) =>
    events === 0 ? date : `${date}, ${formatPlural(events, 'evento', 'eventos')}`,
  upcoming: 'Próximos eventos',
  noUpcoming: 'No hay eventos próximos.',
  noneOnDay: 'No hay eventos este día.',
};
