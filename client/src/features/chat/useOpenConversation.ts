import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { readError } from '#lib/errors';
import { paths } from '#lib/paths';
import { notify } from '#lib/toasts';
import { texts } from '#texts/en';
import { insertConversation } from './chatCache.ts';
import { OpenConversationDocument } from './useOpenConversation.generated.ts';

const t = texts.chat;

/** Returns a function that opens the conversation with a member, and creates it if needed. */
export function useOpenConversation(): (memberId: string) => Promise<void> {
  const [send] = useMutation(OpenConversationDocument);
  const navigate = useNavigate();
  return async (memberId) => {
    try {
      const { data } = await send({
        variables: { memberId },
        update: (cache, { data: answer }) => {
          if (answer?.openConversation) insertConversation(cache, answer.openConversation.conversation.id);
        },
      });
      if (data?.openConversation) await navigate(paths.conversation(data.openConversation.conversation.id));
    } catch (error) {
      notify.error(readError(error).message || t.notOpened);
    }
  };
}
