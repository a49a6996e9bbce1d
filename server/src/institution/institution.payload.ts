import { Field, ObjectType } from 'type-graphql';
import { Account } from '../account/account.entity.ts';
import { Institution } from './institution.entity.ts';

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
