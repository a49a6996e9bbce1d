import * as z from 'zod/mini';
import { typedCode } from '#modules/coupon/coupon-code.rules';
import { emailAddress, plainText, requiredText } from '#kernel/text.rules';

const MAX_LENGTH = 200;

/** Personal step of the enrollment form (document 2, sections 3 and 5). */
export const personRules = {
  firstName: requiredText(MAX_LENGTH, 'First name is required.'),
  lastName: requiredText(MAX_LENGTH, 'Last name is required.'),
  email: emailAddress('Email is required.'),
  phone: requiredText(40, 'Phone is required.').check(
    z.regex(/^[+\d][\d\s().\-/]{3,}$/, 'Enter a phone number, such as +1 555 0100.'),
  ),
  company: plainText(MAX_LENGTH),
  jobRole: plainText(MAX_LENGTH),
  experience: z.enum(['beginner', 'intermediate', 'advanced'], 'Choose your experience.'),
};

const acceptTerms = z.boolean().check(z.refine((accepts) => accepts, 'Accept the terms to enroll.'));

export const checkoutRules = z.object({
  cohortId: z.uuid(),
  planId: z.nullish(z.uuid('Choose a plan.')),
  ...personRules,
  company: z.nullish(personRules.company),
  jobRole: z.nullish(personRules.jobRole),
  method: z.nullish(z.enum(['credit-card', 'paypal', 'invoice'], 'Choose how you want to pay.')),
  acceptTerms,
  waitlistIfFull: z.nullish(z.boolean()),
  couponCode: z.nullish(typedCode),
});

/** The whole form. Each step checks its own fields. */
export const checkoutFormRules = z.object({
  planId: z.string(),
  ...personRules,
  method: z.enum(['credit-card', 'paypal', 'invoice'], 'Choose how you want to pay.'),
  couponCode: z.string(),
  acceptTerms,
});
