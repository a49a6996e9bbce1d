/** Security rules of an institution, shared with the client's form. */
import * as z from 'zod/mini';
import { plainRange } from '#kernel/address-range.rules';
import {
  MAX_ADDRESSES,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  TIMEOUT_MAX,
  TIMEOUT_MIN,
} from './security-limits.rules.ts';

/** Characters of a wrong address in its message. */
const ADDRESS_MAX = 50;

export const SECURITY_MESSAGES = {
  twoFactor: 'Turn on two-factor authentication for your own account first.',
  ownAddress: (address: string) =>
    `Your own address, ${address}, isn’t in the list, so you’d lock yourself out. Add it first.`,
  address: (text: string) => `“${text}” isn’t an IP address or a range like 192.0.2.0/24.`,
  addresses: `List at most ${MAX_ADDRESSES} addresses and ranges.`,
  whole: 'Enter a whole number.',
  timeout: `Enter ${TIMEOUT_MIN} to ${TIMEOUT_MAX.toLocaleString('en-US')} minutes, which is 30 days.`,
  password: `Enter a length from ${PASSWORD_LENGTH_MIN} to ${PASSWORD_LENGTH_MAX}.`,
  passwordOf: (institution: string, length: number) =>
    `Use at least ${length} characters, as ${institution} requires.`,
} as const;

const between = (min: number, max: number, message: string) =>
  z.nullable(
    z.number(message).check(z.int(SECURITY_MESSAGES.whole), z.gte(min, message), z.lte(max, message)),
  );

const address = z.string().check(z.trim(), ({ value, issues }) => {
  if (value === '' || plainRange(value) !== null) return;
  const message = SECURITY_MESSAGES.address(value.slice(0, ADDRESS_MAX));
  issues.push({ code: 'custom', input: value, message });
});

/** A list of addresses and ranges, in their shortest form. Blank and repeated ones are dropped. */
const allowedAddresses = z.pipe(
  z
    .array(address)
    .check(
      z.refine(
        (list) => list.filter((text) => text !== '').length <= MAX_ADDRESSES,
        SECURITY_MESSAGES.addresses,
      ),
    ),
  z.transform((list: string[]) => [...new Set(list.flatMap((text) => plainRange(text) ?? []))]),
);

/** Rules of an institution, as the form has them. */
export const securityRules = z.object({
  requiresTwoFactor: z.boolean(),
  sessionTimeoutMinutes: between(TIMEOUT_MIN, TIMEOUT_MAX, SECURITY_MESSAGES.timeout),
  passwordMinLength: between(PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX, SECURITY_MESSAGES.password),
  allowedAddresses,
});

/** Changes of the rules. Absent fields keep their values. */
export const updateSecurityRules = z.extend(z.partial(securityRules), { version: z.optional(z.int()) });
