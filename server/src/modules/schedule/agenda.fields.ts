import { Int, ObjectType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';
import { EventType } from '#modules/event/event.enums';
import { RegistrationStatus } from '#modules/event/registration.enums';
import { Computed, type OfValue } from '#platform/read/declarations';
import { textOf, typedOf } from '#platform/read/object-value';
import { AgendaKind } from './agenda.enums.ts';

/** Entry of an agenda, read from an object of `agendaOf`. */
@ObjectType({ description: 'A time in the agenda of the viewer, such as a session or a due date.' })
export class AgendaEntry {
  @Computed<OfValue>(() => AgendaKind, textOf('kind'), { description: 'Kind of the entry.' })
  kind!: AgendaKind;

  @Computed<OfValue>(() => ID, typedOf('subjectId', 'uuid'), {
    description:
      'ID of the session, lesson, event, activity, quiz, milestone or cohort. It identifies the entry together with `kind`.',
  })
  subjectId!: string;

  @Computed<OfValue>(() => String, textOf('title'), { description: 'Title of the entry.' })
  title!: string;

  @Computed<OfValue>(() => String, textOf('context'), {
    nullable: true,
    description: 'Title of the cohort or course. Null for an event without a cohort.',
  })
  context!: string | null;

  @Computed<OfValue>(() => DateTime, typedOf('startsAt', 'timestamptz'), {
    description: 'Start, or the due date for the viewer.',
  })
  startsAt!: Date;

  @Computed<OfValue>(() => DateTime, typedOf('endsAt', 'timestamptz'), {
    nullable: true,
    description: 'End. Null for due dates, and when it is not known.',
  })
  endsAt!: Date | null;

  @Computed<OfValue>(() => Boolean, typedOf('isAllDay', 'boolean'), {
    description: 'Whether the entry is a day in `timeZone` instead of a time.',
  })
  isAllDay!: boolean;

  @Computed<OfValue>(() => String, textOf('timeZone'), {
    description: 'IANA name of the time zone of the organizer.',
  })
  timeZone!: string;

  @Computed<OfValue>(() => Boolean, typedOf('isCancelled', 'boolean'), {
    description: 'Whether the session or event is cancelled.',
  })
  isCancelled!: boolean;

  @Computed<OfValue>(() => String, textOf('location'), {
    description: 'Place of an event. Empty if none is given.',
  })
  location!: string;

  @Computed<OfValue>(() => String, textOf('platform'), {
    description: 'Platform of the meeting, for example "Zoom". Empty if none is given.',
  })
  meetingPlatform!: string;

  @Computed<OfValue>(() => String, textOf('link'), {
    nullable: true,
    description:
      'Link to the meeting. Null without one, and unless the viewer may join, by the rules of its session, lesson or event.',
  })
  meetingLink!: string | null;

  @Computed<OfValue>(() => ID, typedOf('cohortId', 'uuid'), {
    nullable: true,
    description: 'ID of the cohort. Null for entries of courses, and for events without one.',
  })
  cohortId!: string | null;

  @Computed<OfValue>(() => ID, typedOf('lessonId', 'uuid'), {
    nullable: true,
    description: 'ID of the lesson with the quiz. Null for other entries.',
  })
  lessonId!: string | null;

  @Computed<OfValue>(() => EventType, textOf('eventType'), {
    nullable: true,
    description: 'Type of the event. Null for other entries.',
  })
  eventType!: EventType | null;

  @Computed<OfValue>(() => RegistrationStatus, textOf('registration'), {
    nullable: true,
    description:
      "Status of the viewer's registration for the event. Null for other entries, and without one.",
  })
  registrationStatus!: RegistrationStatus | null;

  @Computed<OfValue>(() => Int, typedOf('sequence', 'int'), {
    description:
      "Number of changes of the viewer's entry in a calendar (SEQUENCE of RFC 5545). It only increases.",
  })
  calendarSequence!: number;
}
