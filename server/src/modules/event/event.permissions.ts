import { Field, ObjectType } from 'type-graphql';
import type { Viewer } from '#kernel/viewer';
import { eventPolicy } from './event.policy.ts';
import { closedBecause, hasFreePlace } from './registering.rules.ts';
import { RegistrationStatus } from './registration.enums.ts';

@ObjectType({ description: 'Permissions of the viewer on an event now.' })
export class EventPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit the event and its agenda.' })
  edit!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may publish the event: it is a draft.' })
  publish!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may cancel the event: it is published and has not ended.',
  })
  cancel!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the event: it is a draft.' })
  delete!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may register: a place is free, and the event accepts registrations.',
  })
  register!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may join the waitlist: no place is free for the next person.',
  })
  joinWaitlist!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may cancel the own registration: the event has not started.',
  })
  cancelRegistration!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may list the registrations.' })
  seeRegistrations!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may take attendance: the event has started.' })
  markAttendance!: boolean;
}

interface Needs {
  institution: string;
  createdBy: string;
  presenter: string;
  startsAt: string;
  endsAt: string;
  registrationDeadline: string | null;
  publishedAt: string | null;
  cancelledAt: string | null;
  maxParticipants: number;
  participantCount: number;
  waitlistCount: number;
  isBooking: boolean;
  viewerState: RegistrationStatus | null;
}

const LIVE: readonly (RegistrationStatus | null)[] = [
  RegistrationStatus.REGISTERED,
  RegistrationStatus.WAITLISTED,
];

/** Returns the permissions on an event by the policy. */
export function eventPermissions(event: Needs, viewer: Viewer): EventPermissions {
  const ownership = {
    institutionId: event.institution,
    createdById: event.createdBy,
    presenterId: event.presenter,
  };
  const now = new Date();
  const edit = eventPolicy.edit(viewer, ownership);
  const isDraft = event.publishedAt === null;
  const isOpen = !isDraft && event.cancelledAt === null;
  const isOver = now >= new Date(event.endsAt);
  const hasStarted = now >= new Date(event.startsAt);
  const mayRegister =
    eventPolicy.register(viewer, ownership) &&
    (event.viewerState === null || event.viewerState === RegistrationStatus.CANCELLED) &&
    closedBecause({
      isPublished: !isDraft,
      isCancelled: event.cancelledAt !== null,
      isBooking: event.isBooking,
      startsAt: new Date(event.startsAt),
      registrationDeadline: event.registrationDeadline ? new Date(event.registrationDeadline) : null,
    }) === null;
  const isFree = hasFreePlace(event);
  return {
    edit: edit && event.cancelledAt === null,
    publish: edit && isDraft && !isOver,
    cancel: edit && isOpen && !isOver,
    delete: edit && isDraft,
    register: mayRegister && isFree,
    joinWaitlist: mayRegister && !isFree,
    cancelRegistration: isOpen && !hasStarted && LIVE.includes(event.viewerState),
    seeRegistrations: eventPolicy.seeRegistrations(viewer, ownership),
    markAttendance: eventPolicy.seeRegistrations(viewer, ownership) && isOpen && hasStarted,
  };
}
