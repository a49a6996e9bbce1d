import { v7 as uuidv7 } from 'uuid';
import type { App } from '../app.ts';
import { insert, type InstitutionRow } from './rows.ts';

/** An address where no server listens. */
const NOWHERE = 'http://127.0.0.1:9/hooks';

/** Creates an endpoint with a delivery that succeeded on the second attempt. */
export async function aWebhook(
  app: Pick<App, 'db'>,
  { institution, url = NOWHERE }: { institution: Pick<InstitutionRow, 'id'>; url?: string },
): Promise<{ endpointId: string; deliveryId: string; attemptId: string }> {
  const ids = { endpointId: uuidv7(), deliveryId: uuidv7(), attemptId: uuidv7() };
  const of = { institution_id: institution.id };
  await insert(app, 'webhook_endpoint', { ...of, id: ids.endpointId, url, events: ['enrollment.created'] });
  await insert(app, 'webhook_delivery', {
    ...of,
    id: ids.deliveryId,
    endpoint_id: ids.endpointId,
    event_id: uuidv7(),
    type: 'enrollment.created',
    payload: '{"type":"enrollment.created"}',
    status: 'succeeded',
    next_attempt_at: null,
  });
  const attempt = { ...of, delivery_id: ids.deliveryId, duration_ms: 12 };
  await insert(app, 'webhook_attempt', {
    ...attempt,
    id: uuidv7(),
    status_code: 500,
    error: 'Answered 500.',
  });
  await insert(app, 'webhook_attempt', {
    ...attempt,
    id: ids.attemptId,
    status_code: 200,
    response: 'thanks',
  });
  return ids;
}
