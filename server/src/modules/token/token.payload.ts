import { Field, ObjectType } from 'type-graphql';
import { ApiToken } from './token.entity.ts';

@ObjectType({ description: 'An API token as the mutation left it.' })
export class ApiTokenPayload {
  @Field(() => ApiToken, { description: 'As it is now.' })
  apiToken!: ApiToken;
}

@ObjectType({ description: 'A new API token, and its secret.' })
export class CreateApiTokenPayload extends ApiTokenPayload {
  @Field(() => String, { description: 'The token itself: told here once, and never again.' })
  token!: string;
}
