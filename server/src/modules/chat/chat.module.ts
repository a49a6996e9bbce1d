import type { Module } from '#platform/module/module';
import { SESSION_ONLY } from '#platform/request/token-access';
import { ChatLiveResolver } from './chat-live.resolver.ts';
import { ChatResolver } from './chat.resolver.ts';
import { RoomOfCohort } from './cohort-room.fields.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';
import { MessagesOfConversation } from './message.fields.ts';
import { PARTICIPANTS } from './participants.sql.ts';
import { ReadMark } from './read-mark.entity.ts';

declare module '#platform/pubsub/bus' {
  interface Messages {
    /** A message was sent or changed. `memberIds`: the two members, or null for a cohort's room. */
    conversationChanged: {
      institutionId: string;
      conversationId: string;
      /** Latest revision of the conversation. */
      revision: number;
      cohortId: string | null;
      memberIds: [string, string] | null;
    };
    /** A member has read more of a conversation. */
    conversationRead: { institutionId: string; conversationId: string; membershipId: string };
    /** A member started or stopped typing. */
    typingChanged: { institutionId: string; conversationId: string; membershipId: string; isTyping: boolean };
  }
}

export const chatModule: Module = {
  name: 'chat',
  entities: [Conversation, Message, ReadMark],
  nodes: [
    { type: Conversation, scope: SESSION_ONLY },
    { type: Message, scope: SESSION_ONLY },
  ],
  fields: [MessagesOfConversation, RoomOfCohort],
  resolvers: [ChatLiveResolver, ChatResolver],
  tokenAccess: {
    contacts: SESSION_ONLY,
    conversation: SESSION_ONLY,
    conversations: SESSION_ONLY,
    openConversation: SESSION_ONLY,
    sendMessage: SESSION_ONLY,
    editMessage: SESSION_ONLY,
    deleteMessage: SESSION_ONLY,
    markConversationRead: SESSION_ONLY,
    setTyping: SESSION_ONLY,
    messagesChanged: SESSION_ONLY,
    conversationChanged: SESSION_ONLY,
    typingChanged: SESSION_ONLY,
  },
  sqlFunctions: [PARTICIPANTS],
};
