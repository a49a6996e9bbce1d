import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { Account } from '#modules/account/account.entity';
import { consume, type Limit } from '#platform/limits/attempts';
import type { Context } from '#platform/request/context';
import { Conflict, Forbidden } from '#kernel/errors';
import { withoutInstitution } from '#kernel/viewer';
import { addDefaultCategories } from '#modules/category/default-categories.service';
import { Membership } from '#modules/membership/membership.entity';
import { Role } from '#kernel/role';
import { pendingSince } from './approval.service.ts';
import { Institution } from './institution.entity.ts';
import type { CreateInstitutionInput } from './institution.input.ts';
import { institutionPolicy } from './institution.policy.ts';
import { freeNamespace, NAMESPACE_UNAVAILABLE, namespaceFrom } from './institution.rules.ts';

/** Rate limit per account. Each institution takes a name from the others. */
const OF_ACCOUNT: Limit = {
  name: 'institutions',
  max: 20,
  seconds: 24 * 60 * 60,
  message: 'You can create 20 institutions a day. Try again tomorrow.',
};

/**
 * Last use of a new membership: signing in without a named institution selects the most recently used one,
 * not a new one.
 */
const NOT_YET = new Date(0);

/**
 * Creates an institution owned by the viewer; the session does not change. Returns its ID.
 * @throws Conflict when the viewer owns one with that name, or when the requested namespace is taken
 */
export async function createInstitution(context: Context, input: CreateInstitutionInput): Promise<string> {
  const { viewer, transport } = context;
  if (!institutionPolicy.create(viewer)) throw Forbidden();
  const id = uuidv7();
  const accountId = viewer.accountId!;
  return context
    .as({ ...withoutInstitution(viewer), institutionId: id })
    .transaction(async (em) => {
      await lock(em, `institutions of ${accountId}`);
      await assertNewInstitution(em, accountId, input.name);
      await consume(em, OF_ACCOUNT, accountId);
      const { namespace, ...about } = input;
      const institution = em.create(Institution, {
        id,
        ...about,
        namespace: namespace ?? (await namespaceFor(em, input.name)),
        pendingSince: pendingSince(context.services.config, viewer),
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
      addDefaultCategories(em, institution, transport.language);
      await em.flush();
      return id; // returned again when the same request is resumed
    })
    .catch(throwTakenError);
}

/** Locks a name until the transaction ends. */
const lock = (em: EntityManager, name: string) =>
  em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);

/** Asserts that a form that is sent twice creates one institution. */
async function assertNewInstitution(em: EntityManager, accountId: string, name: string): Promise<void> {
  const [same] = await em.execute<unknown[]>(
    `select 1 from membership m join institution i on i.id = m.institution_id
     where m.account_id = ? and m.is_owner and lower(i.name) = lower(?) limit 1`,
    [accountId, name],
  );
  if (same) throw Conflict('You already have an institution with this name.');
}

/** Returns a free namespace derived from a name. */
async function namespaceFor(em: EntityManager, name: string): Promise<string> {
  const label = namespaceFrom(name);
  await lock(em, `namespace ${label}`);
  const taken = await em.execute<{ namespace: string }[]>(
    `select namespace from institution where namespace = ? or namespace like ?`,
    [label, `${label}-%`],
  );
  return freeNamespace(label, new Set(taken.map(({ namespace }) => namespace)));
}

/** Maps a violated unique constraint to an error: of concurrent claims of a namespace one succeeds. */
function throwTakenError(error: unknown): never {
  const { constraint } = error as { constraint?: string };
  if (error instanceof UniqueConstraintViolationException && constraint === 'institution_namespace_unique')
    throw Conflict(NAMESPACE_UNAVAILABLE);
  throw error;
}
