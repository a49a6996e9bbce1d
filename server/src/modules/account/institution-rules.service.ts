import type { Context } from '#platform/request/context';
import { AddressNotAllowed, Invalid } from '#kernel/errors';
import { mayCallFrom } from '#kernel/viewer';
import type { Institution } from '#modules/institution/institution.entity';
import { SECURITY_MESSAGES } from '#modules/institution/security.rules';
import { readOwn } from '#modules/membership/membership.service';
import type { Account } from './account.entity.ts';

type Entered = Pick<Institution, 'name' | 'allowedAddresses'>;
type Entering = Pick<Account, 'isSuperAdmin'>;

/** Returns whether an account may enter an institution from the address of the call. */
export const canEnter = (
  { transport }: Context,
  { isSuperAdmin }: Entering,
  { allowedAddresses }: Entered,
): boolean => mayCallFrom({ isSuperAdmin, allowedAddresses }, transport.address);

/**
 * Asserts that an account may enter an institution from the address of the call.
 * @throws AddressNotAllowed
 */
export function assertCanEnter(
  context: Context,
  account: Entering,
  institution: Entered | null | undefined,
): void {
  if (institution && !canEnter(context, account, institution))
    throw AddressNotAllowed(context.transport.address, institution.name);
}

interface PasswordRule {
  /** Name of the institution. */
  name: string;
  passwordMinLength?: number | null;
}

/**
 * Asserts that a new password is as long as an institution requires.
 * @throws Invalid with the given field
 */
export function assertLongEnough(
  password: string,
  institution: PasswordRule | null,
  field = 'password',
): void {
  const { name, passwordMinLength } = institution ?? { name: '' };
  if (passwordMinLength && password.length < passwordMinLength)
    throw Invalid([{ field, message: SECURITY_MESSAGES.passwordOf(name, passwordMinLength) }]);
}

const OWN = `from membership m join institution i on i.id = m.institution_id
  where m.account_id = $1 and m.status = 'active'`;

const STRICTEST = `select json_build_object('name', i.name, 'passwordMinLength', i.password_min_length)::text ${OWN}
    and i.password_min_length is not null
  order by i.password_min_length desc, i.name limit 1`;

const REQUIRING = `select to_json(i.name)::text ${OWN} and i.requires_two_factor order by i.name limit 1`;

/**
 * Asserts that a new password of an account is as long as the strictest of its institutions requires.
 * @throws Invalid with the given field
 */
export async function assertLongEnoughFor(
  context: Context,
  accountId: string,
  password: string,
  field = 'password',
): Promise<void> {
  const rule = await readOwn<PasswordRule>(
    context.services,
    { name: 'password_rule', text: STRICTEST, values: [accountId] },
    accountId,
  );
  assertLongEnough(password, rule, field);
}

/** Returns the name of an institution of an account that requires two-factor authentication, or null. */
export const requiringTwoFactor = (context: Context, accountId: string): Promise<string | null> =>
  readOwn<string>(
    context.services,
    { name: 'two_factor_rule', text: REQUIRING, values: [accountId] },
    accountId,
  );
