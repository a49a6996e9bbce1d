import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { runEach } from '#platform/bulk/run-each';
import { cancelEnrollment } from './cancel.service.ts';
import { cancelMemberEnrollment } from './cancel-member.service.ts';
import { declineEnrollment } from './decline.service.ts';
import { enrollAndRead } from './enroll-and-read.service.ts';
import { enrollMember } from './enroll-member.service.ts';
import { EnrollMemberInput, MoveEnrollmentInput } from './enrollment.input.ts';
import {
  EnrollmentPayload,
  EnrollmentsPayload,
  EnrollPayload,
  MoveEnrollmentPayload,
} from './enrollment.payload.ts';
import { ENROLLMENT, FORMER_ENROLLMENT, readEnrollPayload } from './enrollment.sources.ts';
import { markPaid } from './mark-paid.service.ts';
import { moveEnrollment } from './move.service.ts';

@Resolver()
export class EnrollmentResolver {
  @Authorized()
  @Mutation(() => EnrollPayload, {
    description:
      'Enrolls the viewer in a cohort. Idempotent. The viewer becomes a student of the institution if necessary. Fails with COHORT_FULL when no seat is free, DEADLINE_PASSED after the deadline, and CONFLICT for staff.',
  })
  async enroll(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort.' }) cohortId: string,
    @Arg('waitlistIfFull', () => Boolean, {
      defaultValue: false,
      description: 'Whether to join the waitlist when no seat is free, instead of failing with COHORT_FULL.',
    })
    waitlistIfFull: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return enrollAndRead(context, info, { cohortId, waitlistIfFull });
  }

  @Authorized()
  @Mutation(() => EnrollPayload, {
    description:
      "Cancels the viewer's enrollment or place on the waitlist. The first of the waitlist gets the seat. Idempotent.",
  })
  async cancelEnrollment(
    @Arg('cohortId', () => ID, { description: 'ID of the cohort.' }) cohortId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return readEnrollPayload(context, info, await cancelEnrollment(context, cohortId));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => EnrollmentPayload, {
    description:
      'Enrolls a student of the institution in a cohort, also after the registration deadline. The student is notified. A seat with a price is held until `markEnrollmentPaid`. Idempotent. Fails with COHORT_FULL when no seat is free, DEADLINE_PASSED after the end of the cohort, and CONFLICT for staff and removed members.',
  })
  async enrollMember(
    @Arg('input', () => EnrollMemberInput) input: EnrollMemberInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await enrollMember(context, input);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => EnrollmentsPayload, {
    description:
      'Enrolls up to 100 students, each as by `enrollMember` and in a transaction of its own. An item that fails has an error in its result and does not affect the others.',
  })
  enrollMembers(
    @Arg('items', () => [EnrollMemberInput], {
      description: 'Input of `enrollMember` for each student, at most 100.',
    })
    items: EnrollMemberInput[],
    @Ctx() context: Context,
  ): Promise<object> {
    return runEach(context, items, {
      type: EnrollMemberInput,
      reads: { enrollment: ENROLLMENT },
      change: enrollMember,
    });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => EnrollmentPayload, {
    description:
      'Cancels the enrollment of a student in any state before completion. The student is notified, and the first of the waitlist gets the seat. Idempotent. Fails with CONFLICT when the student has completed the cohort.',
  })
  async cancelMemberEnrollment(
    @Arg('id', () => ID, { description: 'ID of the enrollment.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await cancelMemberEnrollment(context, id);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => EnrollmentPayload, {
    description:
      'Marks an enrollment as paid: the student gets the held seat and is notified. Idempotent. Fails with CONFLICT unless a payment is pending.',
  })
  async markEnrollmentPaid(
    @Arg('id', () => ID, { description: 'ID of the enrollment.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markPaid(context, id);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EnrollmentPayload, {
    description:
      'Declines a pending or waitlisted enrollment. Requires an admin or an instructor of the cohort. The student is notified, and the first of the waitlist gets the held seat. Idempotent. Fails with CONFLICT when the student has a seat.',
  })
  async declineEnrollment(
    @Arg('id', () => ID, { description: 'ID of the enrollment.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await declineEnrollment(context, id);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => MoveEnrollmentPayload, {
    description:
      'Moves a student to another cohort, also after its registration deadline. A paid seat stays paid, completed lessons count there as well, and the first of the waitlist gets the former seat. The student is notified. A student on the waitlist joins that of a full cohort. Idempotent. Fails with COHORT_FULL when no seat is free, DEADLINE_PASSED after the end of the other cohort, and CONFLICT when the student completed the cohort or is enrolled in the other one.',
  })
  async moveEnrollment(
    @Arg('input', () => MoveEnrollmentInput) input: MoveEnrollmentInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const id = await moveEnrollment(context, input);
    return context.reads.payload(
      info,
      { enrollment: ENROLLMENT, formerEnrollment: FORMER_ENROLLMENT },
      { id, formerId: input.id },
    );
  }
}
