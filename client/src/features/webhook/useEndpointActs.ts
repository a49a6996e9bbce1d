import { useMutation } from '@apollo/client/react';
import { readError } from '#lib/errors';
import { texts } from '#texts/en';
import { notify } from '#lib/toasts';
import {
  DeleteWebhookEndpointDocument,
  RotateWebhookSecretDocument,
  SendTestWebhookDocument,
  UpdateWebhookEndpointDocument,
} from './Webhooks.generated.ts';

const t = texts.webhooks;

/** What can be done with an endpoint at a click; a toast tells how it went. */
export function useEndpointActs(endpointId: string) {
  const [sendTest, { loading: isSending }] = useMutation(SendTestWebhookDocument);
  const [update] = useMutation(UpdateWebhookEndpointDocument);
  const [rotate] = useMutation(RotateWebhookSecretDocument);
  const [remove] = useMutation(DeleteWebhookEndpointDocument, {
    update: (cache, { data }) => {
      if (!data) return;
      cache.evict({ id: cache.identify({ __typename: 'WebhookEndpoint', id: endpointId })! });
      cache.gc();
    },
  });
  return {
    isSending,
    /** Gives whether it was sent. */
    sendTest: async (): Promise<boolean> => {
      try {
        await sendTest({ variables: { endpointId } });
        notify.success(t.testSent);
        return true;
      } catch (error) {
        notify.error(readError(error).message || t.actFailed);
        return false;
      }
    },
    setEnabled: (isEnabled: boolean) =>
      told(async () => {
        await update({ variables: { input: { endpointId, isEnabled } } });
        notify.success(isEnabled ? t.wasEnabled : t.wasDisabled);
      }),
    /** Gives the new secret. */
    rotate: () =>
      told(async () => {
        const { data } = await rotate({ variables: { endpointId } });
        return data!.rotateWebhookSecret.secret;
      }),
    remove: () =>
      told(async () => {
        await remove({ variables: { endpointId } });
        notify.success(t.wasDeleted);
      }),
  };
}

/** Says what went wrong, and throws it on. */
async function told<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    notify.error(readError(error).message || t.actFailed);
    throw error;
  }
}
