import { getHostNamespace } from './hostNamespace.ts';
import { request } from './request.ts';
import { getSession, replaceSession } from './session.ts';
import { SwitchInstitutionDocument } from './Session.public.generated.ts';

/** Switches the session to another institution of the user; all screens restart there. */
export async function enterInstitution(institutionId: string): Promise<void> {
  await replaceSession(async (accessToken) => {
    const { switchInstitution } = await request(
      SwitchInstitutionDocument,
      { institutionId },
      { auth: { accessToken } },
    );
    return switchInstitution!.accessToken;
  });
}

/**
 * Enters an institution that the user has just joined from outside. On the host of an institution the session stays,
 * because the host determines the institution.
 */
export async function enterJoined(institution: { id: string; namespace: string }): Promise<void> {
  const session = getSession();
  const isOutside = session !== null && session.namespace !== institution.namespace;
  if (isOutside && getHostNamespace() === null) await enterInstitution(institution.id);
}
