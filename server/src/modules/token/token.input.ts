import { Field, InputType, Int } from 'type-graphql';
import type { Scope } from '#kernel/scope.rules';
import { Rules } from '#kernel/validation';
import { ApiScope } from './token.entity.ts';
import { createApiTokenRules } from './token.rules.ts';

@Rules(createApiTokenRules)
@InputType({ description: 'A new API token.' })
export class CreateApiTokenInput {
  @Field(() => String, { description: 'What uses it, to know it again.' })
  name!: string;

  @Field(() => Int, { description: '30, 90 or 365.' })
  expiresInDays!: 30 | 90 | 365;

  @Field(() => [ApiScope], { description: 'At least one.' })
  scopes!: Scope[];
}
