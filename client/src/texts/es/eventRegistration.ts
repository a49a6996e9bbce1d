import type { EventStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';
import { eventPlaces } from './event.ts';

export const eventRegistration = {
  title: 'Registro',
  register: 'Registrarme en el evento',
  spotsRemaining: eventPlaces.spotsRemaining,
  waiting: (people: number) => `${formatPlural(people, 'persona', 'personas')} en lista de espera`,
  joinWaitlist: 'Entrar en la lista de espera',
  registered: eventPlaces.registered,
  waitlisted: eventPlaces.waitlisted,
  position: (place: number) => `Tu posición: ${place}`,
  positionHint: 'Obtienes automáticamente la próxima plaza libre, por orden de llegada.',
  attended: 'Asististe a este evento',
  noShow: 'No asististe a este evento',
  closed: 'El registro está cerrado.',
  /** By the status of an event that nobody can join. */
  notAhead: {
    DRAFT: 'El registro se abre cuando se publica el evento.',
    ENDED: 'Este evento ya terminó.',
    CANCELLED: 'El registro está cerrado.',
  } satisfies Record<Exclude<EventStatus, 'UPCOMING' | 'LIVE'>, string>,
  done: 'Tienes plaza en este evento',
  doneWaiting: 'Entraste en la lista de espera',
  failed: 'Algo salió mal. Inténtalo de nuevo.',
  cancel: 'Cancelar registro',
  cancelAbout: (title: string) =>
    `Vas a ceder tu plaza en ${title}. Si hay lista de espera, pasa a la siguiente persona.`,
  keep: 'Conservar mi plaza',
  cancelled: 'Tu registro está cancelado',
  leave: 'Salir de la lista de espera',
  leaveAbout: (title: string) => `Perderás tu lugar en la lista de espera de ${title}.`,
  stay: 'Seguir en la lista',
  left: 'Saliste de la lista de espera',
  share: 'Copiar enlace',
};

/** Words for a booked slot of office hours, in place of those for an event. */
export const bookingRegistration = {
  ...eventRegistration,
  title: 'Reserva',
  notAhead: {
    ...eventRegistration.notAhead,
    ENDED: 'Esta reunión ya terminó.',
    CANCELLED: 'La reunión no se celebrará.',
  },
  registered: eventPlaces.booked,
  cancel: 'Cancelar reserva',
  cancelAbout: (title: string) =>
    `Tu reunión «${title}» no se celebrará y otras personas podrán reservar la franja.`,
  keep: 'Conservar reserva',
  cancelled: 'Tu reserva está cancelada',
};
