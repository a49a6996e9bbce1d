import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
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
      'A seat for the viewer, who becomes a student of the institution if need be. Again: changes nothing. COHORT_FULL where no seat is free, DEADLINE_PASSED, CONFLICT for staff.',
  })
  async enroll(
    @Arg('cohortId', () => UUID, { description: 'Of the cohort.' }) cohortId: string,
    @Arg('waitlistIfFull', () => Boolean, {
      defaultValue: false,
      description: 'Queue instead of a refusal where no seat is free.',
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
      'Gives up the seat, or the place in the queue; the next one waiting gets the seat. Again: changes nothing.',
  })
  async cancelEnrollment(
    @Arg('cohortId', () => UUID, { description: 'Of the cohort.' }) cohortId: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return readEnrollPayload(context, info, await cancelEnrollment(context, cohortId));
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => EnrollmentPayload, {
    description:
      "Marks the enrollment as paid: the seat that was held is now the student's, who is notified. Idempotent. CONFLICT unless it awaits a payment.",
  })
  async markEnrollmentPaid(
    @Arg('id', () => UUID, { description: 'Of the enrollment.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await markPaid(context, id);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }

  @Authorized(...STAFF)
  @Mutation(() => EnrollmentPayload, {
    description:
      'Declines an enrollment that is pending or waitlisted, as an admin or as an instructor of the cohort. The student is notified, and the first of the waitlist gets the seat that was held. Idempotent. CONFLICT where the student has a seat.',
  })
  async declineEnrollment(
    @Arg('id', () => UUID, { description: 'ID of the enrollment.' }) id: string,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    await declineEnrollment(context, id);
    return context.reads.payload(info, { enrollment: ENROLLMENT }, { id });
  }
}
