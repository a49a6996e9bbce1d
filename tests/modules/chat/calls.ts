import { randomUUID } from 'node:crypto';
import type { App } from '#tests/support/app';
import type { Actor, ItemRow, Member } from '#tests/support/factories';
import type { GraphqlAnswer } from '#tests/support/graphql';

/** Opens the conversation of two members and returns its ID. */
export async function open(app: App, as: Member, other: Member): Promise<string> {
  const { data } = await app.graphql(
    'mutation Open($memberId: ID!) { openConversation(input: { memberId: $memberId }) { conversation { id } } }',
    { memberId: other.membershipId },
    { as },
  );
  return data!['openConversation'].conversation.id as string;
}

/** Returns the ID of a cohort's room. */
export async function roomOf(app: App, cohort: ItemRow): Promise<string> {
  const { rows } = await app.db.query<{ id: string }>('select id from conversation where cohort_id = $1', [
    cohort.id,
  ]);
  return rows[0]!.id;
}

export const SEND =
  'mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { message { id sequence revision body sender { id } } conversation { id lastSequence unreadCount } } }';

/** Sends a text with a new message ID unless one is given. */
export function send(
  app: App,
  as: Actor,
  conversationId: string,
  body: string,
  id: string = randomUUID(),
): Promise<GraphqlAnswer> {
  return app.graphql(SEND, { input: { id, conversationId, body } }, { as });
}

/** Returns the bodies that an actor reads in a conversation, the latest first. */
export async function bodies(app: App, as: Actor, id: string): Promise<(string | null)[]> {
  const { data } = await app.graphql(
    'query Read($id: ID!) { conversation(id: $id) { messages(first: 100) { nodes { body } } } }',
    { id },
    { as },
  );
  return (data!['conversation'].messages.nodes as { body: string | null }[]).map(({ body }) => body);
}
