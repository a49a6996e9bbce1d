import { Field, ObjectType } from 'type-graphql';
import { Institution } from './institution.entity.ts';

@ObjectType({ description: 'An institution as the mutation left it.' })
export class InstitutionPayload {
  @Field(() => Institution, { description: 'As it is now.' })
  institution!: Institution;
}
