import type { Module } from '#platform/module/module';
import { Membership } from './membership.entity.ts';
import { MembershipResolver } from './membership.resolver.ts';
import { seatAccessConsumer } from './seat-access.consumer.ts';

export const membershipModule: Module = {
  name: 'membership',
  entities: [Membership],
  resolvers: [MembershipResolver],
  consumers: [seatAccessConsumer],
};
