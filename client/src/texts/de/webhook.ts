import type { WebhookDeliveryStatus } from '../enums.generated.ts';

export const webhooks = {
  title: 'Webhooks',
  description:
    'Informieren Sie andere Systeme, wenn etwas geschieht. Ereignisse werden signiert an Ihre Endpunkte gesendet.',
  add: 'Endpunkt hinzufügen',
  empty: 'Noch keine Webhook-Endpunkte.',
  emptyHint: 'Fügen Sie eine URL hinzu, um Ereignisse zu Einschreibungen, Kohorten und Kursen zu empfangen.',
  failed: 'Die Webhooks konnten nicht geladen werden.',
  list: 'Webhook-Endpunkte',
  enabled: 'Aktiv',
  disabled: 'Deaktiviert',
  failing: 'Fehlerhaft',
  failingSince: (moment: string) => `Fehlerhaft seit ${moment}.`,
  disabledAt: (moment: string) =>
    `Nach tagelangen Fehlern deaktiviert: ${moment}. Aktivieren Sie den Endpunkt, sobald er wieder funktioniert.`,
  previousSecret: (moment: string) =>
    `Ereignisse werden auch mit dem vorigen Geheimnis signiert, bis ${moment}.`,
  log: 'Zustellungen',
  test: 'Testereignis senden',
  testSent: 'Testereignis gesendet.',
  edit: 'Bearbeiten',
  more: (url: string) => `Weitere Aktionen: ${url}`,
  rotate: 'Geheimnis erneuern',
  enable: 'Aktivieren',
  disable: 'Deaktivieren',
  delete: 'Löschen',
  wasEnabled: 'Endpunkt aktiviert.',
  wasDisabled: 'Endpunkt deaktiviert.',
  wasDeleted: 'Endpunkt gelöscht.',
  actFailed: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  deleteTitle: 'Diesen Endpunkt löschen?',
  deleteText: (url: string) =>
    `${url} erhält dann keine Ereignisse mehr, und die Liste der Zustellungen wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  rotateTitle: 'Geheimnis erneuern?',
  rotateText:
    'Sie erhalten ein neues Geheimnis. 24 Stunden lang werden Ereignisse mit beiden signiert, damit beim Wechsel keine verloren gehen.',
};

export const webhookForm = {
  addTitle: 'Endpunkt hinzufügen',
  editTitle: 'Endpunkt bearbeiten',
  url: 'URL des Endpunkts',
  urlHint: 'Beginnt mit https:// und ist aus dem Internet erreichbar.',
  description: 'Beschreibung',
  descriptionHint: 'Optional. Wofür Sie ihn verwenden.',
  events: 'Zu sendende Ereignisse',
  add: 'Endpunkt hinzufügen',
  save: 'Änderungen speichern',
  saved: 'Endpunkt gespeichert.',
  failed: 'Der Endpunkt konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
};

export const webhookSecret = {
  title: 'Signaturgeheimnis',
  text: 'Kopieren Sie dieses Geheimnis jetzt. Sie sehen es nicht wieder. Prüfen Sie damit, dass Ereignisse von uns kommen.',
  label: 'Geheimnis',
  copy: 'Geheimnis kopieren',
  done: 'Fertig',
};

export const webhookLog = {
  title: 'Zustellungen',
  list: 'Zustellungen',
  empty: 'Noch keine Ereignisse gesendet.',
  emptyHint:
    'Ereignisse erscheinen hier, sobald sie gesendet werden. Prüfen Sie Ihren Endpunkt mit einem Testereignis.',
  failed: 'Die Zustellungen konnten nicht geladen werden.',
  statuses: { PENDING: 'Ausstehend', SUCCEEDED: 'Zugestellt', FAILED: 'Fehlgeschlagen' } satisfies Record<
    WebhookDeliveryStatus,
    string
  >,
  tries: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
  nextTry: (moment: string) => `Nächster Versuch: ${moment}`,
  attempts: 'Versuche',
  answered: (status: number) => `Antwort ${status}`,
  took: (milliseconds: number) => `${milliseconds} ms`,
  payload: 'Inhalt',
  id: 'Ereignis',
  redeliver: 'Erneut zustellen',
  redelivered: 'Ereignis erneut gesendet.',
};
