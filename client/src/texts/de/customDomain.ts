import type { CustomDomainStatus, DnsRecordState } from '#texts/enums.generated';

const ABOUT: Record<CustomDomainStatus, (host: string) => string> = {
  PENDING: (host) =>
    `Legen Sie diese zwei Einträge dort an, wo Sie ${host} verwalten. Wir suchen von selbst danach; bis sie sichtbar sind, können Minuten oder ein Tag vergehen.`,
  TAKEN: (host) =>
    `Beide Einträge sind da, aber eine andere Institution nutzt ${host}. Entfernen Sie die Domain zuerst dort und prüfen Sie dann erneut.`,
  ACTIVE: (host) =>
    `Ihre Institution ist unter ${host} zu finden, und E-Mails verlinken dorthin. Behalten Sie beide Einträge.`,
  FAILING: () => 'Ihre Institution ist hier noch zu finden, aber ein Eintrag fehlt.',
  DISABLED: (host) =>
    `Tagelang fehlte ein Eintrag. Deshalb führt ${host} nicht mehr hierher. Legen Sie beide Einträge wieder an.`,
};

export const customDomain = {
  title: 'Eigene Domain',
  description: 'Ihre Institution unter einem eigenen Hostnamen, zum Beispiel lernen.ihre-schule.de.',
  noPlan: 'Ihr Tarif enthält keine eigene Domain',
  noPlanText: 'Eigene Domains gibt es in den Tarifen Professional und Enterprise.',
  noPlanKept: (host: string) =>
    `Eigene Domains gibt es in den Tarifen Professional und Enterprise. ${host} führt vorerst nicht zu Ihrer Institution und funktioniert wieder mit einem dieser Tarife.`,
  host: 'Hostname',
  hostHint:
    'Sie müssen seine DNS-Einträge ändern können. Nehmen Sie eine Subdomain, wenn unter dem Namen selbst Ihre Website liegt.',
  hostPlaceholder: 'lernen.ihre-schule.de',
  add: 'Domain hinzufügen',
  failed: 'Die Domain konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  statuses: {
    PENDING: 'Wartet auf Einträge',
    TAKEN: 'Anderswo genutzt',
    ACTIVE: 'Aktiv',
    FAILING: 'Eintrag fehlt',
    DISABLED: 'Deaktiviert',
  } satisfies Record<CustomDomainStatus, string>,
  about: (status: CustomDomainStatus, host: string) => ABOUT[status](host),
  disables: 'Deaktiviert wird sie:',
  records: 'DNS-Einträge',
  record: (type: string) => `${type}-Eintrag`,
  states: {
    UNKNOWN: 'Noch unbekannt',
    MISSING: 'Noch nicht gefunden',
    WRONG: 'Falscher Wert',
    FOUND: 'Gefunden',
  } satisfies Record<DnsRecordState, string>,
  gone: 'Nicht gefunden',
  name: 'Name',
  value: 'Wert',
  copyName: (type: string) => `Name des ${type}-Eintrags kopieren`,
  copyValue: (type: string) => `Wert des ${type}-Eintrags kopieren`,
  cnameHint:
    'Führt Gäste hierher. Ein Name wie ihre-schule.de kann keinen haben: Nutzen Sie den ALIAS- oder ANAME-Eintrag Ihres Anbieters.',
  txtHint: 'Beweist, dass der Name Ihnen gehört.',
  wrongHint: (type: string) =>
    `Der ${type}-Eintrag dieses Namens hat einen anderen Wert. Ersetzen Sie ihn durch den oben.`,
  notChecked: 'Noch nicht geprüft. Wir suchen jede Minute nach den Einträgen.',
  checked: 'Geprüft:',
  check: 'Erneut prüfen',
  checkFailed: 'Die Einträge konnten nicht geprüft werden. Bitte versuchen Sie es erneut.',
  remove: 'Entfernen',
  removeTitle: (host: string) => `${host} entfernen?`,
  removeText:
    'Der Name führt nicht mehr zu Ihrer Institution, und alle, die dort angemeldet sind, werden abgemeldet. Ihre andere Adresse funktioniert wie zuvor.',
  removed: (host: string) => `${host} wurde entfernt`,
};
