import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { admits, plainAddress } from '#kernel/address-range.rules';
import { authorize } from '#kernel/authorize';
import { assertCurrent, Forbidden, Invalid, NotFound } from '#kernel/errors';
import type { Viewer } from '#kernel/viewer';
import { enterInstitution } from '#platform/database/enter-institution';
import type { Context } from '#platform/request/context';
import { Institution } from './institution.entity.ts';
import type { UpdateInstitutionSecurityInput } from './institution.input.ts';
import { institutionPolicy } from './institution.policy.ts';
import { SECURITY_MESSAGES } from './security.rules.ts';

/**
 * Changes the given security rules of the viewer's institution. They apply to open sessions at once. Returns its ID.
 * @throws StaleVersion when `version` is given and not the current one; Invalid with the field of a rule that would lock out the
 * viewer
 */
export async function updateInstitutionSecurity(
  context: Context,
  { version, ...rules }: UpdateInstitutionSecurityInput,
): Promise<string> {
  const { viewer, transport, transaction } = context;
  authorize(viewer, institutionPolicy.secure);
  const { institutionId } = viewer;
  await transaction(async (em, afterCommit) => {
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    assertCurrent('set of security rules', institution.securityVersion, version);
    if (rules.requiresTwoFactor && !(await hasTwoFactor(em, viewer)))
      throw Invalid([{ field: 'requiresTwoFactor', message: SECURITY_MESSAGES.twoFactor }]);
    if (rules.allowedAddresses && !admits(rules.allowedAddresses, transport.address))
      throw Invalid([
        {
          field: 'allowedAddresses',
          message: SECURITY_MESSAGES.ownAddress(plainAddress(transport.address)),
        },
      ]);
    if (changeRules(institution, rules)) afterCommit(() => announceRules(context, institutionId));
  });
  return institutionId;
}

/**
 * Returns whether the viewer fulfils the rule: by two-factor authentication, or by a session that a passkey opened. Locks the
 * account, so that this stays as it is until the rule is saved.
 */
async function hasTwoFactor(
  em: EntityManager,
  { accountId, sessionId }: Pick<Viewer, 'accountId' | 'sessionId'>,
): Promise<boolean> {
  const [row] = await em.execute<{ isOn: boolean }[]>(
    `select two_factor_at is not null
       or exists (select from session s where s.id = ? and s.passkey_id is not null) as "isOn"
     from account where id = ? for share`,
    [sessionId, accountId],
  );
  return row!.isOn;
}

type Changes = Omit<UpdateInstitutionSecurityInput, 'version'>;

/** Writes what differs and counts the change. Returns whether something did. */
function changeRules(institution: Institution, changes: Changes): boolean {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const different = given.filter(
    ([name, value]) => JSON.stringify(institution[name as keyof Changes]) !== JSON.stringify(value),
  );
  if (different.length === 0) return false;
  Object.assign(institution, Object.fromEntries(different));
  institution.securityVersion += 1;
  return true;
}

/** Invalidates what is cached of an institution's rules: on this instance at once, on others moments later. */
function announceRules({ services }: Context, institutionId: string): Promise<void> {
  services.sessions.forgetInstitution(institutionId);
  services.apiTokens.forgetInstitution(institutionId);
  return services.bus.publish('institutionChanged', { institutionId });
}

/**
 * Empties the list of allowed addresses of an institution, whose admins locked themselves out. Idempotent.
 * @throws Forbidden unless the viewer is a super admin, NotFound
 */
export async function removeAllowedAddresses(context: Context, institutionId: string): Promise<void> {
  if (!institutionPolicy.removeAllowedAddresses(context.viewer)) throw Forbidden();
  await context.transaction(async (em, afterCommit) => {
    const institution = await em.findOne(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!institution) throw NotFound('Institution');
    await enterInstitution(em, institutionId);
    if (changeRules(institution, { allowedAddresses: [] }))
      afterCommit(() => announceRules(context, institutionId));
  });
}
