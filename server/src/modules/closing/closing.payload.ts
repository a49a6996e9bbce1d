import { Field, ObjectType } from 'type-graphql';
import { DateTime, ID } from '#kernel/scalars';

@ObjectType({ description: 'An institution that its owner, the viewer, closed.' })
export class InstitutionClosing {
  @Field(() => ID, { description: 'ID of the institution.' })
  institutionId!: string;

  @Field(() => String, { description: 'Name of the institution.' })
  name!: string;

  @Field(() => DateTime, { description: 'Time at which it was closed.' })
  closedAt!: Date;

  @Field(() => DateTime, {
    description: 'Time from which its data is erased. Until then it can be reopened.',
  })
  closingAt!: Date;
}

@ObjectType({ description: 'Payload of `closeInstitution`.' })
export class CloseInstitutionPayload {
  @Field(() => InstitutionClosing, { description: 'The closed institution. Refresh the session next.' })
  closing!: InstitutionClosing;
}

@ObjectType({ description: 'Payload of `cancelInstitutionClosing`.' })
export class CancelInstitutionClosingPayload {
  @Field(() => ID, { description: 'ID of the institution, which is open again. Refresh the session next.' })
  institutionId!: string;
}
