import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import type { Member } from './people.ts';
import { insert } from './rows.ts';

/** A conversation with one message. */
export interface Talk {
  id: string;
  messageId: string;
}

/** Creates a conversation of two members of one institution; the first has sent a message. */
export async function aConversation(app: App, sender: Member, other: Member, body = 'Hello'): Promise<Talk> {
  const [id, messageId] = [uuidv7(), uuidv7()];
  const [first, second] = [sender.membershipId, other.membershipId].toSorted();
  const institution = { institution_id: sender.institution.id };
  await insert(app, 'conversation', {
    ...institution,
    id,
    kind: 'direct',
    first_id: first,
    second_id: second,
    last_sequence: 1,
    last_revision: 1,
  });
  await insert(app, 'message', {
    ...institution,
    id: messageId,
    conversation_id: id,
    sender_id: sender.membershipId,
    sequence: 1,
    revision: 1,
    body,
  });
  return { id, messageId };
}
