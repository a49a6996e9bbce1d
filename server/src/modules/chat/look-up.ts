import type { Context } from '#platform/request/context';
import type { MemberViewer } from '#kernel/viewer';
import type { ChangedConversation } from './chat.events.ts';
import { LOOK_UP } from './statements.ts';

/** What a message is to a member. */
interface KnownMessage extends ChangedConversation {
  isOwn: boolean;
  /** It is in the conversation that was named. */
  isThere: boolean;
  isDeleted: boolean;
  mayBeSeen: boolean;
}

/** A message of the institution, whoever may see it; null where there is none. */
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
