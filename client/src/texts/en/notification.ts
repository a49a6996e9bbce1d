export const notifications = {
  title: 'Notifications',
  description: 'Updates from your courses and cohorts.',
  bell: (unread: number) =>
    unread === 0 ? 'Notifications' : `Notifications, ${formatUnread(unread)} unread`,
  /** The server counts up to 100. */
  formatUnread,
  markAll: 'Mark all as read',
  markAllFailed: 'We couldn’t mark the notifications as read. Please try again.',
  seeAll: 'See all notifications',
  unread: 'Unread',
  failed: 'We couldn’t load your notifications.',
  empty: 'No notifications yet.',
  emptyHint: 'Updates from your cohorts will appear here.',
  noneUnread: 'You’re all caught up.',
  noMatch: 'No notifications of this kind.',
  all: 'All',
  filter: 'Filter notifications',
  kind: 'Kind',
  allKinds: 'All kinds',
};

function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
