import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Institution } from './institution.entity.ts';
import { Plan } from './plan.enums.ts';

@ObjectType({ description: 'Payload of the mutations that change an institution.' })
export class InstitutionPayload {
  @Field(() => Institution, { description: 'The institution after the mutation.' })
  institution!: Institution;
}

@ObjectType({ description: 'Payload of `createInstitution`.' })
export class CreateInstitutionPayload {
  @Field(() => Institution, { description: 'The new institution.' })
  institution!: Institution;

  @Field(() => Account, { description: 'The viewer with the new membership.' })
  viewer!: Account;
}

@ObjectType({ description: 'Payload of `setInstitutionPlan`.' })
export class SetInstitutionPlanPayload extends InstitutionPayload {
  @Field(() => Plan, {
    description: 'Plan after the mutation, also for callers who are not members of the institution.',
  })
  plan!: Plan;
}
