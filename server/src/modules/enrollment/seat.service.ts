import type { EntityManager } from '@mikro-orm/postgresql';
import { cohortPrice } from '#modules/cohort/cohort-price.sql';
import { minorUnitsOf } from '#kernel/money.rules';
import type { Role } from '#kernel/role';

/**
 * A cohort with the data that enrolling needs, its row locked until the transaction ends, and the caller's
 * membership.
 */
export interface Seat {
  institution: { id: string };
  id: string;
  capacity: number;
  studentCount: number;
  heldCount: number;
  waitlistCount: number;
  /** In cents, with the plan. */
  price: number;
  /** Plan of the place: the requested one, otherwise the first. Null when the cohort offers none. */
  plan: { id: string; isFull: boolean } | null;
  /** Whether the cohort does not offer the requested plan. */
  isPlanGone: boolean;
  isPublic: boolean;
  isPublished: boolean;
  endDate: Date;
  registrationDeadline: Date | null;
  createdById: string;
  /** Membership of the account in the institution. Null without one. */
  member: { id: string; role: Role; isOwner: boolean } | null;
  /**
   * When the row was locked, by the database's clock: on several instances, those who wait for a seat come in the order
   * in which they came.
   */
  lockedAt: string;
}

interface SeatRow {
  capacity: number;
  student_count: number;
  held_count: number;
  waitlist_count: number;
  price: string;
  plan_id: string | null;
  is_plan_full: boolean | null;
  is_public: boolean;
  is_published: boolean;
  end_date: Date;
  registration_deadline: Date | null;
  created_by_id: string;
  member_id: string | null;
  role: Role;
  is_owner: boolean;
  locked_at: string;
}

/** Place that an account asks for. */
interface Wanted {
  institutionId: string;
  cohortId: string;
  accountId: string;
  /** Plan of the cohort. Without one the first applies. */
  planId?: string | null | undefined;
}

/**
 * Locks a cohort of the transaction's institution and returns it, or null. The statement may have waited for the lock: of all
 * but the cohort, it then saw what was there before. So plans, and a membership that is missing, are read again.
 */
export async function lockSeat(em: EntityManager, wanted: Wanted): Promise<Seat | null> {
  const seat = await selectSeat(em, `${SEAT}\n     for update of c`, wanted);
  return seat && (seat.plan || !seat.member) ? findSeat(em, wanted) : seat;
}

/** Returns a cohort of the transaction's institution without locking it, or null. */
export const findSeat = (em: EntityManager, wanted: Wanted): Promise<Seat | null> =>
  selectSeat(em, SEAT, wanted);

const SEAT = `select c.capacity, c.student_count, c.held_count, c.waitlist_count, c.is_public, c.published_at is not null as is_published,
       c.end_date, c.registration_deadline, c.created_by_id, m.id as member_id, m.role, m.is_owner,
       coalesce(plan.price, ${cohortPrice('?')})::text as price, plan.id as plan_id,
       plan.seats is not null and plan.taken_count >= plan.seats as is_plan_full, clock_timestamp()::text as locked_at
     from cohort c
     left join membership m on m.institution_id = c.institution_id and m.account_id = ?
     left join lateral (
       select p.id, p.price, p.seats, p.taken_count from price_plan p
       where p.institution_id = ? and p.cohort_id = c.id and p.retired_at is null
         and (?::uuid is null or p.id = ?::uuid)
       order by p.position, p.id limit 1
     ) plan on true
     where c.institution_id = ? and c.id = ? and c.deleted_at is null`;

async function selectSeat(
  em: EntityManager,
  statement: string,
  { institutionId, cohortId, accountId, planId = null }: Wanted,
): Promise<Seat | null> {
  const [row] = await em.execute<SeatRow[]>(statement, [
    institutionId, // of the price of the default plan
    institutionId, // of the prices of the courses
    accountId,
    institutionId, // of the plan
    planId,
    planId,
    institutionId,
    cohortId,
  ]);
  if (!row) return null;
  return {
    institution: { id: institutionId },
    id: cohortId,
    capacity: row.capacity,
    studentCount: row.student_count,
    heldCount: row.held_count,
    waitlistCount: row.waitlist_count,
    price: minorUnitsOf(row.price)!,
    plan: row.plan_id ? { id: row.plan_id, isFull: row.is_plan_full === true } : null,
    isPlanGone: planId !== null && row.plan_id === null,
    isPublic: row.is_public,
    isPublished: row.is_published,
    endDate: new Date(row.end_date),
    registrationDeadline: row.registration_deadline && new Date(row.registration_deadline),
    createdById: row.created_by_id,
    member: row.member_id ? { id: row.member_id, role: row.role, isOwner: row.is_owner } : null,
    lockedAt: row.locked_at,
  };
}
