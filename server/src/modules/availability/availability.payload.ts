import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Availability } from './availability.entity.ts';

@ObjectType({ description: 'Payload of `createAvailability`.' })
export class AvailabilityPayload {
  @Field(() => Availability, { description: 'The new office hours.' })
  availability!: Availability;
}

@ObjectType({ description: 'Payload of `deleteAvailability`.' })
export class DeleteAvailabilityPayload {
  @Field(() => ID, { description: 'ID of the deleted office hours.' })
  id!: string;
}
