import type { Context } from '#platform/request/context';
import { membershipPolicy } from '#modules/membership/membership.policy';
import { assertKnownZone } from '#modules/cohort/known-zone.service';
import { Institution } from './institution.entity.ts';
import { authorize } from '#kernel/authorize';
import { DETAILS } from './institution-details.fields.ts';
import type { UpdateInstitutionInput } from './institution.input.ts';

/** Updates the given settings of the viewer's institution. Returns its ID. */
export async function updateInstitution(context: Context, input: UpdateInstitutionInput): Promise<string> {
  const { viewer } = context;
  const { name, type, isSignUpOpen, timeZone, description } = input;
  authorize(viewer, membershipPolicy.manageInstitution);
  await assertKnownZone(context, timeZone, 'timeZone');
  await context.transaction(async (em) => {
    const institution = await em.findOneOrFail(Institution, viewer.institutionId);
    institution.name = name ?? institution.name;
    institution.type = type ?? institution.type;
    institution.isSignUpOpen = isSignUpOpen ?? institution.isSignUpOpen;
    institution.timeZone = timeZone ?? institution.timeZone;
    institution.description = description ?? institution.description;
    for (const detail of DETAILS) {
      const given = input[detail];
      if (given !== undefined) institution[detail] = given || null;
    }
  });
  return viewer.institutionId;
}
