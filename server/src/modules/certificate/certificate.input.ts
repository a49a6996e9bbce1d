import { ArgsType, Field, InputType } from 'type-graphql';
import { UUID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { checkCertificateRules, issueCertificateRules } from './certificate.rules.ts';

@Rules(issueCertificateRules)
@InputType({ description: 'A certificate that is given to its student.' })
export class IssueCertificateInput {
  @Field(() => UUID, { description: 'Of the certificate.' })
  certificateId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What stands on it as the grade, at most 40 characters; nothing when not given.',
  })
  grade?: string | null;
}

@Rules(checkCertificateRules)
@ArgsType()
export class CheckCertificateArguments {
  @Field(() => String, {
    description: 'As it stands on the certificate; case, spaces and dashes do not matter.',
  })
  number!: string;
}
