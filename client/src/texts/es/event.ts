import type { EventStatus, EventType } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

/** Titles of one event. */
export const eventTypes = {
  CONSULTATION: 'Consulta',
  WEBINAR: 'Seminario web',
  WORKSHOP: 'Taller',
  MASTERCLASS: 'Clase magistral',
  QA_SESSION: 'Sesión de preguntas',
  OFFICE_HOURS: 'Tutoría',
} satisfies Record<EventType, string>;

export const eventStatuses = {
  DRAFT: 'Borrador',
  UPCOMING: 'Próximo',
  LIVE: 'En directo',
  ENDED: 'Terminado',
  CANCELLED: 'Cancelado',
} satisfies Record<EventStatus, string>;

/** Places and registrations, which lists and details show. */
export const eventPlaces = {
  online: 'En línea',
  onlineOn: (platform: string) => `En línea, en ${platform}`,
  registered: 'Tienes plaza en este evento',
  booked: 'Reservaste esta franja',
  waitlisted: 'Estás en la lista de espera',
  spotsRemaining: (spots: number) => formatPlural(spots, 'plaza libre', 'plazas libres'),
};
