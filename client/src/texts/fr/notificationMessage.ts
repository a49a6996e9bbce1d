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
  ['START_DATE', (title) => `${title} a une nouvelle date de début.`],
  ['END_DATE', (title) => `${title} a une nouvelle date de fin.`],
  ['MEETINGS', (title) => `Les rencontres de ${title} ont changé.`],
];

const EVENT_CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['EVENT_TITLE', (title) => `${title} a un nouveau titre.`],
  ['EVENT_TIME', (title) => `${title} a un nouvel horaire.`],
  ['EVENT_PLACE', (title) => `${title} a un nouveau lieu.`],
];

const isAhead = (moment: string | null): moment is string => moment !== null && new Date(moment) > new Date();

/** Returns a sentence with the start of an event that has not begun. */
const startOf = ({ startsAt }: NotificationValues): string =>
  isAhead(startsAt) ? ` Début ${formatMoment(startsAt)}.` : '';

/** Returns what changed at an event, in one sentence. */
function formatEventChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = EVENT_CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `L’organisation de ${title} a changé.`;
}

/** Returns what changed in a cohort, and its new start, end or next session. */
function formatChange({ subjectTitle: title, details, startsAt, timeZone }: NotificationValues): string {
  const changes = CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  const change = only && changes.length === 1 ? only[1](title) : `Le planning de ${title} a changé.`;
  if (startsAt === null) return change;
  // Days of cohorts are those of their own time zone.
  const day = formatDay(startsAt, timeZone ?? undefined);
  if (details.includes('START_DATE')) return `${change} Début le ${day}.`;
  if (details.includes('END_DATE')) return `${change} Fin le ${day}.`;
  return isAhead(startsAt) ? `${change} Prochaine séance ${formatMoment(startsAt)}.` : change;
}

/** Text of a notification of each kind. */
export const notificationMessages: Record<NotificationKind, (values: NotificationValues) => string> = {
  ENROLLMENT: ({ subjectTitle, details }) =>
    details.includes('DECLINED')
      ? `L’équipe a annulé votre inscription à ${subjectTitle}.`
      : details.includes('WAITLISTED')
        ? `Vous êtes sur la liste d’attente de ${subjectTitle}.`
        : details.includes('AWAITS_PAYMENT')
          ? `Nous vous réservons une place dans ${subjectTitle}. Payez pour la confirmer.`
          : details.includes('PAID')
            ? `Nous avons reçu votre paiement pour ${subjectTitle}. Votre place est confirmée.`
            : details.includes('MOVED')
              ? `Vous êtes maintenant dans une autre cohorte : ${subjectTitle}.`
              : `Votre inscription à ${subjectTitle} est faite.`,
  WAITLIST_PROMOTION: ({ subjectTitle, details }) =>
    details.includes('AWAITS_PAYMENT')
      ? `Une place s’est libérée dans ${subjectTitle}. Nous vous la réservons : payez pour la confirmer.`
      : `Une place s’est libérée dans ${subjectTitle}, et elle est à vous.`,
  COHORT_CHANGE: formatChange,
  COHORT_DELETION: ({ subjectTitle }) =>
    `La cohorte ${subjectTitle} a été supprimée, et votre inscription a pris fin.`,
  ACTIVITY: ({ subjectTitle }) => `Nouveau devoir : ${subjectTitle}.`,
  REFUND: ({ subjectTitle }) => `Votre paiement pour ${subjectTitle} a été remboursé.`,
  CERTIFICATE: ({ subjectTitle }) => `Votre certificat pour ${subjectTitle} a été délivré.`,
  CERTIFICATE_REVOKED: ({ subjectTitle }) => `Votre certificat pour ${subjectTitle} a été révoqué.`,
  EXTENSION: ({ subjectTitle }) => `Plus de temps pour ${subjectTitle}.`,
  GRADE: ({ subjectTitle }) => `Votre rendu pour ${subjectTitle} a été noté.`,
  IMPORT_FINISHED: ({ subjectTitle }) => `Votre importation de ${subjectTitle} est terminée.`,
  PLAN_USE: ({ subjectTitle, details }) =>
    details.includes('FULL')
      ? `${subjectTitle} a autant d’étudiants que son forfait en comprend. Plus personne ne peut rejoindre l’établissement.`
      : `${subjectTitle} a presque autant d’étudiants que son forfait en comprend.`,
  PLAN_CHANGE: ({ subjectTitle, details }) =>
    `${subjectTitle} est maintenant sur ${details.map((detail) => planNames[detail as Plan]).join()}.`,
  PAYMENT_FAILURE: ({ subjectTitle }) =>
    `Le paiement du forfait de ${subjectTitle} a échoué. Vérifiez votre carte sous Facturation.`,
  QUIZ_GRADE: ({ subjectTitle }) => `Votre quiz ${subjectTitle} a été noté.`,
  STUDENT_ENROLLMENT: ({ subjectTitle, count, actor }) => {
    const name = actor ?? 'Un étudiant';
    return count === 1
      ? `${name} a rejoint ${subjectTitle}.`
      : `${name} et ${formatPlural(count - 1, 'autre personne', 'autres personnes')} ont rejoint ${subjectTitle}.`;
  },
  DISCUSSION_REPLY: ({ subjectTitle, count, actor }) =>
    count === 1
      ? `${actor ?? 'Quelqu’un'} a répondu dans « ${subjectTitle} ».`
      : `${formatCount(count)} nouvelles réponses dans « ${subjectTitle} », la dernière de ${actor ?? 'quelqu’un'}.`,
  CO_TEACHING: ({ subjectTitle, actor }) =>
    actor
      ? `${actor} vous a confié le coenseignement de ${subjectTitle}.`
      : `Vous participez au coenseignement de ${subjectTitle}.`,
  REVIEW: ({ subjectTitle, actor }) => `${actor ?? 'Un étudiant'} a donné son avis sur ${subjectTitle}.`,
  EVENT_REGISTRATION: (values) =>
    values.details.includes('PLACE_GIVEN_UP')
      ? `Vous avez libéré votre place pour ${values.subjectTitle}.`
      : `Votre inscription à ${values.subjectTitle} est faite.${startOf(values)}`,
  EVENT_PUBLISHED: (values) => `Nouvel événement : ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PROMOTION: (values) =>
    `Une place s’est libérée pour ${values.subjectTitle}, et elle est à vous.${startOf(values)}`,
  EVENT_BOOKING: (values) => {
    const name = values.actor ?? 'Un étudiant';
    return values.details.includes('PLACE_GIVEN_UP')
      ? `${name} a annulé la réservation « ${values.subjectTitle} ». Le créneau est de nouveau libre.`
      : `${name} a réservé votre permanence : ${values.subjectTitle}.${startOf(values)}`;
  },
  EVENT_CHANGE: (values) => `${formatEventChange(values.subjectTitle, values.details)}${startOf(values)}`,
  EVENT_CANCELLATION: ({ subjectTitle, startsAt }) =>
    startsAt === null
      ? `L’événement ${subjectTitle} est annulé.`
      : `L’événement ${subjectTitle} est annulé. Il était prévu le ${formatDateTime(startsAt)}.`,
  EVENT_REMINDER: ({ subjectTitle, details, startsAt }) => {
    const isEvent = details.includes('EVENT');
    const isLesson = details.includes('LESSON');
    const time = startsAt ? formatMoment(startsAt) : 'bientôt';
    const subject = isEvent
      ? subjectTitle
      : isLesson
        ? `La leçon ${subjectTitle}`
        : `La rencontre de ${subjectTitle}`;
    const hasStarted = startsAt !== null && new Date(startsAt) <= new Date();
    return `${subject} ${hasStarted ? 'a commencé' : 'commence'} ${time}.`;
  },
  WORK_DUE: ({ subjectTitle, startsAt }) => {
    const isPast = startsAt !== null && new Date(startsAt) <= new Date();
    return `${subjectTitle} ${isPast ? 'était' : 'est'} à rendre ${startsAt ? formatMoment(startsAt) : 'bientôt'}.`;
  },
};
