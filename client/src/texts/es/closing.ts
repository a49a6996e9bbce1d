/** Tab Danger Zone of the institution's settings, and the screen of a closed institution. */

export const institutionExport = {
  title: 'Exportar todo',
  description:
    'Un archivo ZIP con cada tabla en líneas de JSON y todos los archivos subidos. No contiene contraseñas, tokens ni otros secretos.',
  privacy:
    'Contiene datos personales de todos los miembros, incluidos los mensajes privados. Guárdalo en un lugar seguro.',
  start: 'Iniciar la exportación',
  again: 'Iniciar otra exportación',
  queued: 'Esperando su turno…',
  running: 'Reuniendo tus datos',
  percent: (percent: number) =>
    `${percent}\u00a0% completado. Puedes salir de esta página: te escribiremos cuando esté listo.`,
  cancel: 'Cancelar la exportación',
  notCancelled: 'No hemos podido cancelar la exportación. Inténtalo de nuevo.',
  ready: 'Tu archivo está listo',
  contents: (rows: string, files: string, size: string) => `Filas: ${rows} · Archivos: ${files} · ${size}`,
  until: (day: string) => `Puedes descargarlo hasta el ${day}. Después lo borramos.`,
  download: 'Descargar el archivo',
  notDownloaded: 'No hemos podido descargar el archivo. Inténtalo de nuevo.',
  cancelled: 'La última exportación se canceló.',
  failed: 'La última exportación ha fallado',
  expired: 'El último archivo se borró después de 7 días.',
  notStarted: 'No hemos podido iniciar la exportación. Inténtalo de nuevo.',
  loadFailed: 'No hemos podido cargar tus exportaciones.',
};

export const dangerZone = {
  title: 'Cerrar la institución',
  description: 'Para siempre, tras 30 días en los que puedes cambiar de idea.',
  ownerOnly: 'Solo el propietario puede exportar todo o cerrar la institución.',
  effects: [
    'Los miembros, los tokens de API y los webhooks se bloquean al momento. Solo tú puedes iniciar sesión aquí.',
    'Nadie puede ver tus páginas públicas, tus cursos ni tus cohortes. Los certificados siguen siendo válidos hasta que se borran los datos.',
    'No se cobra nada por tu plan, y los pagos y reembolsos pendientes se liquidan.',
    'Después de 30 días se borran todos los datos y archivos. No se pueden recuperar.',
  ],
  close: 'Cerrar la institución',
  dialogTitle: (name: string) => `¿Cerrar ${name}?`,
  dialogText: (day: string) =>
    `El ${day} se borra todo lo que contiene. Hasta entonces puedes iniciar sesión para reabrirla o exportar tus datos.`,
  name: 'Nombre de la institución',
  nameHint: (name: string) => `Escribe ${name} para confirmar.`,
  password: 'Tu contraseña',
  code: 'Código',
  codeHint: 'De tu aplicación de autenticación, o un código de recuperación.',
  failed: 'No hemos podido cerrar la institución. Inténtalo de nuevo.',
  loadFailed: 'No hemos podido cargar esta pestaña.',
};

export const closedInstitution = {
  title: (name: string) => `${name} está cerrada`,
  text: (day: string) =>
    `El ${day} borraremos todos sus datos y archivos. Hasta entonces se conserva como estaba.`,
  daysLeft: (days: number) => (days === 1 ? 'Queda 1 día' : `Quedan ${days} días`),
  reopen: 'Reabrir',
  reopened: (name: string) => `${name} vuelve a estar abierta`,
  notReopened: 'No hemos podido reabrir la institución. Inténtalo de nuevo.',
  loadFailed: 'No hemos podido cargar esta página.',
};

export const otherInstitutions = { title: 'O ve a otra de tus instituciones:' };
