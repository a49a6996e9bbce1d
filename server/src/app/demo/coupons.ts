import type { EntityManager } from '@mikro-orm/postgresql';
import { Coupon } from '#modules/coupon/coupon.entity';
import type { Institution } from '#modules/institution/institution.entity';
import { daysFromNow } from './dates.ts';

/** One coupon in each state that staff may meet, and one of each kind of discount. */
const COUPONS = [
  { code: 'WELCOME-10', percentOff: 10, maxUsesPerPerson: 1 },
  { code: 'FRIENDS-50', amountOff: 50_00, maxUses: 20, validUntil: daysFromNow(45) },
  { code: 'SCHOLARSHIP', percentOff: 100, maxUses: 3, maxUsesPerPerson: 1 },
  { code: 'NEXT-SEASON', percentOff: 15, validFrom: daysFromNow(30), validUntil: daysFromNow(60) },
  { code: 'EARLY-BIRD', percentOff: 20, validUntil: daysFromNow(-12) },
  { code: 'PARTNER-2025', percentOff: 25, isActive: false },
];

/** Seeds the coupons of an institution. */
export async function seedCoupons(em: EntityManager, institution: Institution): Promise<void> {
  for (const coupon of COUPONS) em.create(Coupon, { institution, ...coupon } as never);
  await em.flush();
}
