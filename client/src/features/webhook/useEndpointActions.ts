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

/** Returns the actions on an endpoint, each of which reports its result in a toast. */
export function useEndpointActions(endpointId: string) {
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
    /**
     * Sends a test event.
     * @returns whether it was sent
     */
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
      notifyFailure(async () => {
        await update({ variables: { input: { id: endpointId, isEnabled } } });
        notify.success(isEnabled ? t.wasEnabled : t.wasDisabled);
      }),
    /**
     * Rotates the secret.
     * @returns the new secret
     */
    rotate: () =>
      notifyFailure(async () => {
        const { data } = await rotate({ variables: { id: endpointId } });
        return data!.rotateWebhookSecret!.secret;
      }),
    remove: () =>
      notifyFailure(async () => {
        await remove({ variables: { id: endpointId } });
        notify.success(t.wasDeleted);
      }),
  };
}

/** Shows a failure in a toast and rethrows it. */
async function notifyFailure<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    notify.error(readError(error).message || t.actFailed);
    throw error;
  }
}
