import { formatPlural } from '../formatting.ts';

/** Returns the plural of a day in lower case: 'los lunes', 'los sábados'. */
const everyDay = (day: string): string => `${day.toLowerCase()}${day.endsWith('s') ? '' : 's'}`;

export const officeHours = {
  title: 'Reservar una franja',
  description: 'Se pueden reservar las franjas de los próximos 30 días.',
  failed: 'No pudimos cargar las tutorías.',
  empty: 'Aún no se ofrecen tutorías.',
  emptyStaff: 'Ofrece horas semanales y los estudiantes reservarán franjas.',
  offer: 'Ofrecer tutorías',
  /** Day and span of times. */
  weekly: (day: string, times: string) => `Los ${everyDay(day)}, ${times}`,
  slotsForYou: (zone: string) => `Las franjas de abajo están en tu hora (${zone}).`,
  slots: (minutes: number) => `Franjas de ${formatPlural(minutes, 'minuto', 'minutos')}`,
  slotsOf: (day: string) => `Franjas libres: ${day}`,
  bookAt: (time: string, host: string | undefined) => `Reservar ${time}${host ? ` con ${host}` : ''}`,
  noSlots: 'Todas las franjas están reservadas.',
  moreDays: (days: number) => `Mostrar ${formatPlural(days, 'día', 'días')} más`,
  withdraw: 'Dejar de ofrecer',
  withdrawOf: (day: string, time: string) => `Dejar de ofrecer: ${day}, ${time}`,
  withdrawTitle: 'Dejar de ofrecer estas tutorías',
  withdrawHint:
    'Los estudiantes ya no podrán reservarlas. Las reservas existentes se conservan; cancélalas en sus páginas.',
  withdrawn: 'Tutorías quitadas',
  form: {
    weekday: 'Día',
    startTime: 'Desde',
    endTime: 'Hasta',
    slotMinutes: 'Minutos por franja',
    timeZone: 'Zona horaria',
    timeZoneHint: 'Las franjas conservan esta hora local todo el año.',
    location: 'Lugar',
    meetingPlatform: 'Plataforma',
    meetingLink: 'Enlace de la reunión',
    meetingLinkHint: 'Solo lo ven quienes reservaron una franja.',
    save: 'Ofrecer',
    saved: 'Tutorías ofrecidas',
    notSaved: 'Algo salió mal. Inténtalo de nuevo.',
  },
  booking: {
    title: 'Reservar una franja',
    with: (name: string) => `Con ${name}`,
    topic: '¿De qué quieres hablar?',
    details: 'Detalles',
    detailsHint: 'Opcional. Tu docente lo lee antes de la reunión.',
    save: 'Reservar franja',
    saved: 'Franja reservada. Te enviamos la cita por correo.',
    notSaved: 'Algo salió mal. Inténtalo de nuevo.',
  },
};
