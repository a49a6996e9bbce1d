const people = (count: number) => `${count} ${count === 1 ? 'estudiante' : 'estudiantes'}`;

export const cohortStudents = {
  title: 'Estudiantes',
  filter: 'Filtrar estudiantes',
  all: 'Todos',
  none: 'Aún no hay estudiantes.',
  idle: 'Sin actividad en 7 días',
  noneIdle: 'Todos los estudiantes tuvieron actividad en los últimos 7 días.',
  noneWithStatus: 'No hay estudiantes con este estado.',
  failed: 'No pudimos cargar los estudiantes.',
  student: 'Estudiante',
  enrolled: 'Inscripción',
  progress: 'Progreso',
  status: 'Estado',
  actions: 'Acciones',
  actionsFor: (name: string) => `Acciones para ${name}`,
  percent: (percent: number) => `${percent}\u00a0%`,
  due: (amount: string) => `Plaza reservada, ${amount} por pagar`,
  waitlisted: (place: number) => `N.º ${place} en la lista de espera`,
  markPaid: 'Marcar como pagada',
  markPaidOf: (name: string) => `Marcar como pagada: ${name}`,
  aboutPaid: (name: string, amount: string, title: string) =>
    `Confirma que ${name} pagó ${amount}. Obtendrá enseguida la plaza reservada en ${title} y le avisaremos.`,
  paid: (name: string) => `${name} ya tiene plaza`,
  notPaid: 'No pudimos registrar el pago. Inténtalo de nuevo.',
  decline: 'Rechazar',
  declineOf: (name: string) => `Rechazar: ${name}`,
  declineTitle: 'Rechazar inscripción',
  aboutDeclinedSeat: (name: string, title: string) =>
    `${name} perderá la plaza reservada en ${title} y le avisaremos. Si hay lista de espera, la plaza pasa a la siguiente persona.`,
  aboutDeclinedWaiting: (name: string, title: string) =>
    `${name} perderá su lugar en la lista de espera de ${title} y le avisaremos.`,
  declined: (name: string) => `Rechazaste la inscripción de ${name}`,
  notDeclined: 'No pudimos rechazar la inscripción. Inténtalo de nuevo.',
  cancelSeat: 'Cancelar inscripción',
  cancelSeatOf: (name: string) => `Cancelar inscripción: ${name}`,
  cancelSeatTitle: 'Cancelar inscripción',
  keepSeat: 'Conservar inscripción',
  aboutCancelledSeat: (name: string, title: string) =>
    `${name} perderá la plaza en ${title} y le avisaremos. Si hay lista de espera, la plaza pasa a la siguiente persona.`,
  seatCancelled: (name: string) => `Cancelaste la inscripción de ${name}`,
  seatNotCancelled: 'No pudimos cancelar la inscripción. Inténtalo de nuevo.',
  aboutPaidMany: (count: number) =>
    `Confirma el pago de ${people(count)}. Las plazas reservadas quedan confirmadas enseguida y enviaremos un aviso.`,
  paidMany: (count: number) => `Registramos el pago de ${people(count)}.`,
  aboutDeclinedMany: (count: number) =>
    `Rechazaremos a ${people(count)} y enviaremos un aviso. Las plazas libres pasan a la lista de espera.`,
  declinedMany: (count: number) => `Rechazaste a ${people(count)}.`,
  aboutCancelledMany: (count: number) =>
    `Cancelaremos la inscripción de ${people(count)} y enviaremos un aviso. Las plazas libres pasan a la lista de espera.`,
  cancelledMany: (count: number) => `Cancelaste la inscripción de ${people(count)}.`,
};

export const moveStudent = {
  move: 'Mover',
  moveOf: (name: string, cohort: string) => `Mover a ${name} desde ${cohort}`,
  title: (name: string) => `Mover a ${name}`,
  about: (name: string, cohort: string) =>
    `${name} deja ${cohort} y su plaza pasa a la siguiente persona de la lista de espera. El pago y las lecciones completadas se conservan, y avisaremos a ${name}.`,
  to: 'Cohorte de destino',
  none: 'No hay ninguna otra cohorte abierta.',
  submit: 'Mover estudiante',
  moved: (name: string, cohort: string) => `${name} está ahora en ${cohort}.`,
  waitlisted: (name: string, cohort: string) => `${name} está en la lista de espera de ${cohort}.`,
  notMoved: 'No pudimos mover al estudiante. Inténtalo de nuevo.',
};
