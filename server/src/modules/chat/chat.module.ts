import type { Module } from '#platform/module/module';
import { ChatLiveResolver } from './chat-live.resolver.ts';
import { ChatResolver } from './chat.resolver.ts';
import { Conversation } from './conversation.entity.ts';
import { Message } from './message.entity.ts';
import { MessagesOfConversation } from './message.fields.ts';
import { PARTICIPANTS } from './participants.ts';
import { ReadMark } from './read-mark.entity.ts';

export const chatModule: Module = {
  name: 'chat',
  entities: [Conversation, Message, ReadMark],
  fields: [MessagesOfConversation],
  resolvers: [ChatLiveResolver, ChatResolver],
  sqlFunctions: [PARTICIPANTS],
};
