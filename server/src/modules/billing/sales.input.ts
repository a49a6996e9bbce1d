import { Field, InputType, Int } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { contactSalesRules } from './sales.rules.ts';

@InputType({ description: 'An inquiry about plans.' })
@Rules(contactSalesRules)
export class ContactSalesInput {
  @Field(() => String, { description: 'Name of the person who asks, at most 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'E-mail address that the answer goes to, at most 254 characters.' })
  email!: string;

  @Field(() => String, { description: 'Name of the institution, 1 to 100 characters.' })
  institution!: string;

  @Field(() => Int, { description: 'Number of students that the institution expects, 1 to 1,000,000.' })
  students!: number;

  @Field(() => String, { description: 'Text of the inquiry, 1 to 5,000 characters.' })
  message!: string;
}
