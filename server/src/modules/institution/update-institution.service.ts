import type { Context } from '#platform/request/context';
import { membershipPolicy } from '#modules/membership/membership.policy';
import { Institution } from './institution.entity.ts';
import { authorize } from '#kernel/authorize';
import type { UpdateInstitutionInput } from './institution.input.ts';

/** Updates the given settings of the viewer's institution. Returns its ID. */
export async function updateInstitution(
  { viewer, transaction }: Context,
  { name, type, isSignUpOpen }: UpdateInstitutionInput,
): Promise<string> {
  authorize(viewer, membershipPolicy.manageInstitution);
  await transaction(async (em) => {
    const institution = await em.findOneOrFail(Institution, viewer.institutionId);
    institution.name = name ?? institution.name;
    institution.type = type ?? institution.type;
    institution.isSignUpOpen = isSignUpOpen ?? institution.isSignUpOpen;
  });
  return viewer.institutionId;
}
