import { certificateConsumer } from '../certificate/certificate.consumer.ts';
import { seatAccessConsumer } from '../membership/seat-access.consumer.ts';
import { notificationConsumer } from '../notification/notification.consumer.ts';
import { webhookConsumer } from '../webhook/consumer.ts';
import type { EventConsumer } from './consumer.ts';

/** Everybody who acts upon events; their statements run in this order. */
export const CONSUMERS: EventConsumer[] = [
  certificateConsumer,
  notificationConsumer,
  webhookConsumer,
  seatAccessConsumer,
];
