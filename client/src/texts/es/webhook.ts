import type { WebhookDeliveryStatus } from '../enums.generated.ts';

export const webhooks = {
  title: 'Webhooks',
  description:
    'Avisa a otros sistemas cuando ocurre algo. Los eventos van firmados y se envían a tus endpoints.',
  add: 'Añadir endpoint',
  empty: 'Aún no hay endpoints de webhook.',
  emptyHint: 'Añade una URL para recibir eventos de inscripciones, cohortes y cursos.',
  failed: 'No pudimos cargar los webhooks.',
  list: 'Endpoints de webhook',
  enabled: 'Activado',
  disabled: 'Desactivado',
  failing: 'Con fallos',
  failingSince: (moment: string) => `Falla desde el ${moment}.`,
  disabledAt: (moment: string) =>
    `Se desactivó el ${moment} tras varios días de fallos. Actívalo cuando el endpoint vuelva a funcionar.`,
  previousSecret: (moment: string) =>
    `Los eventos se firman también con el secreto anterior hasta el ${moment}.`,
  log: 'Registro de envíos',
  test: 'Enviar evento de prueba',
  testSent: 'Enviamos un evento de prueba.',
  edit: 'Editar',
  more: (url: string) => `Más acciones: ${url}`,
  rotate: 'Cambiar secreto',
  enable: 'Activar',
  disable: 'Desactivar',
  delete: 'Eliminar',
  wasEnabled: 'Endpoint activado.',
  wasDisabled: 'Endpoint desactivado.',
  wasDeleted: 'Endpoint eliminado.',
  actFailed: 'Algo salió mal. Inténtalo de nuevo.',
  deleteTitle: '¿Eliminar este endpoint?',
  deleteText: (url: string) =>
    `${url} dejará de recibir eventos y se eliminará su registro de envíos. No se puede deshacer.`,
  rotateTitle: '¿Cambiar el secreto?',
  rotateText:
    'Obtendrás un secreto nuevo. Durante 24 horas, los eventos se firman con ambos para que puedas cambiar sin perder ninguno.',
};

export const webhookForm = {
  addTitle: 'Añadir endpoint',
  editTitle: 'Editar endpoint',
  url: 'URL del endpoint',
  urlHint: 'Empieza por https:// y se puede alcanzar desde internet.',
  description: 'Descripción',
  descriptionHint: 'Opcional. Para qué lo usarás.',
  events: 'Eventos que se envían',
  add: 'Añadir endpoint',
  save: 'Guardar cambios',
  saved: 'Endpoint guardado.',
  failed: 'No pudimos guardar el endpoint. Inténtalo de nuevo.',
};

export const webhookSecret = {
  title: 'Secreto de firma',
  text: 'Copia este secreto ahora. No volverás a verlo. Úsalo para comprobar que los eventos vienen de nosotros.',
  label: 'Secreto',
  copy: 'Copiar secreto',
  done: 'Listo',
};

export const webhookLog = {
  title: 'Registro de envíos',
  list: 'Envíos',
  empty: 'Aún no se enviaron eventos.',
  emptyHint: 'Los eventos aparecen aquí al enviarse. Envía un evento de prueba para comprobar tu endpoint.',
  failed: 'No pudimos cargar los envíos.',
  statuses: { PENDING: 'Pendiente', SUCCEEDED: 'Correcto', FAILED: 'Fallido' } satisfies Record<
    WebhookDeliveryStatus,
    string
  >,
  tries: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
  nextTry: (moment: string) => `Próximo intento: ${moment}`,
  attempts: 'Intentos',
  answered: (status: number) => `Respondió ${status}`,
  took: (milliseconds: number) => `${milliseconds} ms`,
  payload: 'Contenido',
  id: 'Evento',
  redeliver: 'Reenviar',
  redelivered: 'Evento reenviado.',
};
