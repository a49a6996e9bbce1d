import * as z from 'zod/mini';
import { price, priceOfForm } from '#kernel/price.rules';
import { plainText, requiredText } from '#kernel/text.rules';
import { MAX_FEATURES, MAX_PLANS } from './plan-limits.rules.ts';

const MAX_NAME_LENGTH = 100;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_FEATURE_LENGTH = 200;
const MAX_SEATS = 100_000;

const SEATS_MISSING = 'Enter a whole number of seats.';

const name = requiredText(MAX_NAME_LENGTH, 'Enter a name.');
const description = plainText(MAX_DESCRIPTION_LENGTH);
const feature = requiredText(MAX_FEATURE_LENGTH, 'Enter a feature.');
const seats = z
  .int(SEATS_MISSING)
  .check(
    z.gte(1, 'Enter at least 1 seat.'),
    z.lte(MAX_SEATS, `Enter at most ${MAX_SEATS.toLocaleString('en-US')} seats.`),
  );

const includes = {
  includesLive: z.boolean(),
  includesGrading: z.boolean(),
  includesCertificate: z.boolean(),
};

const pricePlanRules = z.object({
  id: z.nullish(z.uuid()),
  name,
  description: z.nullish(description),
  price,
  features: z.nullish(
    z.array(feature).check(z.maxLength(MAX_FEATURES, `A plan can list up to ${MAX_FEATURES} features.`)),
  ),
  seats: z.nullish(seats),
  ...includes,
});

/** Reports plans of the same name, which students could not tell apart. */
const distinctNames = z.check<{ name: string }[]>(({ value, issues }) => {
  const known = new Set<string>();
  value.forEach((plan, at) => {
    const key = plan.name.toLowerCase();
    if (known.has(key))
      issues.push({ code: 'custom', input: plan.name, path: [at, 'name'], message: 'Choose another name.' });
    known.add(key);
  });
});

export const setPricePlansRules = z.object({
  id: z.uuid(),
  version: z.int(),
  plans: z
    .array(pricePlanRules)
    .check(z.maxLength(MAX_PLANS, `A cohort can have up to ${MAX_PLANS} plans.`), distinctNames),
});

/** Form of the plans of a cohort: prices as typed in dollars, features one per line. */
export const pricePlansFormRules = z.object({
  plans: z
    .array(
      z.object({
        id: z.string(),
        name,
        description,
        price: z.pipe(
          z
            .string()
            .check(
              z.refine((typed) => typed.trim() !== '', { error: 'Enter a price in dollars.', abort: true }),
            ),
          priceOfForm,
        ),
        features: z.pipe(
          z.pipe(
            z.string(),
            z.transform((typed: string) =>
              typed
                .split('\n')
                .map((line) => line.trim())
                .filter((line) => line !== ''),
            ),
          ),
          z
            .array(feature)
            .check(z.maxLength(MAX_FEATURES, `A plan can list up to ${MAX_FEATURES} features.`)),
        ),
        seats: z.nullable(seats),
        ...includes,
      }),
    )
    .check(distinctNames),
});
