import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { given } from '#kernel/given';
import { Account } from '#modules/account/account.entity';
import { membershipsOf } from '#modules/account/memberships-of.service';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Membership } from '#modules/membership/membership.entity';
import type { MembershipKey } from '#modules/membership/membership.service';
import { enterInstitution } from '#platform/database/enter-institution';
import { pendingChanges } from '#platform/database/pending-changes';
import { publish } from '#platform/domain-event/publish';
import type { Context, Transaction } from '#platform/request/context';
import type { UpdateProfileInput } from './profile.input.ts';

/** Values of a membership without a profile. */
export const EMPTY_PROFILE = {
  jobTitle: '',
  department: '',
  specialization: '',
  bio: '',
  expertise: [],
  website: '',
  education: [],
  certifications: [],
  contactPhone: '',
  homeLocation: '',
  homeZone: null,
} satisfies Partial<Membership>;

/**
 * Updates the given fields of the viewer's profile in the institution of the session. A name belongs to the account, so it
 * changes in all of its institutions.
 * @throws NotFound for other members, Invalid for a time zone that the database does not know
 */
export async function updateProfile(context: Context, input: UpdateProfileInput): Promise<void> {
  const { viewer } = context;
  assertMember(viewer, () => NotFound('Member'));
  const { institutionId, membershipId, accountId } = viewer;
  if (input.id !== membershipId) throw NotFound('Member');
  await assertKnownZone(context, input.timeZone, 'timeZone');
  await context.transaction(async (em, afterCommit) => {
    const own = { institutionId, id: membershipId };
    const isRenamed = await renameAccount(em, accountId, input);
    for (const key of isRenamed ? await membershipsOf(em, accountId) : [own]) {
      await enterInstitution(em, key.institutionId);
      const member = await lockMember(em, key);
      applyName(member, input);
      if (key.id === membershipId) applyProfile(member, input);
      await publishUpdate(member, key, { em, context, afterCommit });
    }
  });
}

type Name = Pick<UpdateProfileInput, 'firstName' | 'lastName'>;

/**
 * Changes the name of an account, if another one is given. Locks the account before its memberships, as its deletion does.
 * Returns whether it changed.
 */
async function renameAccount(em: EntityManager, accountId: string, name: Name): Promise<boolean> {
  if (name.firstName === undefined && name.lastName === undefined) return false;
  const account = await em.findOneOrFail(
    Account,
    { id: accountId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  applyName(account, name);
  const changes = pendingChanges(em, account);
  await em.flush();
  return changes !== null;
}

function applyName(person: { firstName: string; lastName: string }, { firstName, lastName }: Name): void {
  person.firstName = firstName ?? person.firstName;
  person.lastName = lastName ?? person.lastName;
}

const lockMember = (em: EntityManager, { institutionId, id }: MembershipKey): Promise<Membership> =>
  em.findOneOrFail(Membership, { institution: institutionId, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });

function applyProfile(member: Membership, input: UpdateProfileInput): void {
  member.jobTitle = input.jobTitle ?? member.jobTitle;
  member.department = input.department ?? member.department;
  member.specialization = input.specialization ?? member.specialization;
  member.bio = input.bio ?? member.bio;
  member.expertise = input.expertise ?? member.expertise;
  member.website = input.website ?? member.website;
  member.contactPhone = input.phone ?? member.contactPhone;
  member.homeLocation = input.location ?? member.homeLocation;
  member.homeZone = given(input.timeZone, member.homeZone);
  if (input.education)
    member.education = input.education.map(({ degree, institution, year }) => ({
      degree,
      institution,
      year: year ?? null,
    }));
  if (input.certifications)
    member.certifications = input.certifications.map(({ name, issuer, year }) => ({
      name,
      issuer,
      year: year ?? null,
    }));
}

/** Publishes the update of a member, if anything changes. */
async function publishUpdate(
  member: Membership,
  { institutionId, id }: MembershipKey,
  transaction: Transaction,
): Promise<void> {
  const changes = pendingChanges(transaction.em, member);
  if (!changes?.length) return;
  await publish({ type: 'member.updated', institutionId, ids: [id], changes }, transaction);
}
