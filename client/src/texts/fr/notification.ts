export const notifications = {
  title: 'Notifications',
  description: 'Les nouveautés de vos cours et cohortes.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, non lues : ${formatUnread(unread)}`,
  /** The server counts up to 100. */
  formatUnread,
  markAll: 'Tout marquer comme lu',
  markAllFailed: 'Impossible de marquer les notifications comme lues. Veuillez réessayer.',
  seeAll: 'Voir toutes les notifications',
  unread: 'Non lues',
  failed: 'Impossible de charger vos notifications.',
  empty: 'Aucune notification pour le moment.',
  emptyHint: 'Les nouveautés de vos cohortes apparaîtront ici.',
  noneUnread: 'Vous êtes à jour.',
  noMatch: 'Aucune notification de ce type.',
  all: 'Toutes',
  filter: 'Filtrer les notifications',
  kind: 'Type',
  allKinds: 'Tous les types',
};

function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
