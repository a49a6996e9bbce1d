import type { ApiTokenStatus } from '../enums.generated.ts';

export const apiTokens = {
  title: 'API-Tokens',
  description:
    'Mit einem Token rufen Sie die API auf. Es hat die Rechte der Person, die es erstellt hat, begrenzt auf die gewählten.',
  list: 'API-Tokens',
  failed: 'Die API-Tokens konnten nicht geladen werden.',
  add: 'Token erstellen',
  empty: 'Noch keine API-Tokens.',
  emptyHint: 'Erstellen Sie eins pro Integration, um sie einzeln widerrufen zu können.',
  noPlan: 'Ihr Tarif enthält keinen API-Zugang',
  noPlanText: (institution: string, plan: string) =>
    `${institution} hat den Tarif ${plan}. Für API-Zugang wechseln Sie zu Professional oder Enterprise.`,
  noPlanStopped: 'Bestehende Tokens funktionieren erst nach dem Wechsel.',
  seePlans: 'Tarif und Abrechnung ansehen',
  statuses: { ACTIVE: 'Aktiv', EXPIRED: 'Abgelaufen', REVOKED: 'Widerrufen' } satisfies Record<
    ApiTokenStatus,
    string
  >,
  scopes: 'Rechte',
  name: 'Name',
  actions: 'Aktionen',
  createdOn: 'Erstellt',
  by: (name: string) => `von ${name}`,
  lastUsed: 'Zuletzt verwendet',
  neverUsed: 'Nie',
  expires: 'Läuft ab',
  expired: 'Abgelaufen',
  revokedOn: 'Widerrufen',
  revoke: 'Widerrufen',
  revokeNamed: (name: string) => `${name} widerrufen`,
  revokeTitle: 'API-Token widerrufen',
  revokeText: (name: string) =>
    `Alles, was „${name}“ verwendet, funktioniert dann sofort nicht mehr. Das lässt sich nicht rückgängig machen.`,
  revoked: (name: string) => `„${name}“ wurde widerrufen.`,
  revokeFailed: 'Das Token konnte nicht widerrufen werden. Bitte versuchen Sie es erneut.',
};

/** Titles of the areas of permissions. */
const AREAS: Readonly<Record<string, string>> = {
  ACTIVITIES: 'Aktivitäten',
  AUDIT: 'Prüfprotokoll',
  CERTIFICATES: 'Zertifikate',
  COHORTS: 'Kohorten',
  COUPONS: 'Gutscheine',
  COURSES: 'Kurse',
  ENROLLMENTS: 'Einschreibungen',
  EVENTS: 'Events',
  FILES: 'Dateien',
  INSTITUTION: 'Institution',
  MEMBERS: 'Personen',
  ORDERS: 'Bestellungen',
  SUBMISSIONS: 'Abgaben',
  WEBHOOKS: 'Webhooks',
};

export const apiTokenForm = {
  title: 'API-Token erstellen',
  name: 'Name',
  nameHint: 'Wofür Sie es verwenden, z.\u00a0B. „Nächtlicher Bericht“.',
  expires: 'Läuft ab',
  days: (days: number) => `Nach ${days} Tagen`,
  scopes: 'Rechte',
  read: 'Lesen',
  write: 'Schreiben',
  /** Returns the title of an area, such as COURSES. */
  area: (area: string) => AREAS[area] ?? area,
  submit: 'Token erstellen',
  failed: 'Das Token konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
};

export const apiTokenSecret = {
  title: 'Ihr neues API-Token',
  text: 'Kopieren Sie dieses Token jetzt. Sie sehen es nicht wieder. Wer das Token hat, kann seine Rechte nutzen. Halten Sie es also geheim.',
  label: 'API-Token',
  copy: 'Token kopieren',
  done: 'Fertig',
};
