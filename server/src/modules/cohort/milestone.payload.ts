import { Field, ObjectType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Milestone } from './cohort-parts.entity.ts';
import { Cohort } from './cohort.entity.ts';

@ObjectType({ description: 'Payload of the mutations that add or change a milestone.' })
export class MilestonePayload {
  @Field(() => Milestone, { description: 'The milestone after the mutation.' })
  milestone!: Milestone;

  @Field(() => Cohort, { description: 'Its cohort.' })
  cohort!: Cohort;
}

@ObjectType({ description: 'Payload of `removeMilestone`.' })
export class RemoveMilestonePayload {
  @Field(() => ID, { description: 'ID of the removed milestone.' })
  id!: string;

  @Field(() => Cohort, { description: 'Its cohort, with the remaining milestones.' })
  cohort!: Cohort;
}
