import type { Context } from '#platform/request/context';
import type { EntityManager } from '@mikro-orm/postgresql';
import { consume, extend, type Limit, reset } from '#platform/limits/attempts';
import { rateLimitKey } from '#kernel/address';

const MINUTE = 60;
const TOO_OFTEN = 'Too many requests from your network. Try again later.';

const SIGN_IN_LOCKED =
  'Too many failed attempts to sign in. Try again in 15 minutes, or reset your password.';

/** Wrong passwords of an account in 15 minutes (quality.md, Guessing); see `countsOf` in sign-in.service.ts. */
export const SIGN_IN_FAILURES = {
  /** In one browser, or from one network. */
  here: { name: 'sign-in', max: 10, seconds: 15 * MINUTE, message: SIGN_IN_LOCKED },
  /** From all networks together that the account was never signed in from. */
  newNetworks: { name: 'sign-in-new-networks', max: 100, seconds: 15 * MINUTE, message: SIGN_IN_LOCKED },
} satisfies Record<string, Limit>;

/**
 * Codes compared, by address: those entered with a session of the account apart from all others, so that strangers
 * cannot use up the tries of the browser that registered.
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
    message: 'Too many wrong codes. Open the link in the mail, or try again in 10 minutes.',
  },
} satisfies Record<string, Limit>;

/** Mails that may be requested to an address: one a minute, and few in an hour. */
interface MailLimits {
  gap: Limit;
  anHour: Limit;
}

const codeMails = (prefix: '' | 'visitor-'): MailLimits => ({
  gap: {
    name: `${prefix}resend`,
    max: 1,
    seconds: MINUTE,
    message: 'A code was sent a moment ago. Wait a minute before you request another.',
  },
  anHour: {
    name: `${prefix}resends`,
    max: 5,
    seconds: 60 * MINUTE,
    message: 'Too many codes were requested. Try again in an hour.',
  },
});

/** Codes sent again; counted apart for the reason of `CODE_TRIES`. */
export const CODE_MAILS = { own: codeMails(''), visitor: codeMails('visitor-') };

export const RESET_MAILS: MailLimits = {
  gap: {
    name: 'reset',
    max: 1,
    seconds: MINUTE,
    message: 'A link was requested a moment ago. Wait a minute before you request another.',
  },
  anHour: {
    name: 'resets',
    max: 5,
    seconds: 60 * MINUTE,
    message: 'Too many links were requested. Try again in an hour.',
  },
};

/** Links that are none, from one network. Guessing is hopeless; asking for each is held down all the same. */
export const WRONG_LINKS: Limit = {
  name: 'address-reset-link',
  max: 100,
  seconds: 10 * MINUTE,
  message: TOO_OFTEN,
};

/**
 * What one address may do. Far more than a person does and enough for a school behind one address; guessing is held
 * by the limits on an account above.
 */
export const OF_ADDRESS = {
  registration: { name: 'address-registration', max: 300, seconds: 10 * MINUTE, message: TOO_OFTEN },
  signIn: { name: 'address-sign-in', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
  verification: { name: 'address-verification', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
  passwordReset: { name: 'address-password-reset', max: 300, seconds: 10 * MINUTE, message: TOO_OFTEN },
  earlyAccess: { name: 'address-early-access', max: 60, seconds: 10 * MINUTE, message: TOO_OFTEN },
  availability: { name: 'address-availability', max: 600, seconds: 10 * MINUTE, message: TOO_OFTEN },
} satisfies Record<string, Limit>;

/** Counts what an address does. @throws TooMany where it does too much */
export function limitAddress(
  { services, transport }: Context,
  limit: (typeof OF_ADDRESS)[keyof typeof OF_ADDRESS],
): Promise<void> {
  return consume(services.orm.em.fork(), limit, rateLimitKey(transport.address));
}

/** Counts a mail to an address, whether an account has it or not. @throws TooMany where there were too many */
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

/** Forgets what is counted under an e-mail, failures to sign in aside: `forgetFailures` does those. */
export async function forgetMail(em: EntityManager, email: string): Promise<void> {
  const mails = [CODE_MAILS.own, CODE_MAILS.visitor, RESET_MAILS].flatMap(({ gap, anHour }) => [gap, anHour]);
  for (const limit of [CODE_TRIES.own, CODE_TRIES.visitor, ...mails]) await reset(em, limit, email);
}
