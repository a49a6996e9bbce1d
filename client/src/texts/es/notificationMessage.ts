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
  ['START_DATE', (title) => `${title} tiene una nueva fecha de inicio.`],
  ['END_DATE', (title) => `${title} tiene una nueva fecha de fin.`],
  ['MEETINGS', (title) => `Cambiaron las reuniones de ${title}.`],
];

const EVENT_CHANGES: [NotificationDetail, (title: string) => string][] = [
  ['EVENT_TITLE', (title) => `${title} tiene un nuevo título.`],
  ['EVENT_TIME', (title) => `${title} tiene una nueva hora.`],
  ['EVENT_PLACE', (title) => `${title} tiene un nuevo lugar.`],
];

const isAhead = (moment: string | null): moment is string => moment !== null && new Date(moment) > new Date();

/** Returns a sentence with the start of an event that has not begun. */
const startOf = ({ startsAt }: NotificationValues): string =>
  isAhead(startsAt) ? ` Empieza ${formatMoment(startsAt)}.` : '';

/** Returns what changed at an event, in one sentence. */
function formatEventChange(title: string, details: readonly NotificationDetail[]): string {
  const changes = EVENT_CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  return only && changes.length === 1 ? only[1](title) : `Cambió el plan de ${title}.`;
}

/** Returns what changed in a cohort, and its new start, end or next session. */
function formatChange({ subjectTitle: title, details, startsAt, timeZone }: NotificationValues): string {
  const changes = CHANGES.filter(([detail]) => details.includes(detail));
  const [only] = changes;
  const change = only && changes.length === 1 ? only[1](title) : `Cambió el horario de ${title}.`;
  if (startsAt === null) return change;
  // Days of cohorts are those of their own time zone.
  const day = formatDay(startsAt, timeZone ?? undefined);
  if (details.includes('START_DATE')) return `${change} Empieza el ${day}.`;
  if (details.includes('END_DATE')) return `${change} Termina el ${day}.`;
  return isAhead(startsAt) ? `${change} La próxima sesión es ${formatMoment(startsAt)}.` : change;
}

/** Text of a notification of each kind. */
export const notificationMessages: Record<NotificationKind, (values: NotificationValues) => string> = {
  ENROLLMENT: ({ subjectTitle, details }) =>
    details.includes('DECLINED')
      ? `El personal canceló tu inscripción en ${subjectTitle}.`
      : details.includes('WAITLISTED')
        ? `Estás en la lista de espera de ${subjectTitle}.`
        : details.includes('AWAITS_PAYMENT')
          ? `Te reservamos una plaza en ${subjectTitle}. Paga para confirmarla.`
          : details.includes('PAID')
            ? `Recibimos tu pago de ${subjectTitle}. Tu plaza está confirmada.`
            : details.includes('MOVED')
              ? `Tu plaza está ahora en ${subjectTitle}.`
              : `Tienes plaza en ${subjectTitle}.`,
  WAITLIST_PROMOTION: ({ subjectTitle, details }) =>
    details.includes('AWAITS_PAYMENT')
      ? `Quedó libre una plaza en ${subjectTitle}. Te la reservamos: paga para confirmarla.`
      : `Quedó libre una plaza en ${subjectTitle} y es tuya.`,
  COHORT_CHANGE: formatChange,
  COHORT_DELETION: ({ subjectTitle }) => `Se eliminó ${subjectTitle} y tu inscripción terminó.`,
  ACTIVITY: ({ subjectTitle }) => `Nueva tarea: ${subjectTitle}.`,
  REFUND: ({ subjectTitle }) => `Te reembolsamos tu pago de ${subjectTitle}.`,
  CERTIFICATE: ({ subjectTitle }) => `Tu certificado de ${subjectTitle} está emitido.`,
  CERTIFICATE_REVOKED: ({ subjectTitle }) => `Se revocó tu certificado de ${subjectTitle}.`,
  EXTENSION: ({ subjectTitle }) => `Tienes más tiempo para ${subjectTitle}.`,
  GRADE: ({ subjectTitle }) => `Tu entrega de ${subjectTitle} ya tiene calificación.`,
  IMPORT_FINISHED: ({ subjectTitle }) => `Terminó tu importación de ${subjectTitle}.`,
  PLAN_USE: ({ subjectTitle, details }) =>
    details.includes('FULL')
      ? `${subjectTitle} tiene tantos estudiantes como incluye su plan. Nadie más puede unirse.`
      : `${subjectTitle} tiene casi tantos estudiantes como incluye su plan.`,
  PLAN_CHANGE: ({ subjectTitle, details }) =>
    `${subjectTitle} tiene ahora el plan ${details.map((detail) => planNames[detail as Plan]).join()}.`,
  PAYMENT_FAILURE: ({ subjectTitle }) =>
    `Falló el pago del plan de ${subjectTitle}. Revisa tu tarjeta en Facturación.`,
  QUIZ_GRADE: ({ subjectTitle }) => `Tu cuestionario ${subjectTitle} ya tiene calificación.`,
  STUDENT_ENROLLMENT: ({ subjectTitle, count, actor }) => {
    const name = actor ?? 'Un estudiante';
    return count === 1
      ? `${name} se inscribió en ${subjectTitle}.`
      : `${name} y ${formatPlural(count - 1, 'persona más', 'personas más')} se inscribieron en ${subjectTitle}.`;
  },
  DISCUSSION_REPLY: ({ subjectTitle, count, actor }) =>
    count === 1
      ? `${actor ?? 'Alguien'} respondió en «${subjectTitle}».`
      : `${formatCount(count)} respuestas nuevas en «${subjectTitle}», la última de ${actor ?? 'alguien'}.`,
  CO_TEACHING: ({ subjectTitle, actor }) =>
    actor ? `${actor} te añadió como codocente de ${subjectTitle}.` : `Eres codocente de ${subjectTitle}.`,
  REVIEW: ({ subjectTitle, actor }) => `${actor ?? 'Un estudiante'} escribió una reseña de ${subjectTitle}.`,
  EVENT_REGISTRATION: (values) =>
    values.details.includes('PLACE_GIVEN_UP')
      ? `Cediste tu plaza en ${values.subjectTitle}.`
      : `Tienes plaza en ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PUBLISHED: (values) => `Nuevo evento: ${values.subjectTitle}.${startOf(values)}`,
  EVENT_PROMOTION: (values) => `Quedó libre una plaza en ${values.subjectTitle} y es tuya.${startOf(values)}`,
  EVENT_BOOKING: (values) => {
    const name = values.actor ?? 'Un estudiante';
    return values.details.includes('PLACE_GIVEN_UP')
      ? `${name} canceló la reserva «${values.subjectTitle}». La franja vuelve a estar libre.`
      : `${name} reservó una tutoría contigo: ${values.subjectTitle}.${startOf(values)}`;
  },
  EVENT_CHANGE: (values) => `${formatEventChange(values.subjectTitle, values.details)}${startOf(values)}`,
  EVENT_CANCELLATION: ({ subjectTitle, startsAt }) =>
    startsAt === null
      ? `Se canceló ${subjectTitle}.`
      : `Se canceló ${subjectTitle}. Estaba previsto para el ${formatDateTime(startsAt)}.`,
  EVENT_REMINDER: ({ subjectTitle, details, startsAt }) => {
    const isEvent = details.includes('EVENT');
    const isLesson = details.includes('LESSON');
    const time = startsAt ? formatMoment(startsAt) : 'pronto';
    const what = isEvent
      ? subjectTitle
      : isLesson
        ? `La lección ${subjectTitle}`
        : `La reunión de ${subjectTitle}`;
    return startsAt && new Date(startsAt) <= new Date()
      ? `${what} empezó ${time}.`
      : `${what} empieza ${time}.`;
  },
  WORK_DUE: ({ subjectTitle, startsAt }) => {
    const isPast = startsAt !== null && new Date(startsAt) <= new Date();
    const time = startsAt ? formatMoment(startsAt) : 'pronto';
    return isPast
      ? `El plazo de ${subjectTitle} venció ${time}.`
      : `El plazo de ${subjectTitle} vence ${time}.`;
  },
};
