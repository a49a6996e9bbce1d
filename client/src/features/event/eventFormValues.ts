import { ruleNameOf } from '#lib/ruleNameOf';
import type { EventType } from '#texts/enums.generated';
import type { EventForm_EventFragment } from './EventForm.generated.ts';

/** Item of the agenda in the form. */
export interface AgendaItemValues {
  title: string;
  description: string;
  /** Null while empty. */
  startsAfterMinutes: number | null;
  durationMinutes: number | null;
  /** '' for the presenter of the event. */
  presenterId: string;
}

/** Values of the form. Moments are ISO instants, or '' while empty. */
export interface EventFormValues {
  title: string;
  /** Type as the rules name it, such as 'qa-session'. */
  type: string;
  description: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  registrationDeadline: string;
  location: string;
  meetingPlatform: string;
  meetingLink: string;
  /** Null while empty. */
  maxParticipants: number | null;
  /** '' for the viewer. */
  presenterId: string;
  /** '' for all members. */
  cohortId: string;
  courseId: string;
  /** One per line. */
  prerequisites: string;
  tags: string;
  materials: string;
  agenda: AgendaItemValues[];
}

/** Returns the values of a new event. */
export const emptyEvent = (timeZone: string, type: EventType = 'WEBINAR'): EventFormValues => ({
  title: '',
  type: ruleNameOf(type),
  description: '',
  startsAt: '',
  endsAt: '',
  timeZone,
  registrationDeadline: '',
  location: '',
  meetingPlatform: '',
  meetingLink: '',
  maxParticipants: null,
  presenterId: '',
  cohortId: '',
  courseId: '',
  prerequisites: '',
  tags: '',
  materials: '',
  agenda: [],
});

/** Returns the values of an existing event. */
export const valuesOf = (event: EventForm_EventFragment): EventFormValues => ({
  title: event.title,
  type: ruleNameOf(event.type),
  description: event.description,
  startsAt: event.startsAt,
  endsAt: event.endsAt,
  timeZone: event.timeZone,
  registrationDeadline: event.registrationDeadline ?? '',
  location: event.location,
  meetingPlatform: event.meetingPlatform,
  meetingLink: event.meetingLink ?? '',
  maxParticipants: event.maxParticipants,
  presenterId: event.presenter?.id ?? '',
  cohortId: event.cohort?.id ?? '',
  courseId: event.course?.id ?? '',
  prerequisites: event.prerequisites.join('\n'),
  tags: event.tags.join('\n'),
  materials: event.materials.join('\n'),
  agenda: event.agenda.map((item) => ({
    title: item.title,
    description: item.description,
    startsAfterMinutes: item.startsAfterMinutes,
    durationMinutes: item.durationMinutes,
    presenterId: item.presenter?.id ?? '',
  })),
});
