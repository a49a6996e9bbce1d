import { Field, InputType, Int } from 'type-graphql';
import type { Scope } from '#kernel/scope';
import { Rules } from '#kernel/validation';
import { ApiScope } from './api-scope.enums.ts';
import { createApiTokenRules } from './token.rules.ts';

@Rules(createApiTokenRules)
@InputType({ description: 'Values of a new API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'Name of the token, for example the program that uses it.' })
  name!: string;

  @Field(() => Int, { description: 'Days until the token expires: 30, 90 or 365.' })
  expiresInDays!: 30 | 90 | 365;

  @Field(() => [ApiScope], { description: 'Scopes of the token, at least one.' })
  scopes!: Scope[];
}
