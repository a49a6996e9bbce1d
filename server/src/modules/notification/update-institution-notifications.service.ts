import { LockMode } from '@mikro-orm/postgresql';
import { authorize } from '#kernel/authorize';
import { assertCurrent, Invalid } from '#kernel/errors';
import { Institution } from '#modules/institution/institution.entity';
import { membershipPolicy } from '#modules/membership/membership.policy';
import type { Context } from '#platform/request/context';
import type { UpdateInstitutionNotificationsInput } from './institution-notifications.input.ts';
import { ALWAYS_MAILED, MUTED_MESSAGE } from './institution-notifications.rules.ts';
import { NotificationKind } from './notification.enums.ts';
import { WELCOME_MESSAGES } from './welcome.rules.ts';

/**
 * Changes the given settings of the mails of the viewer's institution. Returns its ID.
 * @throws Forbidden, StaleVersion when `version` is given and not the current one; Invalid for a welcome mail without a text, and
 * for kinds that cannot be turned off
 */
export async function updateInstitutionNotifications(
  { viewer, transaction }: Context,
  { version, mutedKinds, ...welcome }: UpdateInstitutionNotificationsInput,
): Promise<string> {
  authorize(viewer, membershipPolicy.manageInstitution);
  const { institutionId } = viewer;
  const muted = mutedKinds && assertMutable(mutedKinds);
  await transaction(async (em) => {
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    assertCurrent('set of mails', institution.notificationsVersion, version);
    const changes = { ...welcome, ...(muted && { mutedKinds: muted }) };
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    if (given.length === 0) return;
    Object.assign(institution, Object.fromEntries(given));
    assertWritten(institution);
    institution.notificationsVersion += 1;
  });
  return institutionId;
}

/** Returns the kinds in order, each once. @throws Invalid for one that cannot be turned off */
function assertMutable(kinds: readonly string[]): string[] {
  const always = Object.entries(NotificationKind)
    .filter(([name]) => ALWAYS_MAILED.has(name))
    .map(([, value]) => value);
  if (kinds.some((kind) => always.includes(kind)))
    throw Invalid([{ field: 'mutedKinds', message: MUTED_MESSAGE }]);
  return [...new Set(kinds)].toSorted();
}

/** @throws Invalid when the welcome mail is on and has no text */
function assertWritten({ sendsWelcomeMail, welcomeSubject, welcomeMessage }: Institution): void {
  if (!sendsWelcomeMail) return;
  if (!welcomeSubject) throw Invalid([{ field: 'welcomeSubject', message: WELCOME_MESSAGES.subject }]);
  if (!welcomeMessage) throw Invalid([{ field: 'welcomeMessage', message: WELCOME_MESSAGES.message }]);
}
