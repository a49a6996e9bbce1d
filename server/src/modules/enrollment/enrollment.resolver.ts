import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { ID } from '#kernel/scalars';
import { Role } from '#kernel/role';
import { cancelEnrollment } from './cancel.service.ts';
import { declineEnrollment } from './decline.service.ts';
import { enrollAndRead } from './enroll-and-read.service.ts';
import { EnrollmentPayload, EnrollPayload } from './enrollment.payload.ts';
import { ENROLLMENT, readEnrollPayload } from './enrollment.sources.ts';
import { markPaid } from './mark-paid.service.ts';

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
}
