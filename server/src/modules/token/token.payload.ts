import { Field, ObjectType } from 'type-graphql';
import { ApiToken } from './token.entity.ts';

@ObjectType({ description: 'Payload of `revokeApiToken`.' })
export class ApiTokenPayload {
  @Field(() => ApiToken, { description: 'The API token after the mutation.' })
  apiToken!: ApiToken;
}

@ObjectType({ description: 'Payload of `createApiToken`.' })
export class CreateApiTokenPayload extends ApiTokenPayload {
  @Field(() => String, { description: 'Secret of the token. Returned only here; it cannot be read again.' })
  token!: string;
}
