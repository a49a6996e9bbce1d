import { Field, InputType } from 'type-graphql';
import { Rules } from '#kernel/validation';
import { disableTwoFactorForRules } from './lost-second-factor.rules.ts';
import { twoFactorProofRules, twoFactorSetUpRules } from './two-factor.rules.ts';

const CODE = 'Code of the authenticator app, or a recovery code.';

/** Description of the second factor, which accounts without one leave out. */
export const SECOND_FACTOR = `${CODE} Required for accounts with two-factor authentication.`;

@InputType({ description: 'Proof with which two-factor authentication is turned on.' })
@Rules(twoFactorSetUpRules)
export class EnableTwoFactorInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { description: 'Six-digit code of the authenticator app.' })
  code!: string;
}

@InputType({ description: 'Proof with which two-factor authentication is turned off.' })
@Rules(twoFactorProofRules)
export class DisableTwoFactorInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { description: CODE })
  code!: string;
}

@InputType({ description: 'Proof with which the recovery codes are replaced.' })
@Rules(twoFactorProofRules)
export class ReplaceRecoveryCodesInput {
  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { description: CODE })
  code!: string;
}

@InputType({
  description: 'An account whose owner lost the second factor, and the proof of the super admin.',
})
@Rules(disableTwoFactorForRules)
export class DisableTwoFactorForInput {
  @Field(() => String, { description: 'E-mail address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Reason, 1 to 1,000 characters. Mailed to the owner of the account.' })
  reason!: string;

  @Field(() => String, { description: 'Current password of the viewer.' })
  password!: string;

  @Field(() => String, { description: "Code of the viewer's authenticator app, or a recovery code." })
  code!: string;
}
