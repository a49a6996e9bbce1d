import type { Context } from '#platform/request/context';
import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, extend, type Limit, reset } from '#platform/limits/attempts';
import { rateLimitKey } from '#kernel/address';

const MINUTE = 60;
const TOO_OFTEN = 'Too many requests from your network. Try again later.';

const SIGN_IN_LOCKED =
  'Too many failed attempts to sign in. Try again in 15 minutes, or reset your password.';

/** Limit of wrong passwords per account in 15 minutes; see `failureCountsOf`. */
export const SIGN_IN_FAILURES = {
  /** Per browser or network. */
  here: { name: 'sign-in', max: 10, seconds: 15 * MINUTE, message: SIGN_IN_LOCKED },
  /** Across all networks that the account has never signed in from. */
  newNetworks: { name: 'sign-in-new-networks', max: 100, seconds: 15 * MINUTE, message: SIGN_IN_LOCKED },
} satisfies Record<string, Limit>;

const CODES_LOCKED =
  'Too many wrong codes. Try again in 15 minutes, or use a browser that you’ve signed in with before.';

/** Limits of wrong codes of the second factor per account, counted only after the right password. */
export const TWO_FACTOR_FAILURES = {
  /** Per browser or network. */
  here: { name: 'two-factor', max: 5, seconds: 15 * MINUTE, message: CODES_LOCKED },
  /** Across all browsers that have never signed in. */
  newBrowsers: { name: 'two-factor-new-browsers', max: 20, seconds: 15 * MINUTE, message: CODES_LOCKED },
} satisfies Record<string, Limit>;

const PASSKEYS_LOCKED = 'Too many failed attempts to sign in. Try again in 15 minutes.';

/** Limits of wrong answers of a passkey per account, as those of passwords. */
export const PASSKEY_FAILURES = {
  here: { name: 'passkey', max: 10, seconds: 15 * MINUTE, message: PASSKEYS_LOCKED },
  newNetworks: { name: 'passkey-new-networks', max: 100, seconds: 15 * MINUTE, message: PASSKEYS_LOCKED },
} satisfies Record<string, Limit>;

/** Limits of mails that warn an owner of failed sign-ins, so that strangers cannot flood a mailbox with them. */
export const SIGN_IN_WARNINGS = {
  aWindow: { name: 'sign-in-warning', max: 1, seconds: 15 * MINUTE, message: '' },
  aDay: { name: 'sign-in-warnings', max: 5, seconds: 24 * 60 * MINUTE, message: '' },
} satisfies Record<string, Limit>;

/**
 * Limits of code comparisons per address. Tries with a session of the account are counted separately, so that
 * strangers cannot use up those of the browser that registered.
 */
export const CODE_TRIES = {
  own: {
    name: 'code',
    max: 5,
    seconds: 10 * MINUTE,
    message: 'Too many wrong codes. Request a new one.',
  },
  visitor: {
    name: 'visitor-code',
    max: 5,
    seconds: 10 * MINUTE,
    message: 'Too many wrong codes. Open the link in the email, or try again in 10 minutes.',
  },
} satisfies Record<string, Limit>;

/** Limits of requested mails per address: one per minute, and a few per hour. */
interface MailLimits {
  gap: Limit;
  anHour: Limit;
}

const codeMails = (prefix: '' | 'visitor-'): MailLimits => ({
  gap: {
    name: `${prefix}resend`,
    max: 1,
    seconds: MINUTE,
    message: 'We just sent you a code. Wait a minute before you request another.',
  },
  anHour: {
    name: `${prefix}resends`,
    max: 5,
    seconds: 60 * MINUTE,
    message: 'You’ve requested too many codes. Try again in an hour.',
  },
});

/** Limits of resent codes, separated for the same reason as `CODE_TRIES`. */
export const CODE_MAILS = { own: codeMails(''), visitor: codeMails('visitor-') };

export const RESET_MAILS: MailLimits = {
  gap: {
    name: 'reset',
    max: 1,
    seconds: MINUTE,
    message: 'You just requested a link. Wait a minute before you request another.',
  },
  anHour: {
    name: 'resets',
    max: 5,
    seconds: 60 * MINUTE,
    message: 'You’ve requested too many links. Try again in an hour.',
  },
};

const changeMails = (prefix: '' | 'own-'): MailLimits => ({
  gap: {
    name: `${prefix}email-change`,
    max: 1,
    seconds: MINUTE,
    message: 'We just sent a link. Wait a minute before you request another.',
  },
  anHour: {
    name: `${prefix}email-changes`,
    max: 5,
    seconds: 60 * MINUTE,
    message: 'You’ve requested too many links. Try again in an hour.',
  },
});

/** Limits of links that confirm a new address: by the account, and by the address that gets them. */
export const CHANGE_MAILS = { own: changeMails('own-'), address: changeMails('') };

/** Limit of invalid links per network. Guessing is hopeless; the limit keeps the load down. */
export const WRONG_LINKS: Limit = {
  name: 'address-reset-link',
  max: 100,
  seconds: 10 * MINUTE,
  message: TOO_OFTEN,
};

/** Limit of unknown passkeys per network, for the same reason. */
export const WRONG_PASSKEYS: Limit = {
  name: 'address-passkey',
  max: 100,
  seconds: 10 * MINUTE,
  message: TOO_OFTEN,
};

/**
 * Limits per network address. High enough for a school behind one address; guessing is prevented by the
 * limits per account above.
 */
export const OF_ADDRESS = {
  registration: { name: 'address-registration', max: 300, seconds: 10 * MINUTE, message: TOO_OFTEN },
  signIn: { name: 'address-sign-in', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
  passkey: { name: 'address-passkey-challenge', max: 1200, seconds: 10 * MINUTE, message: TOO_OFTEN },
  verification: { name: 'address-verification', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
  emailChange: { name: 'address-email-change', max: 300, seconds: 10 * MINUTE, message: TOO_OFTEN },
  passwordReset: { name: 'address-password-reset', max: 300, seconds: 10 * MINUTE, message: TOO_OFTEN },
  earlyAccess: { name: 'address-early-access', max: 60, seconds: 10 * MINUTE, message: TOO_OFTEN },
  salesInquiry: { name: 'address-sales-inquiry', max: 20, seconds: 10 * MINUTE, message: TOO_OFTEN },
  availability: { name: 'address-availability', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
} satisfies Record<string, Limit>;

/**
 * Counts a request of a network address.
 * @throws TooMany when the limit is reached
 */
export function limitAddress(
  { services, transport }: Context,
  limit: (typeof OF_ADDRESS)[keyof typeof OF_ADDRESS],
): Promise<void> {
  return consume(services.orm.em.fork(), limit, rateLimitKey(transport.address));
}

/**
 * Counts a mail to an address, whether an account has it or not.
 * @throws TooMany when the limit is reached
 */
export async function limitMail(
  { services }: Context,
  { gap, anHour }: MailLimits,
  email: string,
): Promise<void> {
  const counting = services.orm.em.fork();
  await consume(counting, gap, email);
  await consume(counting, anHour, email);
  await extend(counting, anHour, email);
}

/** Resets the counters of an e-mail address, except failed sign-ins: `resetFailures` resets those. */
export async function resetMailLimits(em: EntityManager, email: string): Promise<void> {
  const mails = [CODE_MAILS.own, CODE_MAILS.visitor, RESET_MAILS, CHANGE_MAILS.address].flatMap(
    ({ gap, anHour }) => [gap, anHour],
  );
  const warnings = Object.values(SIGN_IN_WARNINGS);
  for (const limit of [CODE_TRIES.own, CODE_TRIES.visitor, ...warnings, ...mails])
    await reset(em, limit, email);
}
