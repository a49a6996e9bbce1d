import { assertMember } from '#kernel/authorize';
import { NotFound } from '#kernel/errors';
import { given } from '#kernel/given';
import { membershipsOf } from '#modules/account/memberships-of.service';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import type { Membership } from '#modules/membership/membership.entity';
import { enterInstitution } from '#platform/database/enter-institution';
import type { Context } from '#platform/request/context';
import { applyName, lockMember, publishUpdate, renameAccount } from './name.service.ts';
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
      if (member.erasedAt) continue; // it has no name any more
      applyName(member, input);
      if (key.id === membershipId) applyProfile(member, input);
      await publishUpdate(member, key, { em, context, afterCommit });
    }
  });
}

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
