import { createCouponRules, percentOff, problemsOfTerms, TERMS, uses } from '@rules/coupon/coupon';
import { couponCode } from '@rules/coupon/coupon-code';
import { comparing } from '@rules/kernel/comparing';
import { amountOfForm } from '@rules/kernel/price';
import * as z from 'zod/mini';
import { orNull } from '#lib/orNull';

const { validFrom, validUntil, cohortId, courseId } = createCouponRules.shape;

/** Field of the kind of discount that is not chosen, which is not shown. */
const unused = z.pipe(
  z.unknown(),
  z.transform(() => null),
);

const shared = {
  code: couponCode,
  validFrom: orNull(validFrom),
  validUntil: orNull(validUntil),
  maxUses: z.nullable(uses),
  maxUsesPerPerson: z.nullable(uses),
  cohortId: orNull(cohortId),
  courseId: orNull(courseId),
};

const fields = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('percent'),
    percentOff: z.nullable(percentOff),
    amountOff: unused,
  }),
  z.object({ ...shared, kind: z.literal('amount'), percentOff: unused, amountOff: amountOfForm }),
]);

/** Returns the input for the API. */
const inputOf = (values: z.output<typeof fields>) => ({
  code: values.code,
  percentOff: values.percentOff,
  amountOff: values.amountOff,
  validFrom: values.validFrom?.toISOString() ?? null,
  validUntil: values.validUntil?.toISOString() ?? null,
  maxUses: values.maxUses,
  maxUsesPerPerson: values.maxUsesPerPerson,
  cohortId: values.cohortId,
  courseId: values.courseId,
});

/** Problems are shown at the fields of the chosen kind. */
const fitting = z.check<z.output<typeof fields>>(
  ({ value, issues }) => {
    const { amountOff, ...terms } = value;
    for (const { field, message } of problemsOfTerms({ ...terms, amountOff: amountOff?.amount })) {
      const isDiscount = field === 'percentOff' || field === 'amountOff';
      const shown = isDiscount ? (value.kind === 'percent' ? 'percentOff' : 'amountOff') : field;
      issues.push({ code: 'custom', input: value[shown], path: [shown], message });
    }
  },
  comparing('kind', ...TERMS),
);

const rules = z.pipe(fields.check(fitting), z.transform(inputOf));

/** Values of the form of a coupon. */
export interface CouponFormValues {
  code: string;
  kind: 'percent' | 'amount';
  percentOff: number | null;
  /** In dollars, as typed. */
  amountOff: string;
  /** Instants, or '' when empty. */
  validFrom: string;
  validUntil: string;
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  cohortId: string;
  courseId: string;
}

/** Rules of the server with values of the form: texts that are empty instead of null, and a kind of discount. */
export const couponFormRules = rules as unknown as z.ZodMiniType<z.output<typeof rules>, CouponFormValues>;
