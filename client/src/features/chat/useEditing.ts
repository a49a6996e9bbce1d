import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import { OUTLIVES_PAGE, removeWithUndo } from '#lib/undo';
import { DeleteMessageDocument, EditMessageDocument } from './MessageItem.generated.ts';

/** Own message that is being edited. */
export interface Editing {
  id: string;
  body: string;
}

/**
 * Edits and deletes the viewer's messages with an optimistic response, which is rolled back when the server rejects the
 * call.
 */
export function useEditing() {
  const [editing, setEditing] = useState<Editing | null>(null);
  const [sendEdit] = useMutation(EditMessageDocument);
  const client = useApolloClient();
  const end = () => setEditing(null);
  return {
    editing,
    begin: setEditing,
    end,
    save: (body: string) => {
      if (!editing) return;
      end();
      if (body === editing.body) return;
      sendEdit({ variables: { input: { id: editing.id, body } } }).catch((error: unknown) =>
        notify.error(readError(error).message || texts.chat.notEdited),
      );
    },
    remove: (id: string) => {
      const send = () =>
        client.mutate({ mutation: DeleteMessageDocument, variables: { id }, context: OUTLIVES_PAGE });
      removeWithUndo(id, { done: texts.chat.messageDeleted, failed: texts.chat.notDeleted }, send);
    },
  };
}
