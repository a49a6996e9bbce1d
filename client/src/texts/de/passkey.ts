/** Sign-in screen. */
export const passkeySignIn = {
  or: 'oder',
  submit: 'Mit Passkey anmelden',
  failed: 'Die Anmeldung mit dem Passkey ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
};

/** Why a device did not make or use a passkey. */
export const passkeyFailures = {
  cancelled:
    'Abgebrochen, oder dieses Gerät hat keinen Passkey für Ihr Konto. Versuchen Sie es erneut, oder verwenden Sie Ihr Passwort.',
  notMade:
    'Der Passkey wurde nicht erstellt, weil abgebrochen wurde oder es zu lange dauerte. Versuchen Sie es erneut.',
  known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
  address: (address: string) =>
    `Passkeys funktionieren nur unter ${address} und den Adressen der Institutionen dort.`,
  device: 'Ihr Gerät konnte das nicht ausführen. Versuchen Sie es mit einem anderen.',
};

export const passkeySettings = {
  title: 'Passkeys',
  description:
    'Melden Sie sich mit Fingerabdruck, Gesicht oder Displaysperre an. Ein Passkey ersetzt Ihr Passwort und den Code von Ihrem Telefon.',
  list: 'Passkeys',
  failed: 'Ihre Passkeys konnten nicht geladen werden.',
  none: 'Noch keine Passkeys',
  noneHint: 'Fügen Sie auf jedem Ihrer Geräte einen hinzu, oder einen, den Ihre Geräte teilen.',
  unsupported: 'Dieser Browser unterstützt keine Passkeys.',
  full: (max: number) =>
    `Sie haben ${max} Passkeys, mehr sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.`,
  add: 'Passkey hinzufügen',
  addTitle: 'Passkey hinzufügen',
  addText:
    'Bestätigen Sie, dass Sie es sind. Danach fragt Ihr Browser nach Fingerabdruck, Gesicht oder Displaysperre.',
  name: 'Name',
  nameHint: 'Um ihn später zu erkennen, zum Beispiel das Gerät.',
  password: 'Passwort',
  code: 'Code',
  codeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  submit: 'Weiter',
  added: (name: string) => `Sie können sich jetzt mit „${name}“ anmelden.`,
  notAdded: 'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es erneut.',
  made: (day: string) => `Hinzugefügt: ${day}`,
  lastUsed: (time: string) => `Zuletzt verwendet: ${time}`,
  neverUsed: 'Noch nie verwendet',
  actions: (name: string) => `Aktionen für ${name}`,
  rename: 'Umbenennen',
  renameTitle: 'Passkey umbenennen',
  save: 'Speichern',
  renamed: 'Passkey umbenannt.',
  notRenamed: 'Der Passkey konnte nicht umbenannt werden. Bitte versuchen Sie es erneut.',
  remove: 'Entfernen',
  removeTitle: (name: string) => `„${name}“ entfernen?`,
  removeText:
    'Sie können sich damit nicht mehr anmelden, und andere Geräte, die damit angemeldet sind, werden abgemeldet. Löschen Sie ihn auch auf Ihrem Gerät.',
  removed: (name: string) => `„${name}“ wurde entfernt.`,
  notRemoved: 'Der Passkey konnte nicht entfernt werden. Bitte versuchen Sie es erneut.',
};
