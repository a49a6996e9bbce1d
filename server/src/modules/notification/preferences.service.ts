import type { Context } from '#platform/request/context';
import { effectiveRole, isMember } from '#kernel/viewer';
import { isMailedByDefault, kindsFor, type NotificationKind } from './notification.enums.ts';

/** Returns the viewer's mail preferences for each kind that its role can get; empty without a membership. */
export async function preferencesOf({ viewer, services }: Context) {
  if (!isMember(viewer)) return [];
  const [json] = await services.runStatements(viewer, [
    { name: 'notification_preferences', text: CHOSEN, values: [viewer.institutionId, viewer.membershipId] },
  ]);
  const chosen = JSON.parse(json ?? '{}') as Partial<Record<NotificationKind, boolean>>;
  return kindsFor(effectiveRole(viewer)).map((kind) => ({
    kind,
    isMailed: chosen[kind] ?? isMailedByDefault(kind),
  }));
}

const CHOSEN = `
  select json_object_agg(kind, is_mailed)::text from notification_preference
  where institution_id = $1 and membership_id = $2`;
