import type { Context } from '#platform/request/context';
import { effectiveRole, isMember } from '#kernel/viewer';
import { kindNamed, kindsFor } from './notification-kinds.service.ts';

/** Returns the viewer's mail preferences for each kind that its role can get; empty without a membership. */
export async function preferencesOf({ viewer, services }: Context) {
  if (!isMember(viewer)) return [];
  const [json] = await services.runStatements(viewer, [
    { name: 'notification_preferences', text: CHOSEN, values: [viewer.institutionId, viewer.membershipId] },
  ]);
  const chosen = JSON.parse(json ?? '{}') as Partial<Record<string, boolean>>;
  return kindsFor(effectiveRole(viewer)).map((kind) => ({
    kind,
    isMailed: chosen[kind] ?? kindNamed(kind)!.isMailed,
  }));
}

const CHOSEN = `
  select json_object_agg(kind, is_mailed)::text from notification_preference
  where institution_id = $1 and membership_id = $2`;
