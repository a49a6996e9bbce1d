import { LockMode } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { authorize } from '#kernel/authorize';
import { assertCurrent, PlanRequired } from '#kernel/errors';
import type { FileHolder } from '#modules/file/file-holders.sql';
import { attachImage } from '#modules/file/image.service';
import { membershipPolicy } from '#modules/membership/membership.policy';
import type { Context } from '#platform/request/context';
import type { UpdateBrandingInput } from './branding.input.ts';
import { FAVICON, LOGO, NO_BRANDING } from './branding.rules.ts';
import { Institution } from './institution.entity.ts';

/** Width of the pictures in the addresses that readers get: enough for a header, on any screen. */
const WIDTH = 320;

/** Logos and icons of institutions: served by their address only. */
export const BRANDING_FILES: readonly FileHolder[] = [LOGO, FAVICON].map((purpose) => ({
  purpose,
  isReadable: () => sql`false`,
}));

/**
 * Changes the given parts of the look of the viewer's institution. Returns its ID.
 * @throws Forbidden, PlanRequired, Invalid with the field of a file that cannot be used, StaleVersion when `version` is given and
 * not the current one
 */
export async function updateBranding(
  { viewer, transaction }: Context,
  { logoId, faviconId, primaryColor, version }: UpdateBrandingInput,
): Promise<string> {
  authorize(viewer, membershipPolicy.manageInstitution);
  const { institutionId } = viewer;
  await transaction(async (em) => {
    const institution = await em.findOneOrFail(Institution, institutionId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (!institution.hasBranding) throw PlanRequired(NO_BRANDING);
    assertCurrent('branding', institution.brandingVersion, version);
    if ([logoId, faviconId, primaryColor].every((value) => value === undefined)) return;
    if (logoId !== undefined) {
      const holder = { purpose: LOGO, holderId: institutionId };
      institution.logoUrl = await attachImage(em, viewer, holder, logoId, 'logoId', WIDTH);
    }
    if (faviconId !== undefined) {
      const holder = { purpose: FAVICON, holderId: institutionId };
      institution.faviconUrl = await attachImage(em, viewer, holder, faviconId, 'faviconId', WIDTH);
    }
    if (primaryColor !== undefined) institution.primaryColor = primaryColor;
    institution.brandingVersion += 1;
  });
  return institutionId;
}
