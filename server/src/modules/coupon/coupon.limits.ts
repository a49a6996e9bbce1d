import { AppError } from '#kernel/errors';
import { consume, type Limit, refund } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { CODE_REFUSED } from './coupon-code.rules.ts';

/** Limit of wrong codes of an account, which keeps it from guessing. */
export const WRONG_CODES: Limit = {
  name: 'coupon-codes',
  max: 10,
  seconds: 60 * 60,
  message: 'You’ve tried too many codes. Go on without one, or try again in an hour.',
};

/**
 * Runs work in which the viewer tries a code. The try is counted before, so that simultaneous ones never exceed the limit, and
 * outside of the transaction of the work. It does not count unless the code was refused.
 * @throws TooMany, and as the work does
 */
export async function tryCode<T>({ services, viewer }: Context, work: () => Promise<T>): Promise<T> {
  const em = services.orm.em.fork();
  const accountId = viewer.accountId!;
  await consume(em, WRONG_CODES, accountId);
  try {
    const result = await work();
    await refund(em, WRONG_CODES, accountId);
    return result;
  } catch (error) {
    if (!isRefusal(error)) await refund(em, WRONG_CODES, accountId);
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError && (error.fields?.some(({ message }) => message === CODE_REFUSED) ?? false);
