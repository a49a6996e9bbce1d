import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '#modules/account/account.entity';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { Conflict, Forbidden } from '#kernel/errors';
import { withoutInstitution } from '#kernel/viewer';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { Institution } from './institution.entity.ts';
import type { CreateInstitutionInput } from './institution.input.ts';
import { institutionPolicy } from './institution.policy.ts';
import { freeNamespace, NAMESPACE_UNAVAILABLE, namespaceFrom } from './institution.rules.ts';

/** More than anybody founds; each takes a name from the others. */
const OF_ACCOUNT: Limit = {
  name: 'institutions',
  max: 20,
  seconds: 24 * 60 * 60,
  message: 'You can create 20 institutions a day. Try again tomorrow.',
};

/** Who signs in without naming an institution gets to the one used last, which a new one is not. */
const NOT_YET = new Date(0);

/**
 * Creates an institution that the viewer owns, as a teacher's registration does; the session stays where it is. Gives
 * its id.
 * @throws Conflict where the viewer owns one of that name, or another institution has the namespace that is asked for
 */
export async function createInstitution(context: Context, input: CreateInstitutionInput): Promise<string> {
  const { viewer } = context;
  if (!institutionPolicy.create(viewer)) throw Forbidden();
  const id = uuidv7();
  const accountId = viewer.accountId!;
  return context
    .as({ ...withoutInstitution(viewer), institutionId: id })
    .transaction(async (em) => {
      await lock(em, `institutions of ${accountId}`);
      await mustBeNew(em, accountId, input.name);
      await consume(em, OF_ACCOUNT, accountId);
      const { namespace, ...about } = input;
      const institution = em.create(Institution, {
        id,
        ...about,
        namespace: namespace ?? (await namespaceFor(em, input.name)),
      });
      const account = await em.findOneOrFail(Account, accountId);
      em.create(Membership, {
        institution,
        accountId,
        role: Role.INSTRUCTOR,
        isOwner: true,
        firstName: account.firstName,
        lastName: account.lastName,
        contactEmail: account.email,
        lastUsedAt: NOT_YET,
      });
      await em.flush();
      return id; // given again where the same request is resumed
    })
    .catch(refuseTaken);
}

/** Until the end of the transaction nobody else holds the lock of that name. */
const lock = (em: EntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);

/** A form that is sent twice makes one institution. */
async function mustBeNew(em: EntityManager, accountId: string, name: string): Promise<void> {
  const [same] = await em.execute<unknown[]>(
    `select 1 from membership m join institution i on i.id = m.institution_id
     where m.account_id = ? and m.is_owner and lower(i.name) = lower(?) limit 1`,
    [accountId, name],
  );
  if (same) throw Conflict('You already have an institution with this name.');
}

/** A free namespace made from a name. */
async function namespaceFor(em: EntityManager, name: string): Promise<string> {
  const label = namespaceFrom(name);
  await lock(em, `namespace ${label}`);
  const taken = await em.execute<{ namespace: string }[]>(
    `select namespace from institution where namespace = ? or namespace like ?`,
    [label, `${label}-%`],
  );
  return freeNamespace(label, new Set(taken.map(({ namespace }) => namespace)));
}

/** Of those who claim a namespace at once, the unique constraint lets one through. */
function refuseTaken(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (error instanceof UniqueConstraintViolationException && constraint === 'institution_namespace_unique')
    throw Conflict(NAMESPACE_UNAVAILABLE);
  throw error;
}
