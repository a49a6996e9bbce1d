import type { InstitutionType } from '../enums.generated.ts';

export const institutionSettings = {
  title: 'Institution verwalten',
  description: (name: string) =>
    `Profil, Branding, Sicherheit, Mitglieder, Benachrichtigungen, Integrationen, Abrechnung und Prüfprotokoll von ${name}.`,
  tabs: 'Bereiche der Einstellungen',
  general: 'Allgemein',
  branding: 'Branding',
  members: 'Mitglieder',
  security: 'Sicherheit',
  integrations: 'Integrationen',
  notifications: 'Benachrichtigungen',
  billing: 'Abrechnung',
  danger: 'Gefahrenzone',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
};

export const institutionGeneral = {
  title: 'Über die Institution',
  name: 'Name',
  type: 'Art',
  types: {
    UNIVERSITY: 'Universität',
    COLLEGE: 'Hochschule',
    SCHOOL: 'Schule',
    TRAINING: 'Bildungszentrum',
    ORGANIZATION: 'Organisation',
    INDIVIDUAL: 'Einzelperson',
    OTHER: 'Andere',
  } satisfies Record<InstitutionType, string>,
  address: 'Webadresse',
  addressHint: 'Hier melden sich Ihre Lernenden an. Sie lässt sich nicht ändern.',
  isSignUpOpen: 'Offen für Registrierung',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Die Tage der Auswertungen beginnen um Mitternacht in dieser Zeitzone.',
  isSignUpOpenHint: 'Alle mit einem Konto können durch Anmelden als Lernende beitreten.',
  save: 'Änderungen speichern',
  saved: 'Einstellungen gespeichert.',
  failed: 'Die Einstellungen konnten nicht gespeichert werden. Bitte versuchen Sie es erneut.',
};

export const institutionSecurity = {
  title: 'Sicherheit',
  description: 'Regeln für alle in der Institution. Sie gelten sofort.',
  conflict: 'Jemand anderes hat diese Regeln geändert',
  twoFactor: 'Zwei-Faktor-Authentifizierung verlangen',
  twoFactorHint:
    'Mitglieder ohne sie müssen sie einrichten, bevor es weitergeht. Schalten Sie sie zuerst für Ihr eigenes Konto ein.',
  timeout: 'Abmelden nach Inaktivität, in Minuten',
  timeoutHint: 'Wer so lange nichts tut, muss sich erneut anmelden. Leer für 30 Tage.',
  password: 'Mindestlänge von Passwörtern',
  passwordHint: (platform: number) =>
    `Gilt nur für neue Passwörter. Bisherige bleiben gültig. Leer für ${platform} Zeichen.`,
  example: (value: number) => `Zum Beispiel ${value}`,
  addresses: 'Erlaubte IP-Adressen',
  addressesHint: (max: number) =>
    `Nur diese Adressen und Bereiche, etwa 192.0.2.0/24, können die Institution nutzen. Eine Angabe pro Zeile, bis zu ${max}. Leer, um alle zuzulassen.`,
  ownAddress: (address: string) => `Ihre Adresse: ${address}`,
  addOwnAddress: 'Meine Adresse hinzufügen',
};

export const keyboardSettings = {
  title: 'Tastatur',
  dialog: 'Tastenkürzel',
  description: 'Tastenkürzel, die auf jeder Seite gelten.',
  actions: {
    search: 'Suchen und zu einer Seite gehen',
    nextRow: 'Nächste Zeile einer Liste',
    previousRow: 'Vorige Zeile einer Liste',
    previousLesson: 'Vorige Lektion',
    nextLesson: 'Nächste Lektion',
    foldMenu: 'Menü ein- oder ausklappen',
    help: 'Tastenkürzel anzeigen',
    latestMessage: 'Zur neuesten Meldung, etwa zum Rückgängigmachen',
  },
  letters: 'Einzelne Buchstaben als Tastenkürzel',
  lettersHint: 'Schalten Sie das aus, wenn Sie Text per Sprache eingeben. Gilt für dieses Gerät.',
};
