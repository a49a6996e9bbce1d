import { aConversation } from '#tests/support/factories';
import { HIDDEN, type Sample } from '#tests/support/sample';

export const sample: Sample = {
  idOf: {
    conversation: 'conversationId',
    markConversationRead: 'conversationId',
    editMessage: 'messageId',
    deleteMessage: 'messageId',
  },
  silent: {
    openConversation: 'conversations are private',
    sendMessage: 'conversations are private',
    editMessage: 'conversations are private',
    deleteMessage: 'conversations are private',
    markConversationRead: 'conversations are private',
    setTyping: 'conversations are private, and nothing is written',
  },
  own: async (app, { self, partner }) => {
    const talk = await aConversation(app, self, partner);
    return { conversationId: talk.id, messageId: talk.messageId };
  },
  targets: async (app, { admin, teacher, classmate }) => {
    const own = await aConversation(app, admin, teacher);
    const others = await aConversation(app, teacher, classmate, HIDDEN);
    return {
      seen: { conversation: own.id, message: own.messageId },
      hidden: { 'conversation of others': others.id, 'message of others': others.messageId },
    };
  },
  messages: (conversationId, { institution, student, admin, teacher }) => {
    const of = { institutionId: institution.id, conversationId };
    const memberIds: [string, string] = [admin.membershipId, teacher.membershipId];
    return {
      conversationChanged: { ...of, revision: 2, cohortId: null, memberIds },
      typingChanged: { ...of, membershipId: student.membershipId, isTyping: true },
    };
  },
};
