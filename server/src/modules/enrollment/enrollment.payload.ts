import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Enrollment } from './enrollment.entity.ts';

@ObjectType({ description: 'An enrollment as the mutation left it.' })
export class EnrollmentPayload {
  @Field(() => Enrollment, { description: 'As it is now.' })
  enrollment!: Enrollment;
}

@ObjectType({
  description: "The viewer's enrollment and the viewer: all that enrolling and cancelling change.",
})
export class EnrollPayload {
  @Field(() => Enrollment, { description: 'As it is now.' })
  enrollment!: Enrollment;

  @Field(() => Account, { description: 'The person, with the counts that it changes.' })
  viewer!: Account;
}
