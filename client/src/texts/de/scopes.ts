import { apiScopes } from '../apiScopes.generated.ts';
import type { ApiScope } from '../enums.generated.ts';

/** Permissions of API tokens by their scopes; of a new one, as the API describes it. */
export const scopeTexts = {
  ...apiScopes,
  ACTIVITIES_READ: 'Aktivitäten lesen.',
  ACTIVITIES_WRITE: 'Aktivitäten erstellen, ändern und löschen sowie Abgaben benoten.',
  AUDIT_READ: 'Das Prüfprotokoll lesen.',
  CERTIFICATES_READ: 'Zertifikate lesen.',
  CERTIFICATES_WRITE: 'Zertifikate ausstellen und widerrufen.',
  COHORTS_READ: 'Kohorten mit Lehrkräften und Terminen lesen und ihre Änderungen abonnieren.',
  COHORTS_WRITE:
    'Kohorten erstellen, ändern, verschieben, kopieren und löschen sowie Lehrkräfte und Meilensteine festlegen.',
  COUPONS_READ: 'Gutscheine mit der Zahl ihrer Einlösungen lesen.',
  COUPONS_WRITE: 'Gutscheine erstellen, ändern, deaktivieren und löschen.',
  COURSES_READ: 'Kurse und ihre Lektionen lesen.',
  COURSES_WRITE: 'Kurse erstellen, Personen dazu einladen sowie Lektionen erstellen, ändern und löschen.',
  ENROLLMENTS_READ: 'Lesen, wer in Kohorten eingeschrieben ist, mit Fortschritt und Zahlungen.',
  ENROLLMENTS_WRITE:
    'Lernende in Kohorten einschreiben und verschieben, Zahlungen bestätigen sowie Einschreibungen ablehnen und beenden.',
  EVENTS_READ: 'Events mit Programm und Anmeldungen lesen und ihre Änderungen abonnieren.',
  EVENTS_WRITE:
    'Events erstellen, ändern, veröffentlichen, absagen und löschen sowie die Anwesenheit erfassen.',
  FILES_READ: 'Dateien lesen und herunterladen, die die Person lesen kann, die das Token erstellt hat.',
  INSTITUTION_READ: 'Einstellungen, Tarif und Statistiken der Institution lesen.',
  INSTITUTION_WRITE: 'Einstellungen der Institution ändern.',
  MEMBERS_READ:
    'Mitglieder der Institution und eingeladene Personen mit Profilen, E-Mail-Adressen und Rollen lesen.',
  MEMBERS_WRITE:
    'Mitglieder einladen, entfernen und wiederherstellen sowie ihre Rollen ändern, außer bei Admins.',
  ORDERS_READ:
    'Bestellungen mit ihren Zahlungen lesen sowie die Antworten von Lernenden im Einschreibeformular.',
  ORDERS_WRITE: 'Bestellungen als bezahlt markieren, erstatten und stornieren.',
  SUBMISSIONS_READ: 'Abgegebene Arbeiten von Lernenden mit ihren Noten lesen.',
  WEBHOOKS_READ: 'Webhook-Endpunkte und ihre Zustellungen lesen, mit den Inhalten aller Ereignisse.',
  WEBHOOKS_WRITE: 'Webhook-Endpunkte erstellen, ändern und löschen, die Ereignisse aller Bereiche erhalten.',
} satisfies Record<ApiScope, string>;
