import { ArgsType, Field, InputType } from 'type-graphql';
import { ID } from '#kernel/scalars';
import { Rules } from '#kernel/validation';
import { checkCertificateRules, issueCertificateRules } from './certificate.rules.ts';

@Rules(issueCertificateRules)
@InputType({ description: 'The certificate to issue, and its grade.' })
export class IssueCertificateInput {
  @Field(() => ID, { description: 'ID of the certificate.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Grade to print on the certificate, at most 40 characters. Optional.',
  })
  grade?: string | null;
}

@Rules(checkCertificateRules)
@ArgsType()
export class CheckCertificateArguments {
  @Field(() => String, {
    description: 'Number printed on the certificate. Case, spaces and dashes are ignored.',
  })
  number!: string;
}
