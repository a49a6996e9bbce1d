import { Field, ObjectType } from 'type-graphql';
import { Institution } from './institution.entity.ts';

@ObjectType()
export class InstitutionPayload {
  @Field(() => Institution)
  institution!: Institution;
}
