import { Field, InputType } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { setCustomDomainRules } from './custom-domain.rules.ts';

@Rules(setCustomDomainRules)
@InputType({ description: 'Custom domain of an institution.' })
export class SetCustomDomainInput {
  @Field(() => String, {
    description: 'Host name, such as learn.example.org. Letters outside of ASCII become punycode.',
  })
  host!: string;
}
