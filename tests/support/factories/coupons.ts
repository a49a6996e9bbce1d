import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { insert, type InstitutionRow, type ItemRow, nextNumber } from './rows.ts';

interface CouponOptions {
  institution: InstitutionRow;
  code?: string;
  /** 10 % by default, unless `amountOff` is given. */
  percentOff?: number;
  /** In dollars. */
  amountOff?: number;
  validFrom?: Date;
  validUntil?: Date;
  maxUses?: number;
  maxUsesPerPerson?: number;
  cohort?: ItemRow;
  course?: ItemRow;
  isActive?: boolean;
}

export interface CouponRow {
  id: string;
  code: string;
}

/** Creates a coupon that everybody can use for everything. */
export async function aCoupon(app: App, options: CouponOptions): Promise<CouponRow> {
  const { institution, code = `CODE-${nextNumber()}`, amountOff = null } = options;
  const id = uuidv7();
  await insert(app, 'coupon', {
    institution_id: institution.id,
    id,
    code,
    percent_off: options.percentOff ?? (amountOff === null ? 10 : null),
    amount_off: amountOff,
    valid_from: options.validFrom ?? null,
    valid_until: options.validUntil ?? null,
    max_uses: options.maxUses ?? null,
    max_uses_per_person: options.maxUsesPerPerson ?? null,
    cohort_id: options.cohort?.id ?? null,
    course_id: options.course?.id ?? null,
    is_active: options.isActive ?? true,
  });
  return { id, code };
}
