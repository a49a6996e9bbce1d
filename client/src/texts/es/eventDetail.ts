import { formatPlural } from '../formatting.ts';

export const eventDetail = {
  failed: 'No pudimos cargar el evento.',
  notFound: 'Este evento no existe o no tienes acceso a él.',
  notFoundHint: 'Puede que el enlace sea antiguo o esté mal escrito.',
  back: 'Todos los eventos',
  description: 'Descripción',
  prerequisites: 'Requisitos previos',
  tags: 'Etiquetas',
  agenda: 'Programa',
  /** Time of an item, and how long it takes. */
  agendaTime: (time: string, minutes: number | null) =>
    minutes === null ? time : `${time} · ${formatPlural(minutes, 'minuto', 'minutos')}`,
  presentedBy: (name: string) => `Presenta ${name}`,
  presenter: 'Ponente',
  noPresenter: 'El ponente dejó la institución.',
  facts: 'Fecha, hora y lugar',
  date: 'Fecha',
  time: 'Hora',
  timeZone: 'Zona horaria',
  location: 'Lugar',
  participants: 'Participantes',
  /** Document 2, section 2.8: participants/maximum. */
  participantsOf: (count: string, max: string) => `${count}/${max}`,
  deadline: 'Registro hasta',
  cohort: 'Cohorte',
  course: 'Curso',
  cancelledTitle: 'Este evento se canceló',
  draftTitle: 'Este evento es un borrador',
  draftText: 'Solo lo ven quienes lo editan. Publícalo para abrir el registro.',
  edit: 'Editar evento',
  publish: 'Publicar',
  published: 'Evento publicado',
  cancel: 'Cancelar evento',
  cancelHint: 'Quienes se registraron reciben un aviso con tu motivo.',
  cancelReason: 'Motivo',
  keep: 'Conservar evento',
  cancelled: 'Evento cancelado',
  delete: 'Eliminar borrador',
  deleteTitle: 'Eliminar borrador',
  deleteAbout: (title: string) => `Se eliminará ${title}. No se puede deshacer.`,
  deleted: 'Borrador eliminado',
  notChanged: 'Algo salió mal. Inténtalo de nuevo.',
};

/** Words of the staff for a booked slot of office hours, in place of those for an event. */
export const bookingDetail = {
  ...eventDetail,
  edit: 'Editar reserva',
  cancel: 'Cancelar reserva',
  cancelHint: 'Quien reservó esta franja recibe un aviso con tu motivo.',
  keep: 'Conservar reserva',
  cancelled: 'Reserva cancelada',
  cancelledTitle: 'Esta reserva se canceló',
};
