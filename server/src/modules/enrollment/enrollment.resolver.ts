import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import { Arg, Authorized, Ctx, Info, Mutation, Resolver } from 'type-graphql';
import { v7 as uuidv7 } from 'uuid';
import { VIEWER } from '#modules/account/viewer.resolver';
import { announceCohort } from '#modules/cohort/cohort.events';
import { announce, eventOf, statementsFor } from '#platform/domain-event/publish';
import { STAFF } from '#platform/request/authorization';
import type { Context } from '#platform/request/context';
import { UUID } from '#kernel/scalars';
import { outside } from '#kernel/viewer';
import { Role } from '#kernel/role';
import { merged } from '#platform/read/reads';
import { one } from '#platform/read/source';
import { writeAndRead } from '#platform/read/write-and-read';
import { cancelEnrollment } from './cancel.service.ts';
import { declineEnrollment } from './decline.service.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentPayload, EnrollPayload } from './enrollment.payload.ts';
import { enroll, type Written } from './enrollment.service.ts';
import { markPaid } from './mark-paid.service.ts';
import { quickSeat } from './quick-seat.ts';

/** The enrollment with the given `id`. */
export const ENROLLMENT = one(
  Enrollment,
  (enrollment, { id, guestId }) => sql`${enrollment.id} = ${id ?? guestId}`,
);

/**
 * Enrolls and answers in one flush where the case is plain; null where it is not, or the request has an
 * Idempotency-Key, and nothing was written.
 */
async function enrollQuickly(
  context: Context,
  info: GraphQLResolveInfo,
  cohortId: string,
): Promise<object | null> {
  const id = uuidv7();
  const write = context.transport.claim ? null : quickSeat(context, cohortId, id);
  if (!write) return null;
  const institutionId = context.viewer.institutionId!;
  const event = eventOf({ type: 'enrollment.created', institutionId, ids: [id] }, context);
  const writes = [write, ...statementsFor(context.services, event)] as const;
  const sources = { enrollment: ENROLLMENT, viewer: VIEWER };
  const { written, payload } = await writeAndRead(context, [...writes], info, sources, { id });
  if (!written) return null;
  announceCohort(context, { id: cohortId, institution: { id: institutionId } });
  announce(context, event);
  return payload;
}

/** A guest reads the enrollment as its own row, from outside the session's institution, and itself from inside. */
async function answerOf(
  context: Context,
  info: GraphQLResolveInfo,
  { id, isGuest }: Written,
): Promise<object> {
  if (!isGuest) return context.reads.payload(info, { enrollment: ENROLLMENT, viewer: VIEWER }, { id });
  const [enrollment, viewer] = await Promise.all([
    context.as(outside(context.viewer)).reads.payload(info, { enrollment: ENROLLMENT }, { guestId: id }),
    context.reads.payload(info, { viewer: VIEWER }),
  ]);
  return merged(enrollment, viewer);
}

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
    return (
      (await enrollQuickly(context, info, cohortId)) ??
      answerOf(context, info, await enroll(context, { cohortId, waitlistIfFull }))
    );
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
    return answerOf(context, info, await cancelEnrollment(context, cohortId));
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
