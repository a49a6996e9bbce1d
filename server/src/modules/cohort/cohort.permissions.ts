import { Field, ObjectType } from 'type-graphql';
import type { Viewer } from '#kernel/viewer';
import { EnrollmentStatus } from '#modules/enrollment/enrollment.enums';
import { cohortPolicy } from './cohort.policy.ts';
import { hasEnded, hasFreeSeat, isOpenForEnrollment } from './enrolling.rules.ts';

@ObjectType({ description: 'Permissions of the viewer on a cohort now.' })
export class CohortPermissions {
  @Field(() => Boolean, { description: 'Whether the viewer may edit texts, dates, seats and courses.' })
  edit!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may delete the cohort. Its students are notified.',
  })
  delete!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the viewer may take a seat: one is free, the waitlist is empty, and the deadline has not passed.',
  })
  enroll!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may join the waitlist: no seat is free and the deadline has not passed.',
  })
  joinWaitlist!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may cancel the enrollment or leave the waitlist.',
  })
  cancelEnrollment!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may list the enrollments.' })
  seeEnrollments!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may enroll students of the institution now.' })
  enrollMembers!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may add and remove instructors.' })
  manageInstructors!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may add, change and delete resources.' })
  manageResources!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the viewer may plan, change and delete sessions, and take attendance.',
  })
  manageSessions!: boolean;
}

interface Needs {
  institution: string;
  createdBy: string;
  capacity: number;
  studentCount: number;
  heldCount: number;
  waitlistCount: number;
  registrationDeadline: string | null;
  publishedAt: string | null;
  endDate: string;
  viewerState: EnrollmentStatus | null;
  isTaught: boolean;
}

/** Returns the permissions on a cohort by the policy. */
export function cohortPermissions(cohort: Needs, viewer: Viewer): CohortPermissions {
  const { institution: institutionId, isTaught } = cohort;
  const ownership = { institutionId, createdById: cohort.createdBy, isTaught };
  const mayEnroll =
    cohortPolicy.enroll(viewer, ownership) &&
    cohort.viewerState === null &&
    isOpenForEnrollment({
      isPublished: cohort.publishedAt !== null,
      endDate: new Date(cohort.endDate),
      registrationDeadline: cohort.registrationDeadline ? new Date(cohort.registrationDeadline) : null,
    });
  const hasSeat = hasFreeSeat(cohort);
  return {
    edit: cohortPolicy.edit(viewer, ownership),
    delete: cohortPolicy.delete(viewer, ownership),
    enroll: mayEnroll && hasSeat,
    joinWaitlist: mayEnroll && !hasSeat,
    cancelEnrollment: cohort.viewerState !== null && cohort.viewerState !== EnrollmentStatus.COMPLETED,
    seeEnrollments: cohortPolicy.seeEnrollments(viewer, ownership),
    enrollMembers:
      cohortPolicy.enrollMembers(viewer, ownership) &&
      cohort.publishedAt !== null &&
      !hasEnded({ endDate: new Date(cohort.endDate) }),
    manageInstructors: cohortPolicy.manageInstructors(viewer, ownership),
    manageResources: cohortPolicy.manageResources(viewer, ownership),
    manageSessions: cohortPolicy.manageSessions(viewer, ownership),
  };
}
