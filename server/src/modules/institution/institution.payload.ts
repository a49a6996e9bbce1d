import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Institution } from './institution.entity.ts';
import { Plan } from './plan.ts';

@ObjectType({ description: 'An institution as the mutation left it.' })
export class InstitutionPayload {
  @Field(() => Institution, { description: 'As it is now.' })
  institution!: Institution;
}

@ObjectType({ description: 'An institution, and who owns it now.' })
export class CreateInstitutionPayload {
  @Field(() => Institution, { description: 'The new one.' })
  institution!: Institution;

  @Field(() => Account, { description: 'With one membership more.' })
  viewer!: Account;
}

@ObjectType({ description: 'An institution, and the plan that it is on now.' })
export class SetInstitutionPlanPayload extends InstitutionPayload {
  @Field(() => Plan, { description: 'The plan, also for who is not in the institution.' })
  plan!: Plan;
}
