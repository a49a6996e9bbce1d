import { hostNamespace } from './hostNamespace.ts';
import { request } from './request.ts';
import { getSession, startSession } from './session.ts';
import { SwitchInstitutionDocument } from './Session.public.generated.ts';

/** Replaces the session by one for another institution of the person: every screen starts afresh there. */
export async function enterInstitution(institutionId: string): Promise<void> {
  const { switchInstitution } = await request(SwitchInstitutionDocument, { institutionId });
  startSession(switchInstitution.accessToken);
}

/**
 * Enters an institution that the person has just joined from outside. On the host of an institution the session stays:
 * the host decides which institution it is for.
 */
export async function enterJoined(institution: { id: string; namespace: string }): Promise<void> {
  const session = getSession();
  const isOutside = session !== null && session.namespace !== institution.namespace;
  if (isOutside && hostNamespace() === null) await enterInstitution(institution.id);
}
