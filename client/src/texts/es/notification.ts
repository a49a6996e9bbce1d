export const notifications = {
  title: 'Notificaciones',
  description: 'Novedades de tus cursos y cohortes.',
  bell: (unread: number) =>
    unread === 0 ? 'Notificaciones' : `Notificaciones, ${formatUnread(unread)} sin leer`,
  /** The server counts up to 100. */
  formatUnread,
  markAll: 'Marcar todo como leído',
  markAllFailed: 'No pudimos marcar las notificaciones como leídas. Inténtalo de nuevo.',
  seeAll: 'Ver todas las notificaciones',
  unread: 'Sin leer',
  failed: 'No pudimos cargar tus notificaciones.',
  empty: 'Aún no hay notificaciones.',
  emptyHint: 'Aquí aparecerán las novedades de tus cohortes.',
  noneUnread: 'Estás al día.',
  noMatch: 'No hay notificaciones de este tipo.',
  all: 'Todas',
  filter: 'Filtrar notificaciones',
  kind: 'Tipo',
  allKinds: 'Todos los tipos',
};

function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
