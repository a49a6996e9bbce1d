import { Field, ObjectType } from 'type-graphql';
import { Account } from '#modules/account/account.entity';
import { Enrollment } from './enrollment.entity.ts';

@ObjectType({ description: 'Payload of the mutations that change an enrollment.' })
export class EnrollmentPayload {
  @Field(() => Enrollment, { description: 'The enrollment after the mutation.' })
  enrollment!: Enrollment;
}

@ObjectType({
  description: 'Payload of `enroll` and `cancelEnrollment`.',
})
export class EnrollPayload {
  @Field(() => Enrollment, { description: 'The enrollment after the mutation.' })
  enrollment!: Enrollment;

  @Field(() => Account, { description: 'The viewer with the updated counts.' })
  viewer!: Account;
}
