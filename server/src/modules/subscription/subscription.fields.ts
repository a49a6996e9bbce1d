import type { Opt } from '@mikro-orm/core';
import { sql } from 'kysely';
import { Institution } from '#modules/institution/institution.entity';
import { FieldsOf, One } from '#platform/read/declarations';
import { Subscription } from './subscription.entity.ts';

/** Open subscription of an institution. */
@FieldsOf(Institution)
export class SubscriptionFieldsOfInstitution {
  @One<Subscription, Institution>(() => Subscription, {
    where: (subscription, institution) =>
      sql`${subscription.institution} = ${institution.id} and ${subscription.status} <> 'ended'`,
    order: { by: ['createdAt'], descending: true },
    description:
      'Subscription that pays for the plan, or whose first payment is awaited. Null without one, and unless the viewer is an admin of the institution.',
  })
  subscription!: (Subscription & Opt) | null;
}
