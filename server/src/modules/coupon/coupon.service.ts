import { LockMode } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { assertCurrent, Conflict, type FieldProblem, Invalid, NotFound } from '#kernel/errors';
import { given } from '#kernel/given';
import type { MemberViewer } from '#kernel/viewer';
import { Cohort } from '#modules/cohort/cohort.entity';
import { Course } from '#modules/course/course.entity';
import { Institution } from '#modules/institution/institution.entity';
import { pendingChanges } from '#platform/database/pending-changes';
import { referTo } from '#platform/database/references';
import type { DomainEventType } from '#platform/domain-event/domain-event';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import { Coupon } from './coupon.entity.ts';
import type { CreateCouponInput, UpdateCouponInput } from './coupon.input.ts';
import { couponPolicy } from './coupon.policy.ts';
import {
  CODE_TAKEN,
  COHORT_GONE,
  COUPON_USED,
  COURSE_GONE,
  problemsOfTerms,
  tooFewUses,
} from './coupon.rules.ts';
import { USES_COUPON } from './coupon.sql.ts';

/** A running change of an institution's coupons. Other changes wait for its end. */
interface Change extends Transaction {
  viewer: MemberViewer;
}

/** Creates a coupon. Returns its ID. @throws Invalid for a code that is taken, and an unknown cohort or course */
export const createCoupon = (context: Context, input: CreateCouponInput): Promise<string> =>
  change(context, async (running) => {
    const { em, viewer } = running;
    await assertFreeCode(running, input.code, null);
    await assertKnown(running, input);
    const coupon = em.create(Coupon, {
      institution: em.getReference(Institution, viewer.institutionId, { wrapped: true }),
      code: input.code,
      isActive: input.isActive ?? true,
      ...termsOf(input),
    });
    limitTo(running, coupon, input);
    await em.flush();
    await announce(running, 'coupon.created', coupon.id);
    return coupon.id;
  });

/**
 * Updates the given fields of a coupon. Orders keep their discounts.
 * @throws NotFound, Invalid, StaleVersion when `version` is given and not the current one
 */
export const updateCoupon = (context: Context, input: UpdateCouponInput): Promise<void> =>
  change(context, async (running) => {
    await assertKnown(running, input); // locks a cohort before the coupon, as a checkout does
    const coupon = await lockCoupon(running, input.id);
    assertCurrent('coupon', coupon.version, input.version);
    if (input.code !== undefined) await assertFreeCode(running, input.code, coupon.id);
    coupon.code = input.code ?? coupon.code;
    coupon.isActive = input.isActive ?? coupon.isActive;
    Object.assign(coupon, termsOf(input, coupon));
    limitTo(running, coupon, input);
    await assertPossible(running, coupon);
    if (pendingChanges(running.em, coupon) === null) return;
    coupon.version += 1;
    await announce(running, 'coupon.updated', coupon.id);
  });

/** Deletes a coupon. @throws NotFound, Conflict when an order has ever had it */
export const deleteCoupon = (context: Context, id: string): Promise<void> =>
  change(context, async (running) => {
    const { em, viewer } = running;
    const coupon = await lockCoupon(running, id);
    const [order] = await em.execute<unknown[]>(
      'select 1 from seat_order where institution_id = ? and coupon_id = ? limit 1',
      [viewer.institutionId, id],
    );
    if (order) throw Conflict(COUPON_USED);
    await announce(running, 'coupon.deleted', id); // before the row is gone, which webhooks send
    em.remove(coupon);
    await em.flush();
  });

/** Runs a change of the institution's coupons by one admin at a time, so that two never take the same code. @throws Forbidden */
async function change<T>(context: Context, apply: (running: Change) => Promise<T>): Promise<T> {
  const { viewer } = context;
  authorize(viewer, couponPolicy.manage);
  return context.transaction(async (em, afterCommit) => {
    await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `coupons of ${viewer.institutionId}`,
    ]);
    return apply({ em, context, afterCommit, viewer });
  });
}

async function lockCoupon({ em }: Change, id: string): Promise<Coupon> {
  const coupon = await em.findOne(Coupon, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!coupon) throw NotFound('Coupon');
  return coupon;
}

/** Asserts that no other coupon has a code. Upper and lower case are equal. @throws Invalid */
async function assertFreeCode({ em, viewer }: Change, code: string, id: string | null): Promise<void> {
  const [other] = await em.execute<unknown[]>(
    'select 1 from coupon where institution_id = ? and lower(code) = lower(?) and id is distinct from ?::uuid',
    [viewer.institutionId, code, id],
  );
  if (other) throw Invalid([{ field: 'code', message: CODE_TAKEN }]);
}

type Terms = Omit<CreateCouponInput, 'code' | 'isActive'>;

/** Asserts that the cohort and the course of an input exist, and keeps them until the transaction ends. @throws Invalid */
async function assertKnown({ em, viewer }: Change, { cohortId, courseId }: Terms): Promise<void> {
  const exists = async (table: 'cohort' | 'course', id: string | null | undefined) =>
    !id ||
    (
      await em.execute<unknown[]>(
        `select 1 from ${table} where institution_id = ? and id = ? and deleted_at is null for key share`,
        [viewer.institutionId, id],
      )
    ).length > 0;
  const problems: FieldProblem[] = [];
  if (!(await exists('cohort', cohortId))) problems.push({ field: 'cohortId', message: COHORT_GONE });
  if (!(await exists('course', courseId))) problems.push({ field: 'courseId', message: COURSE_GONE });
  if (problems.length > 0) throw Invalid(problems);
}

/** Asserts that the values of a coupon fit together and allow the uses that there are. @throws Invalid */
async function assertPossible({ em, viewer }: Change, coupon: Coupon): Promise<void> {
  const { maxUses } = coupon;
  const problems: FieldProblem[] = problemsOfTerms(coupon);
  if (maxUses != null) {
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::int as count from seat_order o where o.institution_id = ? and o.coupon_id = ? and ${USES_COUPON}`,
      [viewer.institutionId, coupon.id],
    );
    if (row!.count > maxUses) problems.push({ field: 'maxUses', message: tooFewUses(row!.count) });
  }
  if (problems.length > 0) throw Invalid(problems);
}

/** Returns the optional values of a coupon after a change, without its cohort and course: the former ones where it gives none. */
function termsOf(input: Terms, former: Partial<Coupon> = {}) {
  const { amountOff } = input;
  return {
    percentOff: given(input.percentOff, former.percentOff),
    amountOff: given(amountOff && amountOff.amount, former.amountOff),
    validFrom: given(input.validFrom, former.validFrom),
    validUntil: given(input.validUntil, former.validUntil),
    maxUses: given(input.maxUses, former.maxUses),
    maxUsesPerPerson: given(input.maxUsesPerPerson, former.maxUsesPerPerson),
  };
}

/** Sets the cohort and the course that a coupon is for. What stays is not written, which would count as a change. */
function limitTo({ em, viewer }: Change, coupon: Coupon, { cohortId, courseId }: Terms): void {
  const { institutionId } = viewer;
  const isOther = (id: string | null | undefined, former: { id: string } | null | undefined) =>
    id !== undefined && id !== (former?.id ?? null);
  if (isOther(cohortId, coupon.cohort))
    coupon.cohort = cohortId ? referTo(em, Cohort, institutionId, cohortId) : null;
  if (isOther(courseId, coupon.course))
    coupon.course = courseId ? referTo(em, Course, institutionId, courseId) : null;
}

async function announce(
  running: Change,
  type: DomainEventType & `coupon.${string}`,
  id: string,
): Promise<void> {
  await publish({ type, institutionId: running.viewer.institutionId, ids: [id] }, running);
}
