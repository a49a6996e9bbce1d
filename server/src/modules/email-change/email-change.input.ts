import { Field, InputType } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { SECOND_FACTOR } from '#modules/account/two-factor.input';
import {
  confirmEmailChangeRules,
  requestEmailChangeRules,
  undoEmailChangeRules,
} from './email-change.rules.ts';

@InputType({ description: 'The new e-mail address and the proof of the owner.' })
@Rules(requestEmailChangeRules)
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'New e-mail address, at most 254 characters.' })
  email!: string;

  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { nullable: true, description: SECOND_FACTOR })
  code?: string | null;
}

@InputType({ description: 'Proof of ownership of the new e-mail address.' })
@Rules(confirmEmailChangeRules)
export class ConfirmEmailChangeInput {
  @Field(() => String, { description: 'Token of the link in the mail to the new address.' })
  token!: string;
}

@InputType({ description: 'Proof of ownership of the old e-mail address.' })
@Rules(undoEmailChangeRules)
export class UndoEmailChangeInput {
  @Field(() => String, { description: 'Token of the link in the mail to the old address.' })
  token!: string;
}
