import type { Context } from '#platform/request/context';
import type { MemberViewer } from '#kernel/viewer';
import type { ChangedConversation } from './chat.events.ts';
import { LOOK_UP } from './chat.sql.ts';

/** Relation of a member to a message. */
interface KnownMessage extends ChangedConversation {
  isOwn: boolean;
  /** Whether it is in the named conversation. */
  isThere: boolean;
  isDeleted: boolean;
  mayBeSeen: boolean;
}

/** Returns a message of the institution regardless of permissions, or null. */
export async function lookUp(
  { services }: Context,
  viewer: MemberViewer,
  id: string,
  conversationId: string | null = null,
): Promise<KnownMessage | null> {
  const values = [viewer.institutionId, id, viewer.membershipId, conversationId];
  const [json] = await services.runStatements(viewer, [{ name: 'look_up_message', text: LOOK_UP, values }]);
  return json ? (JSON.parse(json) as KnownMessage) : null;
}
