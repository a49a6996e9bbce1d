import type { EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of the screens of one type. */
export const eventTypeTitles = {
  CONSULTATION: 'Consultas',
  WEBINAR: 'Seminarios web',
  WORKSHOP: 'Talleres',
  MASTERCLASS: 'Clases magistrales',
  QA_SESSION: 'Sesiones de preguntas',
  OFFICE_HOURS: 'Tutorías',
} satisfies Record<EventType, string>;

/** Descriptions of the screens of one type. */
export const eventTypeDescriptions = {
  CONSULTATION: 'Conversaciones en grupos pequeños sobre tus preguntas.',
  WEBINAR: 'Charlas en línea, con tiempo para preguntas.',
  WORKSHOP: 'Encuentros prácticos: se aprende haciendo.',
  MASTERCLASS: 'Personas expertas muestran cómo trabajan.',
  QA_SESSION: 'Pregunta lo que quieras y escucha lo que preguntan los demás.',
  OFFICE_HOURS: 'Habla a solas con tu docente, a la hora que te convenga.',
} satisfies Record<EventType, string>;

export const eventList = {
  title: 'Eventos',
  description: 'Seminarios web, talleres y otros encuentros de tu institución.',
  search: 'Buscar eventos',
  filters: 'Filtros',
  type: 'Tipo',
  anyType: 'Todos los tipos',
  when: 'Cuándo',
  upcoming: 'Próximos',
  all: 'Todos',
  isMine: 'Solo mis eventos',
  create: 'Crear evento',
  empty: 'No hay eventos disponibles.',
  emptyHint: 'Los eventos aparecen aquí en cuanto se publican.',
  noMatchHint: 'Ningún evento coincide con tu búsqueda y tus filtros.',
  clear: 'Borrar búsqueda y filtros',
  failed: 'No pudimos cargar los eventos.',
  participants: (count: number) => formatPlural(count, 'participante', 'participantes'),
  full: 'Completo',
  viewDetails: 'Ver detalles',
  viewDetailsOf: (title: string) => `Ver detalles: ${title}`,
};

/** Events below the slots of office hours. */
export const bookedList = {
  title: 'Reservas y eventos',
  empty: 'Aún no hay reservas.',
  hint: 'Aquí aparecen las franjas que reservas y los eventos para todo el mundo.',
  staffHint:
    'Aquí aparecen las franjas que los estudiantes reservan contigo y los eventos para todo el mundo.',
};
