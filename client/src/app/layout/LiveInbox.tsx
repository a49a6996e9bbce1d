import { useSubscription } from '@apollo/client/react';
import { insertConversation } from '#features/chat/chatCache';
import { LiveInboxDocument } from './LiveInbox.generated.ts';

/** Keeps the number of unread messages and the list of conversations up to date. */
export default function LiveInbox() {
  useSubscription(LiveInboxDocument, {
    ignoreResults: true,
    onData: ({ client: { cache }, data: { data } }) => {
      if (data) insertConversation(cache, data.conversationChanged.conversation.id);
    },
  });
  return null;
}
