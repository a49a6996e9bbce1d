import { Field, ObjectType } from 'type-graphql';
import { ItemResult } from '#platform/bulk/bulk.payload';
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

@ObjectType({ description: 'Result of one item of `enrollMembers`.' })
export class EnrollmentResult extends ItemResult {
  @Field(() => Enrollment, {
    nullable: true,
    description: 'The enrollment after the mutation. Null when it failed.',
  })
  enrollment!: Enrollment | null;
}

@ObjectType({ description: 'Payload of `enrollMembers`.' })
export class EnrollmentsPayload {
  @Field(() => [EnrollmentResult], { description: 'Result of each item, in the order of `items`.' })
  results!: EnrollmentResult[];
}

@ObjectType({ description: 'Payload of `moveEnrollment`.' })
export class MoveEnrollmentPayload {
  @Field(() => Enrollment, { description: 'The enrollment in the other cohort.' })
  enrollment!: Enrollment;

  @Field(() => Enrollment, { description: 'The former enrollment, which is cancelled.' })
  formerEnrollment!: Enrollment;
}
