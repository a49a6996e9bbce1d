import type { NotificationDetail, NotificationKind, Plan } from '../enums.generated.ts';
import { formatCount, formatDateTime, formatDay, formatMoment, formatPlural } from '../formatting.ts';
import { planNames } from './planNames.ts';

/** Values that the text of a notification contains. */
interface NotificationValues {
  subjectTitle: string;
  count: number;
  details: readonly NotificationDetail[];
  /** Moment that the notification is about, ISO 8601; null for other kinds. */
  startsAt: string | null;
  /** IANA time zone of its organizer. */
  timeZone: string | null;
  /** Name of the acting person; null if unknown. */
  actor: string | null;
}

const CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['START_DATE', (title) => `${title} hat einen neuen Beginn.`],
  ['END_DATE', (title) => `${title} hat ein neues Ende.`],
  ['MEETINGS', (title) => `Die Treffen von ${title} haben sich geändert.`],
];

const EVENT_CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['EVENT_TITLE', (title) => `${title} hat einen neuen Titel.`],
  ['EVENT_TIME', (title) => `${title} hat eine neue Zeit.`],
  ['EVENT_PLACE', (title) => `${title} hat einen neuen Ort.`],
];

const isAhead = (moment: string | null): moment is string => moment !== null && new Date(moment) > new Date();

/** Returns a sentence with the start of an event that has not begun. */
const startOf = ({ startsAt }: NotificationValues): string =>
  isAhead(startsAt) ? ` Los geht es ${formatMoment(startsAt)}.` : '';

/** Returns what changed at an event, in one sentence. */
function formatEventChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = EVENT_CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `Der Plan von ${title} hat sich geändert.`;
}

/** Returns what changed in a cohort, and its new start, end or next session. */
function formatChange({ subjectTitle: title, details, startsAt, timeZone }: NotificationValues): string {
  const changes = CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  const change =
    only && changes.length === 1 ? only[1](title) : `Der Terminplan von ${title} hat sich geändert.`;
  if (startsAt === null) return change;
  // Days of cohorts are those of their own time zone.
  const day = formatDay(startsAt, timeZone ?? undefined);
  if (details.includes('START_DATE')) return `${change} Die Kohorte beginnt am ${day}.`;
  if (details.includes('END_DATE')) return `${change} Die Kohorte endet am ${day}.`;
  return isAhead(startsAt) ? `${change} Der nächste Termin ist ${formatMoment(startsAt)}.` : change;
}

/** Text of a notification of each kind. */
export const notificationMessages: Record<NotificationKind, (values: NotificationValues) => string> = {
  ENROLLMENT: ({ subjectTitle, details }) =>
    details.includes('DECLINED')
      ? `Das Team hat Ihre Einschreibung in ${subjectTitle} storniert.`
      : details.includes('WAITLISTED')
        ? `Sie stehen auf der Warteliste für ${subjectTitle}.`
        : details.includes('AWAITS_PAYMENT')
          ? `Wir reservieren Ihnen einen Platz in ${subjectTitle}. Bezahlen Sie, um ihn zu bestätigen.`
          : details.includes('PAID')
            ? `Wir haben Ihre Zahlung für ${subjectTitle} erhalten. Ihr Platz ist bestätigt.`
            : details.includes('MOVED')
              ? `Sie wurden in ${subjectTitle} verschoben.`
              : `Sie sind in ${subjectTitle} eingeschrieben.`,
  WAITLIST_PROMOTION: ({ subjectTitle, details }) =>
    details.includes('AWAITS_PAYMENT')
      ? `In ${subjectTitle} ist ein Platz frei. Wir reservieren ihn für Sie: Bezahlen Sie, um ihn zu bestätigen.`
      : `In ${subjectTitle} ist ein Platz frei geworden, und er gehört Ihnen.`,
  COHORT_CHANGE: formatChange,
  COHORT_DELETION: ({ subjectTitle }) => `${subjectTitle} wurde gelöscht, Ihre Einschreibung ist beendet.`,
  ACTIVITY: ({ subjectTitle }) => `Neue Aufgabe: ${subjectTitle}.`,
  REFUND: ({ subjectTitle }) => `Ihre Zahlung für ${subjectTitle} wurde erstattet.`,
  CERTIFICATE: ({ subjectTitle }) => `Ihr Zertifikat für ${subjectTitle} wurde ausgestellt.`,
  CERTIFICATE_REVOKED: ({ subjectTitle }) => `Ihr Zertifikat für ${subjectTitle} wurde widerrufen.`,
  EXTENSION: ({ subjectTitle }) => `Mehr Zeit für ${subjectTitle}.`,
  GRADE: ({ subjectTitle }) => `Ihre Abgabe für ${subjectTitle} wurde benotet.`,
  IMPORT_FINISHED: ({ subjectTitle }) => `Ihr Import von ${subjectTitle} ist beendet.`,
  PLAN_USE: ({ subjectTitle, details }) =>
    details.includes('FULL')
      ? `${subjectTitle} hat so viele Lernende, wie der Tarif enthält. Niemand kann mehr beitreten.`
      : `${subjectTitle} hat fast so viele Lernende, wie der Tarif enthält.`,
  PLAN_CHANGE: ({ subjectTitle, details }) =>
    `${subjectTitle} hat jetzt den Tarif ${details.map((detail) => planNames[detail as Plan]).join()}.`,
  PAYMENT_FAILURE: ({ subjectTitle }) =>
    `Die Zahlung für den Tarif von ${subjectTitle} ist fehlgeschlagen. Prüfen Sie Ihre Karte unter „Abrechnung“.`,
  QUIZ_GRADE: ({ subjectTitle }) => `Ihr Quiz ${subjectTitle} wurde benotet.`,
  STUDENT_ENROLLMENT: ({ subjectTitle, count, actor }) => {
    const name = actor ?? 'Jemand';
    return count === 1
      ? `${name} hat sich in ${subjectTitle} eingeschrieben.`
      : `${name} und ${formatPlural(count - 1, 'weitere Person', 'weitere Personen')} haben sich in ${subjectTitle} eingeschrieben.`;
  },
  DISCUSSION_REPLY: ({ subjectTitle, count, actor }) =>
    count === 1
      ? `${actor ?? 'Jemand'} hat in „${subjectTitle}“ geantwortet.`
      : `${formatCount(count)} neue Antworten in „${subjectTitle}“, die letzte von ${actor ?? 'jemandem'}.`,
  CO_TEACHING: ({ subjectTitle, actor }) =>
    actor
      ? `${actor} hat Sie als Co-Lehrkraft von ${subjectTitle} hinzugefügt.`
      : `Sie sind Co-Lehrkraft von ${subjectTitle}.`,
  REVIEW: ({ subjectTitle, actor }) => `${actor ?? 'Jemand'} hat ${subjectTitle} bewertet.`,
  EVENT_REGISTRATION: (values) =>
    values.details.includes('PLACE_GIVEN_UP')
      ? `Sie haben Ihren Platz bei ${values.subjectTitle} aufgegeben.`
      : `Sie sind für ${values.subjectTitle} angemeldet.${startOf(values)}`,
  EVENT_PUBLISHED: (values) => `Neues Event: ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PROMOTION: (values) =>
    `Bei ${values.subjectTitle} ist ein Platz frei geworden, und er gehört Ihnen.${startOf(values)}`,
  EVENT_BOOKING: (values) => {
    const name = values.actor ?? 'Jemand';
    return values.details.includes('PLACE_GIVEN_UP')
      ? `${name} hat die Buchung „${values.subjectTitle}“ abgesagt. Der Termin ist wieder frei.`
      : `${name} hat Ihre Sprechstunde gebucht: ${values.subjectTitle}.${startOf(values)}`;
  },
  EVENT_CHANGE: (values) => `${formatEventChange(values.subjectTitle, values.details)}${startOf(values)}`,
  EVENT_CANCELLATION: ({ subjectTitle, startsAt }) =>
    startsAt === null
      ? `${subjectTitle} ist abgesagt.`
      : `${subjectTitle} ist abgesagt. Geplant war: ${formatDateTime(startsAt)}.`,
  EVENT_REMINDER: ({ subjectTitle, details, startsAt }) => {
    const isEvent = details.includes('EVENT');
    const isLesson = details.includes('LESSON');
    const time = startsAt ? formatMoment(startsAt) : 'bald';
    if (startsAt && new Date(startsAt) <= new Date())
      return `${isEvent ? subjectTitle : isLesson ? `Die Lektion ${subjectTitle}` : `Das Treffen von ${subjectTitle}`} hat ${time} begonnen.`;
    if (isEvent) return `${subjectTitle} beginnt ${time}.`;
    return isLesson ? `Die Lektion ${subjectTitle} beginnt ${time}.` : `${subjectTitle} trifft sich ${time}.`;
  },
  WORK_DUE: ({ subjectTitle, startsAt }) => {
    const isPast = startsAt !== null && new Date(startsAt) <= new Date();
    return `${subjectTitle} ${isPast ? 'war' : 'ist'} ${startsAt ? formatMoment(startsAt) : 'bald'} fällig.`;
  },
};
