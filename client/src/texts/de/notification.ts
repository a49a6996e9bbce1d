export const notifications = {
  title: 'Benachrichtigungen',
  description: 'Neues aus Ihren Kursen und Kohorten.',
  bell: (unread: number) =>
    unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${formatUnread(unread)} ungelesen`,
  /** The server counts up to 100. */
  formatUnread,
  markAll: 'Alle als gelesen markieren',
  markAllFailed:
    'Die Benachrichtigungen konnten nicht als gelesen markiert werden. Bitte versuchen Sie es erneut.',
  seeAll: 'Alle Benachrichtigungen',
  unread: 'Ungelesen',
  failed: 'Ihre Benachrichtigungen konnten nicht geladen werden.',
  empty: 'Noch keine Benachrichtigungen.',
  emptyHint: 'Neues aus Ihren Kohorten erscheint hier.',
  noneUnread: 'Alles gelesen.',
  noMatch: 'Keine Benachrichtigungen dieser Art.',
  all: 'Alle',
  filter: 'Benachrichtigungen filtern',
  kind: 'Art',
  allKinds: 'Alle Arten',
};

function formatUnread(unread: number): string {
  return unread > 99 ? '99+' : String(unread);
}
