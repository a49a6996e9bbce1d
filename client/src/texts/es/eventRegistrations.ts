import type { EventRegistrationStatus } from '../enums.generated.ts';
import { formatPlural } from '../formatting.ts';

export const eventRegistrations = {
  title: 'Registros',
  filter: 'Filtrar registros',
  all: 'Todos',
  statuses: {
    REGISTERED: 'Confirmado',
    WAITLISTED: 'En lista de espera',
    CANCELLED: 'Cancelado',
    ATTENDED: 'Asistió',
    NO_SHOW: 'No asistió',
  } satisfies Record<EventRegistrationStatus, string>,
  person: 'Persona',
  formerMember: 'Exmiembro',
  registeredAt: 'Registro',
  status: 'Estado',
  position: (place: number) => `En lista de espera, posición ${place}`,
  attendance: 'Asistencia',
  attendanceOf: (name: string) => `Asistencia de ${name}`,
  notTaken: 'Sin registrar',
  markAttended: 'Marcar que asistió',
  markNoShow: 'Marcar que no asistió',
  marked: (count: number) => `Asistencia guardada: ${formatPlural(count, 'persona', 'personas')}`,
  notMarked: 'No pudimos guardar la asistencia. Inténtalo de nuevo.',
  hint: 'Puedes pasar lista cuando el evento haya empezado.',
  none: 'Aún no hay registros.',
  noneWithStatus: 'No hay registros con este estado.',
  failed: 'No pudimos cargar los registros.',
  export: {
    start: 'Exportar CSV',
    running: 'Exportando los registros',
    percent: (percent: number) => `Exportando… ${percent}\u00a0%`,
    cancel: 'Cancelar',
    done: (lines: number) => `Exportación completada: ${formatPlural(lines, 'registro', 'registros')}.`,
    failed: 'No pudimos exportar los registros. Inténtalo de nuevo.',
  },
};
