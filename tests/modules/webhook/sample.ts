import { aWebhook } from '#tests/support/factories';
import type { Sample } from '#tests/support/sample';

export const sample: Sample = {
  values: { url: 'https://127.0.0.1:9/hooks', events: 'COHORT_CREATED', isEnabled: true },
  silent: {
    sendTestWebhook: 'a delivery, of which there is a log of its own',
    redeliverWebhook: 'a delivery, of which there is a log of its own',
  },
  idOf: {
    webhookEndpoint: 'endpointId',
    updateWebhookEndpoint: 'endpointId',
    deleteWebhookEndpoint: 'endpointId',
    rotateWebhookSecret: 'endpointId',
    webhookDelivery: 'deliveryId',
    redeliverWebhook: 'deliveryId',
  },
  own: async (app, { institution }) => {
    const { endpointId, deliveryId } = await aWebhook(app, { institution });
    return { endpointId, deliveryId };
  },
  targets: async (app, { institution }) => {
    const { endpointId, deliveryId, attemptId } = await aWebhook(app, { institution });
    return {
      hidden: {
        'webhook endpoint': endpointId,
        'webhook delivery': deliveryId,
        'webhook attempt': attemptId,
      },
    };
  },
};
