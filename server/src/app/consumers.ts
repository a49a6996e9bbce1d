import { certificateConsumer } from '#modules/certificate/certificate.consumer';
import { seatAccessConsumer } from '#modules/membership/seat-access.consumer';
import { notificationConsumer } from '#modules/notification/notification.consumer';
import { webhookConsumer } from '#modules/webhook/consumer';
import type { EventConsumer } from '#platform/domain-event/consumer';

/** Everybody who acts upon events; their statements run in this order. */
export const CONSUMERS: EventConsumer[] = [
  certificateConsumer,
  notificationConsumer,
  webhookConsumer,
  seatAccessConsumer,
];
