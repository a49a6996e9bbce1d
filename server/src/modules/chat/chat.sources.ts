import { sql } from 'kysely';
import { Membership } from '#modules/membership/membership.entity';
import { searchedTextOf } from '#modules/membership/membership.connection';
import { Role } from '#kernel/role';
import { isWhole } from '#platform/read/paging';
import { contains, matchesSearch, searchedText } from '#platform/read/search';
import { byId, connection, one } from '#platform/read/source';
import { ALL, storedCount } from '#platform/stored-count/stored-count';
import { Conversation, titleOf } from './conversation.entity.ts';
import { Message } from './message.entity.ts';
import { isOwn, isParticipant } from './participants.sql.ts';

/** Source: the conversation with the given `conversationId`. */
export const CONVERSATION = byId(Conversation, ['conversationId']);

/** Source: the message with the given `id`. */
export const MESSAGE = byId(Message);

/** Source: the conversation of the message with the given `id`. */
export const CONVERSATION_OF_MESSAGE = one(
  Conversation,
  (conversation, { id }) =>
    sql`${conversation.id} = (select m.conversation_id from message m where m.institution_id = ${conversation.institution} and m.id = ${id})`,
);

/** Source: the viewer's conversations. Direct conversations appear when they have a message. */
export const CONVERSATIONS = connection(Conversation, {
  where: (conversation, { search, kind }, reader) => [
    isOwn(reader, conversation.id),
    sql`(${conversation.kind} = 'cohort' or ${conversation.lastSequence} > 0)`,
    kind && sql`${conversation.kind} = ${kind}`,
    search && contains(titleOf(conversation, reader), search),
  ],
  order: { by: ['lastMessageAt'], descending: true },
});

/** Source: the other members of the viewer's institution. */
export const CONTACTS = connection(Membership, {
  where: (member, given, reader) => [
    sql`${member.id} <> ${reader.membershipId} and ${member.status} = 'active'`,
    // The index matches name or address; the name must match as well.
    matchesSearch(searchedTextOf(member), given),
    matchesSearch(searchedText(member.firstName, member.lastName), given),
    given['conversationId'] && isParticipant(reader, member.id, given['conversationId']),
  ],
  order: { by: ['lastName', 'firstName'] },
  // All members except the viewer.
  count: (given, { role, institutionId }) =>
    isWhole(given) && (Object.values(Role) as string[]).includes(role)
      ? sql`(${storedCount(institutionId, ALL.members)} - 1)`
      : undefined,
});
