import { Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { eraseMemberRules } from './erase-member.rules.ts';

@Rules(eraseMemberRules)
@InputType({ description: 'Confirmation with which an admin erases the personal data of a member.' })
export class EraseMemberInput {
  @Field(() => ID, { description: 'ID of the membership.' })
  id!: string;

  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Code of the authenticator app, or a recovery code. Required when the account of the viewer uses two-factor authentication.',
  })
  code?: string | null;
}
