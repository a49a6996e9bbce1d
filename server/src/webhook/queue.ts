/** What the job of a delivery is given. */
export interface DeliverWebhook {
  institutionId: string;
  deliveryId: string;
  /** Of the delivery: where it has another by then, the job is out of date. */
  turn: number;
}

/**
 * SQL: queues the job of each row of `deliveries`, with columns of webhook_delivery, for its next attempt. Each endpoint has a queue of its
 * own, worked on one after the other, so that a slow one waits for itself only.
 */
export const queueSql = (deliveries: string) => `
  select queue_job_in('webhook ' || d.endpoint_id, 'deliver-webhook', json_build_object(
    'institutionId', d.institution_id, 'deliveryId', d.id, 'turn', d.turn), d.next_attempt_at)
  from ${deliveries} d where d.next_attempt_at is not null`;
