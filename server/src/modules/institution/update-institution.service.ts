import type { Context } from '#platform/request/context';
import { membershipPolicy } from '#modules/membership/membership.policy';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Institution } from './institution.entity.ts';
import { authorize } from '#kernel/authorize';
import type { UpdateInstitutionInput } from './institution.input.ts';

/** Updates the given settings of the viewer's institution. Returns its ID. */
export async function updateInstitution(
  context: Context,
  { name, type, isSignUpOpen, timeZone }: UpdateInstitutionInput,
): Promise<string> {
  const { viewer } = context;
  authorize(viewer, membershipPolicy.manageInstitution);
  await assertKnownZone(context, timeZone, 'timeZone');
  await context.transaction(async (em) => {
    const institution = await em.findOneOrFail(Institution, viewer.institutionId);
    institution.name = name ?? institution.name;
    institution.type = type ?? institution.type;
    institution.isSignUpOpen = isSignUpOpen ?? institution.isSignUpOpen;
    institution.timeZone = timeZone ?? institution.timeZone;
  });
  return viewer.institutionId;
}
